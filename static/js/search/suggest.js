/** The first papers for words still being typed. */

import { engine } from "./open.js";
import { authorLine } from "./result.js";
import { marked } from "./snippet.js";

const MOST_AUTHORS = 3;

/**
 * @param {string} text
 * @param {number} most
 */
export async function suggest(text, most) {
  const { ask, papers } = await engine();
  const answer = await ask({ text, typing: true });
  const found = await papers(answer.papers.slice(0, most));
  const papersFound = found.map(({ href, title, authors, byline }) => ({
    href,
    title: marked(title, answer.terms),
    about: [authorLine(authors, MOST_AUTHORS), byline].filter(Boolean).join(" · "),
  }));
  return { count: answer.papers.length, papers: papersFound };
}
