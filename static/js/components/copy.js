/** A button that copies the text of another element. */

import { copyText } from "../lib/clipboard.js";
import { status } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @param {HTMLButtonElement} button its data-target is the element's id */
export function copy(button) {
  const said = status("copy-status");
  button.after(said);
  button.addEventListener("click", async () => {
    said.textContent = "";
    const target = document.getElementById(button.dataset.target);
    const done = await copyText(target.textContent, target);
    said.textContent = done ? t`Copied` : t`Select the text and copy it`;
  });
  button.hidden = false;
}
