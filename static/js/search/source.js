/** The files of the search: which there are, and when each is loaded. */

import { openWeights } from "./weights.js";
import { openVocabulary } from "./vocabulary.js";

const VERSION = 1;

/**
 * @typedef {object} Manifest
 * @property {number} version
 * @property {number} papers
 * @property {number} perFile papers in a file
 * @property {string} index
 * @property {[slug: string, label: string, papers: number][]} years in the order of the papers
 * @property {[slug: string, label: string, papers: number][]} tags
 */

/**
 * @typedef {object} Paper
 * @property {string} href from the site's root
 * @property {string} title
 * @property {string[]} authors
 * @property {string} byline
 * @property {{slug: string, label: string}[]} tags
 * @property {string} abstract
 * @property {boolean} derived whether the title was made from the abstract
 */

/** @typedef {Awaited<ReturnType<typeof openSource>>} Source */

/**
 * Loads the manifest and the index it names.
 *
 * A browser may hold a manifest of last week, whose index is gone: it is then
 * asked for once more under a name that no cache knows.
 * @param {typeof import("lunr")} lunr
 * @param {(path: string) => Promise<any>} load gives what the script at a path registers
 */
export async function openSource(lunr, load) {
  let manifest = await load("search/manifest.js");
  const index = (of) => {
    if (of.version !== VERSION) throw new Error("the index is of another version");
    return load(`search/${of.index}`);
  };
  const counts = await index(manifest).catch(async () => {
    manifest = await load(`search/manifest.js?${Date.now()}`);
    return index(manifest);
  });
  const terms = counts.terms ? counts.terms.split(" ") : [];
  const stops = new Set(counts.stops.split(" "));
  const stem = (word) => lunr.stemmer(new lunr.Token(word)).toString();
  return {
    manifest,
    counts,
    terms,
    isStop: (word) => stops.has(word),
    weigh: openWeights(lunr, counts),
    vocabulary: openVocabulary(terms, (number) => counts.lists[number].length, stem),
    papers: openPapers(manifest, counts.files, load),
  };
}

/** Gives papers by number, loading each file once. */
function openPapers(manifest, files, load) {
  /** @type {Map<number, Promise<any[]>>} */
  const loaded = new Map();

  function file(number) {
    if (!loaded.has(number)) {
      const path = `search/papers/${number}.${files[number]}.js`;
      const some = load(path);
      some.catch(() => loaded.delete(number));
      loaded.set(number, some);
    }
    return loaded.get(number);
  }

  /**
   * @param {number[]} numbers
   * @returns {Promise<Paper[]>}
   */
  return async function papers(numbers) {
    const { perFile, tags: groups } = manifest;
    const files = await Promise.all(numbers.map((number) => file(Math.floor(number / perFile))));
    return files.map((some, at) => {
      const [href, title, authors, byline, tags, abstract, derived] = some[numbers[at] % perFile];
      const named = tags.map((tag) => ({ slug: groups[tag][0], label: groups[tag][1] }));
      return { href, title, authors, byline, tags: named, abstract, derived };
    });
  };
}
