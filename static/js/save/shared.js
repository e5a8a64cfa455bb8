/** A list that came in a link: shown beside one's own, which it never overwrites. */

import { element } from "../lib/dom.js";
import { paperPage } from "../lib/site.js";
import { counted, t } from "../lib/words.js";
import { button, group } from "./controls.js";
import { decoded } from "./entries.js";
import { spoken } from "./formats.js";
import { code, codes } from "./names.js";

const MOST_AUTHORS = 10;

/** What a card would say of a paper. */
export function entryFacts({ values }) {
  const { title, author: authors = [], conference_title: venue = [], publication_date: year = [] } = values;
  const more = authors.length - MOST_AUTHORS;
  const names = authors.slice(0, MOST_AUTHORS).map(spoken).join(", ");
  return {
    title: title[0],
    authors: more > 0 ? t`${names} and ${more} more` : names,
    byline: [...venue, ...year].join(" "),
  };
}

/** A paper of the catalogue as a card. */
export function card(name, facts, ...more) {
  const line = (kind) => (facts[kind] ? [element("p", { class: `card__${kind}` }, facts[kind])] : []);
  const title = element("h3", {}, element("a", { href: paperPage(name) }, facts.title));
  return element("li", { class: "card" }, title, ...line("authors"), ...line("byline"), ...more);
}

/** @param {typeof import("./list.js")} list */
export function shared(list) {
  const section = element("section", { class: "shared", "aria-labelledby": "shared", hidden: true });
  const read = () => show(section, list);
  addEventListener("hashchange", read);
  read();
  return section;
}

async function show(section, list) {
  const asked = codes(location.hash);
  section.hidden = !asked.length;
  if (!asked.length) return;
  const title = element("h2", { id: "shared", tabindex: -1 }, t`Shared with you`);
  const told = element("p", { role: "status" });
  section.replaceChildren(title, told);
  try {
    const found = await decoded(asked, code);
    const cards = [...found].map(([name, entry]) => card(name, entryFacts(entry)));
    const add = button(t`Add all`, () => addAll(found, list, told), { class: "button button--primary" });
    const close = button(t`Close`, () => leave(section));
    section.append(element("ol", { class: "cards", role: "list" }, ...cards), group(t`Shared papers`, add, close));
    told.textContent = summary(asked.length, found, list);
    add.hidden = !found.size;
  } catch {
    told.textContent = t`What is known of these papers could not be loaded. Try again in a moment.`;
  }
}

function summary(asked, found, list) {
  const papers = list.papers();
  const known = [...found.keys()].filter((name) => papers.has(name)).length;
  const parts = [counted(found.size)];
  if (known) parts.push(known === found.size ? t`all on your list already` : t`${known} on your list already`);
  if (asked > found.size) parts.push(t`${asked - found.size} not in this catalogue`);
  return t`${parts.join(", ")}. Nothing of yours changes until you add them.`;
}

function addAll(found, list, told) {
  const more = list.add([...found].map(([name, entry]) => [name, entryFacts(entry)]));
  told.textContent = more.length ? t`Added ${counted(more.length)}.` : t`All are on your list already.`;
}

/** Closes the shared list; the address then is that of one's own. */
function leave(section) {
  history.replaceState(history.state, "", location.pathname + location.search);
  section.hidden = true;
  document.querySelector("main").focus();
}
