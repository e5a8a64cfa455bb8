/** What the search page says of an answer. */

import { counted, plural, t } from "../lib/words.js";
import { MOST_WORDS } from "./parse.js";

/** Cuts a long text. */
export const clipped = (text) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

const quoted = (words) =>
  words.map((word) => t`“${word}”`).reduce((some, word, at, { length }) => (at < length - 1 ? `${some}, ${word}` : t`${some} or ${word}`));

/** Gives the line of the status: how many, or that there are none. */
export function summary({ papers, asked }, { text }, number, pages) {
  if (!asked) return text.trim() ? t`No papers found: there is no word in this search.` : "";
  if (!papers.length) return text.trim() ? t`No papers found for “${clipped(text.trim())}”.` : t`No papers found.`;
  const found = counted(papers.length);
  return pages > 1 ? t`${found}, page ${number} of ${pages}` : found;
}

/** Gives what else there is to know, a sentence each. */
export function notes(answer, unknownFilters) {
  const { asked, complete, cut, papers, spelling, unknown, unread } = answer;
  const said = [];
  if (asked && unknown.length) said.push(t`No paper has ${quoted(unknown.slice(0, 3).map(clipped))}.`);
  else if (asked && !complete && papers.length) said.push(t`No paper has all of these words.`);
  if (asked && !complete && papers.length) said.push(t`These have some of them, the most first.`);
  if (spelling?.followed && papers.length) said.push(t`Showing papers for “${clipped(spelling.text)}”.`);
  if (cut) said.push(t`Only the first ${MOST_WORDS} words were looked for.`);
  if (unread) said.push(plural(unread, "{n} more paper may have the phrase: add a word or a filter to see.", "{n} more papers may have the phrase: add a word or a filter to see."));
  if (unknownFilters.length) said.push(t`There is no filter ${quoted(unknownFilters.map(clipped))}.`);
  return said;
}
