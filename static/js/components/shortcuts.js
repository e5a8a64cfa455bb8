/** Keys for the whole page: off in fields, with modifiers, and where switched off. */

import { recall, remember } from "../lib/site.js";
import { t } from "../lib/words.js";
import { walk } from "./cards.js";
import { showHelp } from "./help.js";

const OFF = "shortcuts";

/** @type {{keys: string[], does: string, act: (key: string) => void}[]} */
export const SHORTCUTS = [
  { keys: ["/", "s"], does: t`Search`, act: () => search() },
  { keys: ["j"], does: t`Next paper of a list`, act: () => press("[data-step=next]") || walk(1) },
  { keys: ["k"], does: t`Previous paper of a list`, act: () => press("[data-step=back]") || walk(-1) },
  { keys: ["x"], does: t`Save the paper, or take it off the list`, act: () => press(".star", here()) },
  { keys: ["]"], does: t`Next paper`, act: () => document.querySelector("main a[rel=next]")?.click() },
  { keys: ["["], does: t`Previous paper`, act: () => document.querySelector("main a[rel=prev]")?.click() },
  { keys: ["y", "m", "n"], does: t`Vote yes, maybe, no in a triage`, act: (key) => press(`[data-vote=${key}]`) },
  { keys: ["u"], does: t`Undo`, act: () => press("[data-undo]") },
  { keys: ["t"], does: t`Change the theme`, act: () => document.querySelector(".theme-toggle")?.click() },
  { keys: ["?"], does: t`Show these keys`, act: () => help() },
];

/** Listens to the keys of a document. */
export function shortcuts(target) {
  target.addEventListener("keydown", (event) => {
    if (event.key === "Escape") leave(event);
    const shortcut = wanted(event) && SHORTCUTS.find(({ keys }) => keys.includes(event.key));
    if (!shortcut || (off() && event.key !== "?")) return;
    event.preventDefault();
    shortcut.act(event.key);
  });
}

/** Tells whether a key was meant for the page and not for what has the focus. */
function wanted(event) {
  const typing = event.isComposing || event.keyCode === 229 || event.defaultPrevented;
  if (typing || event.ctrlKey || event.metaKey || event.altKey) return false;
  return !event.target.closest?.("input, textarea, select, [contenteditable], dialog[open]");
}

/** Presses the first such button, if there is one. */
function press(selector, place = document) {
  const button = place.querySelector(`main ${selector}`);
  button?.click();
  return Boolean(button);
}

/** The card that has the focus, or the page of one paper. */
const here = () => document.activeElement?.closest(".card") ?? document.querySelector(".paper") ?? new DocumentFragment();

const off = () => recall(OFF) === "off";

const help = () => showHelp(SHORTCUTS, !off(), (on) => remember(OFF, on ? "" : "off"));

/** Leaves a search field without emptying it, as browsers else would. */
function leave(event) {
  if (event.defaultPrevented || event.isComposing || !event.target.matches("input[type=search]")) return;
  event.preventDefault();
  event.target.blur();
}

function search() {
  const input =
    document.querySelector(".search-page input[name=q]") ??
    document.querySelector(".search-box input[name=q]");
  input?.focus();
  input?.select();
}
