/** Words that stand side by side. */

import { words } from "./tokens.js";

const SIDE_BY_SIDE = " ";
const APART = " \n ";

/** Gives the words of a text as one line, compounds in their parts. */
const line = (found) =>
  SIDE_BY_SIDE + found.flatMap((word) => (word.length > 1 ? word.slice(1) : word)).join(" ") + SIDE_BY_SIDE;

/**
 * @param {import("./source.js").Paper} paper
 * @param {import("./parse.js").Clause} phrase
 */
export function holds(paper, { words: wanted, field }) {
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
