/** The files of the search: which there are, and when each is loaded. */

import { parameter, reader } from "./bits.js";
import { openLexicon } from "./lexicon.js";
import { openVocabulary } from "./vocabulary.js";
import { openWeights } from "./weights.js";

const VERSION = 3;

/**
 * @typedef {object} Manifest
 * @property {number} version
 * @property {string} digest of all other files, in their names
 * @property {number} papers
 * @property {number} perFile papers in a file
 * @property {number} common papers from which on a list tells no more than papers
 * @property {[name: string, boost: number, average: number, middle: number][]} fields
 * @property {string} stops words that abstracts are not indexed by
 * @property {boolean} vocabulary whether words have files of their own
 * @property {string} borders where the files of lists begin, or the files b that tell it
 * @property {number} perBorder files of lists that begin in one b; 1 where there is none
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
 * @param {typeof import("lunr")} lunr
 * @param {(path: string) => Promise<any>} load gives what the script at a path registers
 * @param {string} [query] what makes the manifest's address one that no cache knows
 */
export async function openSource(lunr, load, query = "") {
  /** @type {Manifest} */
  const manifest = await load(`search/manifest.js${query}`);
  if (manifest.version !== VERSION) throw new Error("the index is of another version");
  const file = once((name) => load(`search/${name}.${manifest.digest}.js`));
  const stops = new Set(manifest.stops.split(" "));
  const stem = (word) => lunr.stemmer(new lunr.Token(word)).toString();
  const lexicon = openLexicon(manifest, file, stem);
  return {
    manifest,
    isStop: (word) => stops.has(word),
    lexicon,
    vocabulary: openVocabulary(manifest, lexicon, file),
    weights: openWeights(lunr, manifest),
    members: once(() => file("tags").then((gaps) => members(gaps, manifest))),
    papers: openPapers(manifest, file),
  };
}

/** Gives papers by number. */
function openPapers({ perFile, tags: groups }, file) {
  /**
   * @param {number[]} numbers
   * @returns {Promise<Paper[]>}
   */
  return async function papers(numbers) {
    const files = await Promise.all(numbers.map((number) => file(`d/${Math.floor(number / perFile)}`)));
    return files.map((some, at) => {
      const [href, title, authors, byline, tags, abstract, derived] = some[numbers[at] % perFile];
      const named = tags.map((tag) => ({ slug: groups[tag][0], label: groups[tag][1] }));
      return { href, title, authors, byline, tags: named, abstract, derived };
    });
  };
}

/** Reads the numbers of each tag's papers. */
function members(gaps, { tags, papers }) {
  const bits = reader(gaps);
  const sizes = tags.map(() => bits.gamma() - 1);
  return sizes.map((size) => {
    const width = parameter(size, papers);
    let paper = -1;
    return Int32Array.from({ length: size }, () => (paper += bits.rice(width) + 1));
  });
}

/** Calls a function once for each name; what failed is tried again. */
function once(call) {
  const answers = new Map();
  return (name) => {
    if (!answers.has(name)) {
      const answer = call(name);
      answer.catch(() => answers.delete(name));
      answers.set(name, answer);
    }
    return answers.get(name);
  };
}
