/** For you: papers related to those on the list, and the words responsible. */

const MOST = 6;
const WORDS = 4;

/**
 * @typedef {import("./entries.js").Entry} Entry
 * @typedef {{name: string, score: number, words: string[], near: string[]}} Proposal
 *   near: the saved papers it is related to, the nearest first
 */

/**
 * Scores what is related to saved papers: the nearest neighbour of a paper
 * counts 1, the second ½, the third ⅓, and so on.
 * @param {Map<string, Entry>} saved by name
 * @param {Set<string>} known papers not to be proposed
 * @returns {Proposal[]} best first, ties by name
 */
export function proposals(saved, known, most = MOST) {
  /** @type {Map<string, {score: number, words: Map<string, number>, near: [number, string][]}>} */
  const found = new Map();
  for (const [from, { related }] of saved) {
    related.forEach(([name, reasons], rank) => {
      if (known.has(name)) return;
      if (!found.has(name)) found.set(name, { score: 0, words: new Map(), near: [] });
      const one = found.get(name);
      const weight = 1 / (rank + 1);
      one.score += weight;
      one.near.push([weight, from]);
      for (const word of reasons.split(", ").filter(Boolean)) {
        one.words.set(word, (one.words.get(word) ?? 0) + weight);
      }
    });
  }
  return [...found]
    .map(([name, { score, words, near }]) => ({
      name,
      score,
      words: first(words, WORDS),
      near: first(new Map(near.map(([weight, from]) => [from, weight]))),
    }))
    .sort((one, other) => other.score - one.score || (one.name < other.name ? -1 : 1))
    .slice(0, most);
}

const first = (weights, most = Infinity) =>
  [...weights]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, most)
    .map(([word]) => word);
