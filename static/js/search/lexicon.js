/** The words of the catalogue and where they stand, loaded family by family. */

import { addDetails, readLists } from "./lists.js";

/** Endings whose words may stand in another file than the word and its stem. */
const ENDINGS = ["", "e", "ed", "ing", "s"];

/** @typedef {ReturnType<typeof openLexicon>} Lexicon */

/**
 * @param {import("./source.js").Manifest} manifest
 * @param {(name: string) => Promise<any>} file
 * @param {(word: string) => string} stem
 */
export function openLexicon(manifest, file, stem) {
  const borders = manifest.borders.split(" ");
  /** @type {Map<number, import("./lists.js").Term[]>} */
  const loaded = new Map();
  /** @type {Map<string, import("./lists.js").Term>} */
  const terms = new Map();
  const detailed = new Set();
  /** @type {Map<number, string[]>} the second level of borders, where there is one */
  const inner = new Map();

  /** Makes sure that it is known in which files some words stand. */
  async function locate(words) {
    if (manifest.perBorder === 1) return;
    const missing = new Set(words.map((word) => placed(borders, word)).filter((top) => !inner.has(top)));
    await Promise.all([...missing].map(async (top) => inner.set(top, (await file(`b/${top}`)).split(" "))));
  }

  /** Gives the number of the file of a word that was located. */
  function home(word) {
    const top = placed(borders, word);
    return inner.has(top) ? top * manifest.perBorder + placed(inner.get(top), word) : top;
  }

  async function bring(number) {
    if (loaded.has(number)) return;
    const some = readLists(await file(`t/${number}`), manifest);
    loaded.set(number, some);
    for (const term of some) terms.set(term.name, term);
  }

  /** Gives the words in whose files the other forms of a word are looked for. */
  function kin(word) {
    const stemmed = stem(word);
    return [word, ...ENDINGS.map((ending) => stemmed + ending)];
  }

  /** Loads what is known of some words, and of others of the same stem. */
  const load = (words) => loadOnly(words.flatMap(kin));

  /** Loads what is known of some words, and what happens to stand in the same files. */
  async function loadOnly(words) {
    if (!manifest.papers) return;
    await locate(words);
    const numbers = new Set(words.map(home));
    await Promise.all([...numbers].map(bring));
  }

  /** Loads the counts and lengths that common words stand without. */
  async function loadDetails(words) {
    const numbers = words
      .filter(({ lists }) => lists.some(({ counts }) => !counts))
      .map(({ name }) => home(name))
      .filter((number) => !detailed.has(number));
    await Promise.all(
      [...new Set(numbers)].map(async (number) => {
        addDetails(loaded.get(number), await file(`w/${number}`), manifest);
        detailed.add(number);
      }),
    );
  }

  /** Gives the other words of one stem, which differs from them in its last letter at most. */
  function siblings(word) {
    const wanted = stem(word);
    if (wanted.length < 2) return [];
    const start = wanted.slice(0, Math.max(2, wanted.length - 1));
    const near = new Set(kin(word).map(home));
    return [...near].flatMap((number) =>
      (loaded.get(number) ?? []).filter(
        ({ name }) => name.startsWith(start) && name !== word && stem(name) === wanted,
      ),
    );
  }

  /** Loads everything: for a catalogue whose words have no files of their own. */
  async function all() {
    if (manifest.papers) await Promise.all(borders.map((_, number) => bring(number)));
    return [...terms.values()];
  }

  return { load, loadOnly, loadDetails, siblings, all, find: (word) => terms.get(word) };
}

/**
 * Gives the number of the file that a word stands in, if it stands anywhere.
 * @param {string[]} borders the first is "", each is beyond the one before
 * @param {string} word
 */
export function placed(borders, word) {
  let low = 0;
  let high = borders.length;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (borders[middle] <= word) low = middle;
    else high = middle;
  }
  return low;
}
