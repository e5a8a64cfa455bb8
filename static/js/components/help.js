/** The dialog that lists the keys. */

import { element } from "../lib/dom.js";
import { t } from "../lib/words.js";

/**
 * @param {{keys: string[], does: string}[]} shortcuts
 * @param {boolean} on whether they are on
 * @param {(on: boolean) => void} onSwitch
 */
export function showHelp(shortcuts, on, onSwitch) {
  const rows = shortcuts.flatMap(({ keys, does }) => [
    element("dt", { class: "help__keys" }, ...keys.map((key) => element("kbd", {}, key))),
    element("dd", { class: "help__does" }, does),
  ]);
  const box = element("input", { type: "checkbox", checked: on });
  const dialog = element(
    "dialog",
    { class: "help", "aria-labelledby": "help-title" },
    element("h2", { class: "help__title", id: "help-title" }, t`Keys`),
    element("dl", { class: "help__list" }, ...rows),
    element("label", { class: "help__switch" }, box, " ", t`Keys of one letter are on`),
    element("form", { method: "dialog" }, element("button", { class: "button" }, t`Close`)),
  );
  box.addEventListener("change", () => onSwitch(box.checked));
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
