/** list.html: the papers on the list, what is proposed beside them, and what to do with them. */

import { element, status } from "../lib/dom.js";
import { address, paperAt } from "../lib/site.js";
import { counted, filled, t } from "../lib/words.js";

import { entries } from "./entries.js";
import { groupPanel } from "./group.js";
import { item, removed } from "./item.js";
import { panels } from "./panels.js";
import { proposed } from "./proposed.js";
import { entryFacts, shared } from "./shared.js";
import { sorted } from "./sorting.js";
import { tools } from "./tools.js";

/** @typedef {import("./list.js").Saved} Saved */

/**
 * @param {HTMLElement} place
 * @param {typeof import("./list.js")} list the one list of this page
 */
export function readingList(place, list) {
  const said = status("reading-list__status");
  const count = element("p", { class: "reading-list__count" });
  const cards = element("ol", { class: "cards reading-list__cards", role: "list" });
  const near = element("section", { class: "reading-list__near", "aria-labelledby": "for-you" });
  const results = element("div", { class: "reading-list__votes", hidden: true });
  const choice = tools(draw);
  const head = element("div", { class: "reading-list__head" }, count, choice.form);
  const column = element("div", { class: "reading-list__main" }, said, results, head, cards);
  const aside = element("div", { class: "aside" }, ...panels(list, said), groupPanel(list, results, unread));
  place.append(shared(list), element("div", { class: "with-aside" }, column, aside, near));
  /** @type {Map<string, ReturnType<typeof item>>} */
  const items = new Map();
  /** Papers taken off since the page was opened. @type {Map<string, Saved>} */
  const off = new Map();
  let before = list.papers();

  function unread() {
    return [...list.papers()].filter(([, { read }]) => !read).map(([name]) => name);
  }

  function draw() {
    const papers = list.papers();
    for (const [name, saved] of before) if (!papers.has(name)) off.set(name, saved);
    for (const name of papers.keys()) off.delete(name);
    before = papers;
    const shown = sorted(new Map([...papers, ...off]), choice.state());
    place.classList.toggle("reading-list--empty", !papers.size && !off.size);
    choice.form.hidden = papers.size < 2;
    count.replaceChildren(...summary(papers));
    arrange(shown.map(([name, saved]) => (off.has(name) ? gone(name, saved) : row(name, saved))));
  }

  function row(name, saved) {
    if (!items.has(name)) items.set(name, item(name, (change) => edit(name, change)));
    items.get(name).update(saved);
    return items.get(name).row;
  }

  function gone(name, saved) {
    const at = cards.querySelector(`[data-gone="${name}"]`);
    if (at) return at;
    const made = removed(saved, () => list.put({ [name]: saved }));
    made.dataset.gone = name;
    return made;
  }

  function edit(name, change) {
    const saved = list.papers().get(name);
    if (saved) list.put({ [name]: { ...saved, ...change, changed: list.now() } });
  }

  /** Puts rows in order, moving none that stands right; the focus goes to what took its place. */
  function arrange(rows) {
    const had = [...cards.children];
    if (rows.length === had.length && rows.every((one, at) => one === had[at])) return;
    const focused = document.activeElement;
    const at = had.findIndex((one) => one.contains(focused));
    cards.replaceChildren(...rows);
    if (at < 0) return;
    const next = focused.isConnected ? focused : (rows[Math.min(at, rows.length - 1)] ?? count).querySelector("button, a");
    next?.focus({ preventScroll: true });
  }

  /** Brings titles up to date, follows renamed papers, and proposes others. */
  async function refresh() {
    const papers = list.papers();
    if (!papers.size) return near.replaceChildren();
    const found = await entries(papers.keys()).catch(() => new Map());
    for (const [name, entry] of found) update(name, papers.get(name), entry);
    await proposed(near, found, new Set([...Object.keys(list.all()), ...off.keys()])).catch(() => near.replaceChildren());
  }

  function update(name, saved, entry) {
    const { title, authors } = entryFacts(entry);
    if (entry.name !== name) list.drop(name);
    if (entry.name === name && saved.title === title && saved.authors) return;
    list.put({ [entry.name]: { ...saved, title, authors } });
  }

  let names = "";
  list.watch(() => {
    draw();
    const now = [...list.papers().keys()].join();
    if (now !== names) refresh();
    names = now;
  });
  draw();
  refresh();
}

function summary(papers) {
  if (!papers.size) return empty();
  const unread = [...papers.values()].filter(({ read }) => !read).length;
  const all = counted(papers.size);
  if (unread === papers.size) return [t`${all}, all unread`];
  return [unread ? t`${all}, ${unread} unread` : t`${all}, none unread`];
}

function empty() {
  const way = (path, label) => element("a", { href: address(path) }, label);
  const says = t`Nothing is saved yet. Press the star beside a title, or the key {key} on a paper, and it waits for you here. Find papers by {search}, {year} or {tag}.`;
  return filled(says, {
    key: element("kbd", {}, "x"),
    search: way("search.html", t`search`),
    year: way("years/index.html", t`year`),
    tag: way("tags/index.html", t`tag`),
  });
}
