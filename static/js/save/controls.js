/** Buttons and rows of them, as the parts of the save script draw them. */

import { element } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** A button that does something. */
export function button(label, onClick, attributes = {}) {
  const made = element("button", { class: "button button--quiet", type: "button", ...attributes }, label);
  made.addEventListener("click", onClick);
  return made;
}

/** A row of buttons with a name. */
export const group = (label, ...buttons) =>
  element("div", { class: "tools", role: "group", "aria-label": label }, ...buttons);

/** Says in a status what was done, with a way to undo it. */
export function undoable(said, text, undo) {
  const way = button(t`Undo`, () => {
    undo();
    said.textContent = t`Undone.`;
  }, { class: "link-button", "data-undo": true });
  said.replaceChildren(`${text} `, way);
}
