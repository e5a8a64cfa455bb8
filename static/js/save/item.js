/** A paper on the reading list, built as components/card.html builds a card. */

import { element } from "../lib/dom.js";
import { paperPage } from "../lib/site.js";
import { settled } from "../lib/turns.js";
import { t } from "../lib/words.js";
import { button } from "./controls.js";

const DELAY = 400;

/** @typedef {import("./list.js").Saved} Saved */

/**
 * @param {string} name
 * @param {(change: Partial<Saved>) => void} onChange
 * @returns {{row: HTMLElement, update: (saved: Saved) => void}}
 */
export function item(name, onChange) {
  const link = element("a", { href: paperPage(name) });
  const authors = element("p", { class: "card__authors" });
  const byline = element("p", { class: "card__byline" });
  const read = element("input", { type: "checkbox", name: "read" });
  const note = element("textarea", { class: "item__note", name: "note", rows: 1, maxlength: 20_000, placeholder: t`Add a note` });
  const label = element("label", { class: "item__read" }, read, t`Read`);
  const tools = element("div", { class: "item__tools" }, label, note);
  const row = element("li", { class: "card item" }, element("h2", {}, link), authors, byline, tools);
  read.addEventListener("change", () => onChange({ read: read.checked }));
  const keep = () => note.value !== written && onChange({ note: (written = note.value) });
  let written = "";
  note.addEventListener("input", settled(keep, DELAY));
  note.addEventListener("change", keep);
  addEventListener("pagehide", () => note.isConnected && keep());
  return {
    row,
    update(saved) {
      link.textContent = saved.title || name;
      authors.textContent = saved.authors;
      authors.hidden = !saved.authors;
      byline.textContent = saved.byline;
      read.checked = Boolean(saved.read);
      read.setAttribute("aria-label", t`Read: ${saved.title}`);
      note.setAttribute("aria-label", t`Note on ${saved.title}`);
      row.classList.toggle("item--read", read.checked);
      if (document.activeElement !== note) note.value = written = saved.note ?? "";
    },
  };
}

/** What stands in the place of a paper that was taken off. */
export function removed(saved, onUndo) {
  const undo = button(t`Undo`, onUndo, { "data-undo": true, "aria-label": t`Undo: keep ${saved.title}` });
  return element("li", { class: "card item item--removed" }, element("p", {}, t`Taken off: ${saved.title}`), undo);
}
