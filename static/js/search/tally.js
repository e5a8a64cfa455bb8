/** How many of a query's words each paper has. */

/**
 * @typedef {object} Looked
 * @property {import("./parse.js").Clause} clause
 * @property {Uint8Array} has 1 for each paper that has the word
 * @property {Uint8Array} exact as it is written
 * @property {Uint8Array} titled in its title
 * @property {boolean} stop
 */

/**
 * Puts the numbers of words that papers have beside the number of words to have.
 *
 * A phrase's words are no choice: papers without it are left out anyhow.
 * @param {Looked[]} looked
 * @param {number} papers
 * @returns {{words: Uint8Array, exact: Uint8Array, titled: Uint8Array, most: number, papers: number[]}}
 *   papers: those with a word asked for, or that may have a phrase, and none with a word excluded
 */
export function tally(looked, papers) {
  const wanted = looked.filter(({ clause }) => !clause.not);
  const weighty = wanted.filter(({ clause, stop }) => !stop && !clause.phrase);
  const phrased = wanted.some(({ clause }) => clause.phrase);
  const needed = weighty.length || phrased ? weighty : wanted;
  const banned = looked.filter(({ clause }) => clause.not && !clause.phrase);
  const words = sum(needed.map(({ has }) => has), papers);
  const some = [];
  for (let paper = 0; paper < papers; paper += 1) {
    const may = words[paper] || phrased || !needed.length;
    if (may && !banned.some(({ has }) => has[paper])) some.push(paper);
  }
  return {
    words,
    exact: sum(needed.map(({ exact }) => exact), papers),
    titled: sum(needed.map(({ titled }) => titled), papers),
    most: needed.length,
    papers: some,
  };
}

function sum(marks, papers) {
  const sums = new Uint8Array(papers);
  for (const one of marks) for (let paper = 0; paper < papers; paper += 1) sums[paper] += one[paper];
  return sums;
}
