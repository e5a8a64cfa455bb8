/** A button that copies the text of another element. */

import { status } from "../lib/dom.js";

/** @param {HTMLButtonElement} button its data-target is the element's id */
export function copy(button) {
  const said = status("copy-status");
  button.after(said);
  button.addEventListener("click", async () => {
    said.textContent = "";
    const target = document.getElementById(button.dataset.target);
    const done = (await written(target.textContent)) || selected(target);
    said.textContent = done ? "Copied" : "Select the text and copy it";
  });
  button.hidden = false;
}

/** Pages from disk may be refused the clipboard, or have none. */
async function written(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Falls back to what copied before there was a clipboard to write to. */
function selected(target) {
  getSelection().selectAllChildren(target);
  return document.execCommand("copy");
}
