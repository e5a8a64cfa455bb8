/** What the search page says of an answer. */

import { MOST_WORDS } from "./parse.js";

export const counted = (count) => `${count.toLocaleString("en")} ${count === 1 ? "paper" : "papers"}`;

/** Cuts a long text. */
export const clipped = (text) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const quoted = (words) =>
  words.map((word) => `“${word}”`).reduce((some, word, at, { length }) => some + (at < length - 1 ? ", " : " or ") + word);

/** Gives the line of the status: how many, or that there are none. */
export function summary({ papers, asked }, { text }, number, pages) {
  if (!asked) return text.trim() ? "No papers found: there is no word in this search." : "";
  if (!papers.length) return `No papers found${text.trim() ? ` for “${clipped(text.trim())}”` : ""}.`;
  return `${counted(papers.length)}${pages > 1 ? `, page ${number} of ${pages}` : ""}`;
}

/** Gives what else there is to know, a sentence each. */
export function notes(answer, unknownFilters) {
  const { asked, complete, cut, papers, spelling, unknown, unread } = answer;
  const said = [];
  if (asked && unknown.length) said.push(`No paper has ${quoted(unknown.slice(0, 3).map(clipped))}.`);
  else if (asked && !complete && papers.length) said.push("No paper has all of these words.");
  if (asked && !complete && papers.length) said.push("These have some of them, the most first.");
  if (spelling?.followed && papers.length) said.push(`Showing papers for “${clipped(spelling.text)}”.`);
  if (cut) said.push(`Only the first ${MOST_WORDS} words were looked for.`);
  if (unread) said.push(`${counted(unread)} more may have the phrase: add a word or a filter to see.`);
  if (unknownFilters.length) said.push(`There is no filter ${quoted(unknownFilters.map(clipped))}.`);
  return said;
}
