/** What the catalogue knows of papers, by their names; render/entries.py writes it. */

import { loadScript } from "../lib/script.js";
import { address } from "../lib/site.js";
import { hash } from "./names.js";

/**
 * @typedef {object} Entry
 * @property {string} name as it is now
 * @property {import("../lib/csl.js").Citation} values as files of many citations have them
 * @property {string} bibtex
 * @property {[name: string, reasons: string][]} related
 */

const MANIFEST = "data/entries/manifest.js";
const WHOLE = -1;

/** What scripts handed over, by the number of the part. */
const handed = new Map();
globalThis.papershelfEntries = (number, value) => handed.set(number, value);

/** @type {Promise<number> | undefined} */
let count;
/** @type {Map<number, Promise<Record<string, Entry | string>>>} */
const parts = new Map();

/**
 * Looks papers up.
 * @param {Iterable<string>} names former names are known, too
 * @returns {Promise<Map<string, Entry>>} by the names asked for; unknown ones are missing.
 *   Rejected where a file cannot be loaded
 */
export async function entries(names) {
  const asked = [...names];
  const found = await Promise.all(asked.map((name) => entry(name)));
  return new Map(asked.flatMap((name, at) => (found[at] ? [[name, found[at]]] : [])));
}

/**
 * Finds papers by the short codes of their names.
 * @param {{hash: number, code: string}[]} codes
 * @param {(name: string) => string} coded
 * @returns {Promise<Map<string, Entry>>} by their present names
 */
export async function decoded(codes, coded) {
  const found = new Map();
  const total = await parted();
  for (const { hash: number, code } of codes) {
    const some = await part(number % total, total);
    const name = Object.keys(some).find((each) => coded(each) === code);
    const known = name && (await entry(name));
    if (known) found.set(known.name, known);
  }
  return found;
}

async function entry(/** @type {string} */ name) {
  const total = await parted();
  const some = await part(hash(name) % total, total);
  const found = Object.hasOwn(some, name) ? some[name] : undefined;
  return typeof found === "string" ? entry(found) : found && { name, ...found };
}

function parted() {
  count ??= told(MANIFEST, WHOLE);
  count.catch(() => (count = undefined));
  return count;
}

/** A browser may hold a manifest of last week, whose parts are gone: it is then asked for anew. */
function part(number, total) {
  if (!parts.has(number)) {
    const some = told(`data/entries/${total}-${number}.js`, number);
    some.catch(() => {
      parts.delete(number);
      count = told(`${MANIFEST}?${Date.now()}`, WHOLE);
      count.catch(() => (count = undefined));
    });
    parts.set(number, some);
  }
  return parts.get(number);
}

const told = (path, number) => loadScript(address(path), () => handed.get(number));
