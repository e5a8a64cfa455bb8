/** What a person typed, taken apart. Nothing typed is ever an error. */

import { words } from "./tokens.js";

/**
 * @typedef {object} Clause
 * @property {import("./tokens.js").Word[]} words one, or all of a phrase
 * @property {boolean} phrase whether they must stand side by side
 * @property {boolean} not
 * @property {string} field "" for all
 * @property {boolean} open whether a star says that its word may be longer
 * @property {[number, number]} span where a single word stands in the text
 */

/** @typedef {{from: number, to: number, not: boolean}} Years */

/**
 * @typedef {object} Query
 * @property {Clause[]} clauses
 * @property {Years[]} years asked for
 * @property {boolean} open whether the last word may still be unfinished
 * @property {boolean} cut whether there were too many words
 */

export const MOST_WORDS = 32;

const FIELDS = new Map(
  ["title", "author", "authors", "tag", "tags", "venue", "abstract"].map((name) => [
    name,
    name === "author" || name === "tag" ? `${name}s` : name,
  ]),
);
/** Telephones put curly quotation marks where straight ones were meant. */
const PIECE = /(-?)(?:([a-z]+):)?(?:["“”„«»]([^"“”„«»]*)["“”„«»]?|(\S+))/gi;
const YEARS = /^(\d{4})(?:-(\d{4}))?$/;

/**
 * @param {string} text
 * @returns {Query}
 */
export function parse(text) {
  const query = { clauses: [], years: [], open: /\S$/.test(text), cut: false };
  for (const piece of text.matchAll(PIECE)) {
    const [, minus, name, quoted, plain] = piece;
    const years = name?.toLowerCase() === "year" && YEARS.exec(quoted ?? plain);
    if (years) query.years.push(range(years, Boolean(minus)));
    else query.clauses.push(...clauses(piece, Boolean(minus), name, quoted, plain));
  }
  const once = distinct(query.clauses);
  query.cut = once.length > MOST_WORDS;
  query.clauses = once.slice(0, MOST_WORDS);
  return query;
}

/** Gives the years from the earlier to the later, whichever was named first. */
function range([, one, other = one], not) {
  const [from, to] = [Number(one), Number(other)].sort((a, b) => a - b);
  return { from, to, not };
}

/** Drops what was said before; of two alike the later one is kept, which may be open. */
function distinct(all) {
  const key = ({ words: some, not, field, phrase }) => JSON.stringify([some, not, field, phrase]);
  const last = new Map(all.map((clause) => [key(clause), clause]));
  return all.filter((clause) => last.get(key(clause)) === clause);
}

function clauses(piece, not, name, quoted, plain) {
  const field = FIELDS.get(name?.toLowerCase()) ?? "";
  const value = quoted ?? plain;
  const found = words(field || !name ? value : `${name} ${value}`).slice(0, MOST_WORDS + 1);
  const end = piece.index + piece[0].length;
  if (quoted !== undefined && found.length > 1) {
    return [{ words: found, phrase: true, not, field, open: false, span: [end, end] }];
  }
  /** @type {[number, number]} */
  const span = found.length === 1 && quoted === undefined ? [end - value.length, end] : [end, end];
  const starred = quoted === undefined && value.endsWith("*");
  return found.map((word, at) => {
    const open = starred && at === found.length - 1;
    return { words: [word], phrase: false, not, field, open, span };
  });
}
