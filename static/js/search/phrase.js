/** Words that stand side by side. */

import { words } from "./tokens.js";

const SIDE_BY_SIDE = " ";
const APART = " \n ";

/** Gives the words of a text as one line, compounds in their parts. */
const line = (found) =>
  SIDE_BY_SIDE + found.flatMap((word) => (word.length > 1 ? word.slice(1) : word)).join(" ") + SIDE_BY_SIDE;

/** Papers looked through, the catalogue's first. */
const MOST = 1000;
/** Papers between two moments in which the page can answer a key. */
const AT_ONCE = 32;

/**
 * Keeps the papers in which every phrase stands, and none that must not.
 * @param {import("./parse.js").Clause[]} clauses
 * @param {number[]} candidates
 * @param {(numbers: number[]) => Promise<import("./source.js").Paper[]>} load
 */
export async function withPhrases(clauses, candidates, load) {
  const phrases = clauses.filter(({ phrase }) => phrase);
  if (!phrases.length) return candidates;
  const some = candidates.slice(0, MOST);
  const papers = await load(some);
  const kept = [];
  for (let start = 0; start < some.length; start += AT_ONCE) {
    const numbers = some.slice(start, start + AT_ONCE);
    const fits = (_, at) => phrases.every((phrase) => holds(papers[start + at], phrase) !== phrase.not);
    kept.push(...numbers.filter(fits));
    await pause();
  }
  return kept;
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
