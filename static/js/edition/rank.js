/**
 * A small search for an edition in one file: it reads the words that stand in it,
 * by the rules of the site's search, and ranks by BM25 without lengths.
 */

import { words } from "../search/tokens.js";

const SATURATION = 1.2;
const BEGUN = 0.6;
/** What a word counts for that only begins as the one looked for. */
const SHORTEST_BEGUN = 2;

/**
 * @typedef {object} Index
 * @property {Map<string, Map<number, number>>} postings weight of each word in each paper
 * @property {number} papers
 */

/** @returns {Index} an index of no papers */
export const empty = () => ({ postings: new Map(), papers: 0 });

/**
 * Adds a paper to an index.
 * @param {Index} index
 * @param {[string, number][]} texts of the paper, with their weights
 */
export function add(index, texts) {
  const at = index.papers;
  index.papers += 1;
  for (const [text, weight] of texts) {
    for (const form of words(text).flat()) {
      const places = index.postings.get(form) ?? new Map();
      if (!places.size) index.postings.set(form, places);
      places.set(at, (places.get(at) ?? 0) + weight);
    }
  }
}

/**
 * Lists the papers that hold every word of a query, or one that begins so, best first.
 * @param {Index} index
 * @param {string} query
 * @returns {number[]} papers by their place; ties stay in order
 */
export function rank(index, query) {
  const scores = words(query).map((word) => scored(index, word));
  const [first = new Map(), ...others] = scores;
  return [...first.keys()]
    .filter((at) => others.every((found) => found.has(at)))
    .map((at) => [at, scores.reduce((sum, found) => sum + found.get(at), 0)])
    .sort(([one, more], [other, less]) => less - more || one - other)
    .map(([at]) => at);
}

/** Scores the papers that hold a word whole, else all its parts. */
function scored(index, [whole, ...parts]) {
  const found = matched(index, whole);
  if (found.size || !parts.length) return found;
  const [first, ...others] = parts.map((part) => matched(index, part));
  return new Map([...first].filter(([at]) => others.every((other) => other.has(at))));
}

/** Scores the papers that hold a word, its plural or singular, or one that begins so. */
function matched({ postings, papers }, word) {
  const found = new Map();
  const stem = word.length > 3 ? word.replace(/s$/, "") : word;
  for (const [term, places] of postings) {
    const same = term === word || term === stem || term === `${stem}s`;
    if (!same && !(word.length >= SHORTEST_BEGUN && term.startsWith(word))) continue;
    const rarity = Math.log(1 + papers / places.size) * (same ? 1 : BEGUN);
    for (const [at, weight] of places) {
      const score = (rarity * weight) / (weight + SATURATION);
      found.set(at, Math.max(found.get(at) ?? 0, score));
    }
  }
  return found;
}
