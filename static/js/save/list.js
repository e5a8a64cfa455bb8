/** The reading list, as the browser keeps it. */

import { element } from "../lib/dom.js";
import { key, recall, remember } from "../lib/site.js";
import { t } from "../lib/words.js";

/**
 * @typedef {object} Saved
 * @property {string} title
 * @property {string} authors in one line
 * @property {string} byline
 * @property {string} added when it was saved, as ISO time
 * @property {string} changed when anything of it was last changed by the reader
 * @property {boolean} [read]
 * @property {string} [note]
 * @property {boolean} [gone] taken off the list; kept for the note
 *
 * @typedef {Record<string, Saved>} List papers by their names, such as "2024/lamps"
 */

const NAME = "list";
const CHANGED = "papershelf:list";

/** The list of this page, where the browser keeps none. @type {List | undefined} */
let unkept;

/** @returns {List} what was taken off included */
export function all() {
  if (unkept) return unkept;
  try {
    const found = Object.entries(JSON.parse(recall(NAME)) ?? {});
    return Object.fromEntries(found.filter(([, saved]) => typeof saved?.title === "string"));
  } catch {
    return {};
  }
}

/** @returns {Map<string, Saved>} the papers on the list, as they were added */
export const papers = () => new Map(Object.entries(all()).filter(([, { gone }]) => !gone));

/** Puts papers onto the list, or in the place of what it knows of them. */
export function put(/** @type {List} */ some) {
  keep({ ...all(), ...some });
}

/**
 * Adds papers that are not on the list.
 * @param {Iterable<[name: string, facts: {title: string, authors: string, byline: string}]>} some
 * @returns {string[]} the names of those added
 */
export function add(some) {
  const known = papers();
  const before = all();
  const more = [...some].filter(([name]) => !known.has(name));
  const times = { gone: undefined, added: now(), changed: now() };
  put(Object.fromEntries(more.map(([name, facts]) => [name, { ...before[name], ...facts, ...times }])));
  return more.map(([name]) => name);
}

/** Takes a paper off the list; what the reader wrote of it is kept, should it come back. */
export function drop(/** @type {string} */ name) {
  const { [name]: saved, ...rest } = all();
  if (!saved) return;
  keep(saved.note ? { ...rest, [name]: { ...saved, gone: true, changed: now() } } : rest);
}

/** Puts a paper onto the list with what its card or page says of it, or takes it off. */
export function toggle(/** @type {string} */ name, facts) {
  if (papers().has(name)) drop(name);
  else put({ [name]: { ...all()[name], ...facts, gone: undefined, added: now(), changed: now() } });
}

/** Calls back after each change, also of another tab. */
export function watch(/** @type {() => void} */ onChange) {
  document.addEventListener(CHANGED, onChange);
  addEventListener("storage", (event) => {
    if (event.key === key(NAME) || event.key === null) onChange();
  });
  addEventListener("pageshow", (event) => event.persisted && onChange());
}

export const now = () => new Date().toISOString();

function keep(/** @type {List} */ list) {
  const kept = remember(NAME, Object.keys(list).length ? JSON.stringify(list) : "");
  if (!kept && !unkept) tell();
  unkept = kept ? undefined : list;
  document.dispatchEvent(new CustomEvent(CHANGED));
}

/** Says once in a page that its list will be lost. */
function tell() {
  const words = t`Your browser keeps nothing for this site: its storage is full or switched off.`;
  const notice = element("p", { class: "toast notice", role: "alert" });
  document.body.append(notice);
  notice.textContent = `${words} ${t`The reading list lasts until you leave this page.`}`;
}
