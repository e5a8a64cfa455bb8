/** The first papers for words still being typed. */

import { counted, number, t } from "../lib/words.js";
import { engine } from "./open.js";
import { authorLine } from "./result.js";
import { marked } from "./snippet.js";
import { clipped } from "./words.js";

const MOST_AUTHORS = 3;

/**
 * @typedef {object} Suggestions
 * @property {{href: string, title: import("./snippet.js").Piece[], about: string}[]} papers
 * @property {string} said what was found, for the status
 * @property {{label: string, text: string}} rest the way to all results, or to a better text
 */

/**
 * @param {string} text
 * @param {number} most
 * @returns {Promise<Suggestions>}
 */
export async function suggest(text, most) {
  const { ask } = await engine();
  const answer = await ask({ text, typing: true });
  const { papers } = await engine();
  const found = await papers(answer.papers.slice(0, most));
  const shown = found.map(({ href, title, authors, byline }) => ({
    href,
    title: marked(title, answer.terms),
    about: [authorLine(authors, MOST_AUTHORS), byline].filter(Boolean).join(" · "),
  }));
  return { papers: shown, ...wording(answer, text) };
}

/** Says what the papers were found for where that is not what was typed. */
export function wording({ papers, complete, spelling }, text) {
  if (!papers.length && !spelling) {
    const none = t`No papers found`;
    return { said: none, rest: { label: none, text } };
  }
  const better = clipped(spelling?.text ?? "");
  if (!papers.length) {
    const label = t`No papers found. Did you mean “${better}”?`;
    return { said: label, rest: { label, text: spelling.text } };
  }
  const [found, all] = [counted(papers.length), number(papers.length)];
  if (spelling?.followed) {
    return { said: t`${found} for “${better}”`, rest: { label: t`All results for “${better}” (${all})`, text } };
  }
  if (complete) return { said: found, rest: { label: t`All results (${all})`, text } };
  const label = t`All results with some of the words (${all})`;
  return { said: t`${found} with some of the words`, rest: { label, text } };
}
