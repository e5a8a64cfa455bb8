/** Words that stand side by side. */

import { together } from "./match.js";
import { words } from "./tokens.js";

const SIDE_BY_SIDE = " ";
const APART = " \n ";

/** Gives the words of a text, compounds in their parts. */
const apart = (found) => found.flatMap((word) => (word.length > 1 ? word.slice(1) : word));

const line = (found) => SIDE_BY_SIDE + apart(found).join(" ") + SIDE_BY_SIDE;

/** Papers read through, the catalogue's first. */
const MOST = 1000;
/** Papers between two moments in which the page can answer a key. */
const AT_ONCE = 32;

/**
 * @typedef {object} Phrase
 * @property {import("./parse.js").Clause} clause
 * @property {Uint8Array} may 1 for each paper that has all its words
 */

/**
 * Finds where the phrases of a query may stand: side by side is seen by reading only.
 * @param {import("./parse.js").Clause[]} clauses
 * @param {import("./source.js").Source} source
 * @returns {Promise<Phrase[]>}
 */
export function phrases(clauses, { lexicon, manifest, isStop }) {
  return Promise.all(
    clauses
      .filter(({ phrase }) => phrase)
      .map(async (clause) => {
        const needed = apart(clause.words).filter((word) => !isStop(word));
        await lexicon.loadOnly(needed);
        const only = manifest.fields.findIndex(([name]) => name === clause.field);
        return { clause, may: together(needed, lexicon, { papers: manifest.papers, only }) };
      }),
  );
}

/**
 * Keeps the papers in which every phrase stands, and none that must not.
 * @param {Phrase[]} wanted
 * @param {number[]} candidates
 * @param {(numbers: number[]) => Promise<import("./source.js").Paper[]>} load
 * @returns {Promise<{papers: number[], unread: number}>} unread: candidates beyond the most
 */
export async function withPhrases(wanted, candidates, load) {
  const possible = candidates.filter((paper) => wanted.every(({ clause, may }) => clause.not || may[paper]));
  const unsure = possible.filter((paper) => wanted.some(({ may }) => may[paper]));
  const read = unsure.slice(0, MOST);
  const papers = await load(read);
  const dropped = new Set(unsure.slice(MOST));
  for (let at = 0; at < read.length; at += 1) {
    if (at % AT_ONCE === 0) await pause();
    const fits = wanted.every(({ clause }) => holds(papers[at], clause) !== clause.not);
    if (!fits) dropped.add(read[at]);
  }
  return { papers: possible.filter((paper) => !dropped.has(paper)), unread: unsure.length - read.length };
}

const pause = () => new Promise((resolve) => setTimeout(resolve, 0));

/**
 * @param {import("./source.js").Paper} paper
 * @param {import("./parse.js").Clause} phrase
 */
function holds(paper, { words: wanted, field }) {
  const texts = {
    title: [paper.title],
    authors: paper.authors,
    venue: [paper.byline],
    tags: paper.tags.map(({ label }) => label),
    abstract: [paper.abstract],
  };
  const some = field ? texts[field] : Object.values(texts).flat();
  return some.map((text) => line(words(text))).join(APART).includes(line(wanted));
}
