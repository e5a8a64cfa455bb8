/** How many of a query's words each paper has. */

/**
 * Puts the numbers of words that papers have beside the number of words to have.
 *
 * A phrase's words are no choice: papers without it are left out anyhow.
 * @param {{clause: import("./parse.js").Clause, has: Uint8Array, stop: boolean}[]} looked
 * @param {number} papers
 * @returns {{words: Uint8Array, most: number, papers: number[]}} papers: those with a word
 *   asked for, or that may have a phrase, and none with a word excluded
 */
export function tally(looked, papers) {
  const wanted = looked.filter(({ clause }) => !clause.not);
  const weighty = wanted.filter(({ clause, stop }) => !stop && !clause.phrase);
  const phrased = wanted.some(({ clause }) => clause.phrase);
  const needed = weighty.length || phrased ? weighty : wanted;
  const banned = looked.filter(({ clause }) => clause.not && !clause.phrase);
  const words = new Uint8Array(papers);
  for (const { has } of needed) has.forEach((one, paper) => (words[paper] += one));
  const some = Array.from(words.keys()).filter(
    (paper) => (words[paper] || phrased || !needed.length) && !banned.some(({ has }) => has[paper]),
  );
  return { words, most: needed.length, papers: some };
}
