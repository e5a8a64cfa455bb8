/** The order of the reading list, and what of it is shown. */

/**
 * @typedef {{sort: "added" | "title" | "year", unread: boolean}} View
 * @typedef {import("./list.js").Saved} Saved
 */

const YEAR = /\b(?:1[89]|20)\d\d\b/;

/** The year of a paper, 0 where none is known: its page stands in its year's folder. */
const year = ([name, { byline }]) => Number(YEAR.exec(name)?.[0] ?? YEAR.exec(byline)?.[0] ?? 0);

const byTitle = ([, one], [, other]) => one.title.localeCompare(other.title, "en");

const ORDERS = {
  added: ([, one], [, other]) => (one.added < other.added ? 1 : one.added > other.added ? -1 : 0),
  title: byTitle,
  year: (one, other) => year(other) - year(one),
};

/**
 * @param {Map<string, Saved>} papers
 * @param {View} view
 * @returns {[string, Saved][]} newest first, or by title; ties by title
 */
export const sorted = (papers, { sort, unread }) =>
  [...papers]
    .filter(([, { read }]) => !(unread && read))
    .sort((one, other) => ORDERS[sort](one, other) || byTitle(one, other));
