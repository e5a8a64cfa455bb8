/** What can be done with all papers of a list at once. */

import { element } from "../lib/dom.js";
import { cardFacts, titleLink } from "../lib/facts.js";
import { paperAt } from "../lib/site.js";
import { counted, t } from "../lib/words.js";
import { undoable } from "./controls.js";
import { formatButtons } from "./downloads.js";
import { entries } from "./entries.js";
import { entryFacts } from "./shared.js";
import { begin } from "./triage.js";

/** @typedef {{button: HTMLButtonElement, said: HTMLElement, list: typeof import("./list.js")}} Pressed */

/** The papers of the page's list, by name. @returns {Map<string, Element>} */
const cards = () =>
  new Map(
    [...document.querySelectorAll("main .card")].flatMap((card) => {
      const link = titleLink(card);
      const name = link && paperAt(link.href);
      return name ? [[name, card]] : [];
    }),
  );

/** Of a list of several pages, only one is at hand. */
const inPages = () => Boolean(document.querySelector(".pagination:not([hidden])"));

/** Puts every paper of the list onto the reading list. */
export function saveAll(/** @type {Pressed} */ { said, list }) {
  tell(list.add([...cards()].map(([name, card]) => [name, cardFacts(card)])), inPages(), { said, list });
}

/** Puts papers that stand nowhere on the page onto the reading list. */
export async function savePapers(/** @type {string[]} */ names, { said, list }) {
  tell(list.add(await known(names)), false, { said, list });
}

/** What cards would say of papers. @returns {Promise<Map<string, object>>} by name */
export async function known(/** @type {string[]} */ names) {
  const found = await entries(names);
  return new Map([...found].map(([name, entry]) => [name, entryFacts(entry)]));
}

function tell(added, ofPage, { said, list }) {
  const count = counted(added.length);
  const done = ofPage ? t`Saved ${count} of this page.` : t`Saved ${count}.`;
  const none = ofPage ? t`All papers of this page are on your reading list.` : t`All papers are on your reading list.`;
  if (!added.length) said.textContent = none;
  else undoable(said, done, () => added.forEach((name) => list.drop(name)));
}

/** Unfolds the buttons that give the citations of the list, or folds them. */
export function citeAll(/** @type {Pressed} */ { button, said }) {
  const open = button.getAttribute("aria-expanded") !== "true";
  button.setAttribute("aria-expanded", String(open));
  const shown = said.parentElement.querySelector(".tools");
  if (!open) return shown?.remove();
  const file = location.pathname.split("/").pop().replace(/\.html$/, "");
  const label = inPages() ? t`Citations of all papers of this page` : t`Citations of all papers`;
  const row = formatButtons(label, () => [...cards().keys()], { file, said });
  row.prepend(element("span", { class: "tools__label" }, `${label}:`));
  said.before(row);
}

/** Begins a triage of the list. */
export function triage(/** @type {Pressed} */ { said }) {
  const query = document.querySelector(".search-page input[name=q]")?.value;
  const title = query ? t`Search for “${query}”` : document.querySelector("h1").textContent.trim();
  if (!begin(title, [...cards().keys()])) {
    said.textContent = t`Your browser keeps nothing for this site, so a triage cannot go on from page to page.`;
  }
}
