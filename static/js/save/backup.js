/** The reading list as a file, and what comes back from one. */

import { t } from "../lib/words.js";

const FORMAT = "papershelf-list";
const VERSION = 1;
const MOST = 20_000;
/** Characters that a text of each kind may have. */
const LONGEST = { title: 2000, authors: 4000, byline: 500, note: 20_000 };
const NAME = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;
const NAME_LONGEST = 200;

/** @typedef {import("./list.js").List} List */

/** Writes papers, notes and marks; `site` is the catalogue's id. */
export function backup(/** @type {Map<string, import("./list.js").Saved>} */ papers, site, made) {
  const list = [...papers].map(([paper, saved]) => ({ paper, ...saved }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, site, made, papers: list }, null, 1)}\n`;
}

/**
 * Reads a backup, whatever it holds.
 * @param {string} text
 * @returns {{site: string, papers: List, refused: number}} refused: entries that are none
 * @throws {Error} that says what is wrong, where it is no backup
 */
export function restore(text) {
  const { site, papers } = opened(text, FORMAT, VERSION, t`a backup of a reading list`);
  if (!Array.isArray(papers)) throw new Error(t`The file holds no papers.`);
  const good = papers.slice(0, MOST).flatMap((each) => entry(each) ?? []);
  return { site: String(site), papers: Object.fromEntries(good), refused: papers.length - good.length };
}

/** Reads JSON of one of our formats. */
export function opened(text, format, version, what) {
  let found;
  try {
    found = JSON.parse(text);
  } catch {
    throw new Error(t`This is not ${what}: it is no JSON.`);
  }
  if (found?.format !== format) throw new Error(t`This is not ${what}.`);
  if (found.version !== version) throw new Error(t`The file was written by another version of this site.`);
  return found;
}

export const isName = (name) => typeof name === "string" && name.length <= NAME_LONGEST && NAME.test(name);

function entry(found) {
  if (!isName(found?.paper)) return undefined;
  const saved = { added: time(found.added), changed: time(found.changed) };
  for (const [field, most] of Object.entries(LONGEST)) {
    saved[field] = typeof found[field] === "string" ? found[field].slice(0, most) : "";
  }
  if (found.read === true) saved.read = true;
  return [[found.paper, saved]];
}

/** An ISO time as it was; else the first there can be, so that it replaces nothing. */
export function time(text) {
  const known = typeof text === "string" && !Number.isNaN(Date.parse(text));
  return new Date(known ? text : 0).toISOString();
}

/**
 * Merges lists, the newer of two notes and marks winning; nothing is taken off.
 * @param {List} mine with what was taken off
 * @param {List} theirs
 * @returns {{list: List, added: number, updated: number}} only what is to be written
 */
export function merge(mine, theirs) {
  const list = {};
  let added = 0;
  let updated = 0;
  for (const [name, other] of Object.entries(theirs)) {
    const own = Object.hasOwn(mine, name) ? mine[name] : undefined;
    const newer = !own || other.changed > own.changed;
    if (!own || own.gone) added += 1;
    else if (newer) updated += 1;
    else continue;
    const { gone: _, ...kept } = newer ? { ...own, ...other } : own;
    list[name] = { ...kept, added: own && !own.gone && own.added < other.added ? own.added : other.added };
  }
  return { list, added, updated };
}
