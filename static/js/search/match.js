/** Which papers have a word of a query, and what to ask lunr for it. */

import { places } from "./weights.js";

const SIBLING = 0.5;
const UNFINISHED = 0.3;
const CORRECTED = 0.4;
const MOST_ENDINGS = 48;
/** Letters from which a correction is more likely right than wrong. */
const SURE = 5;

/**
 * @typedef {object} Term
 * @property {number} number in the index
 * @property {number} boost
 */

/**
 * @typedef {object} Expansion
 * @property {Term[][]} forms what each form of a word may be in the index
 * @property {boolean} known
 * @property {string} [correction] the nearest word, of one that is not known
 * @property {boolean} [corrected] whether the correction is looked for
 */

/**
 * Finds the words of the index that stand for a word of the query.
 * @param {import("./tokens.js").Word} word
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @param {"never" | "unknown" | "always"} ending when it may be the start of a longer word
 * @returns {Expansion}
 */
export function expand(word, vocabulary, ending) {
  const forms = word.map((form, at) => {
    const terms = [...exact(form, vocabulary), ...siblings(form, vocabulary)];
    const last = word.length === 1 || at === 0 || at === word.length - 1;
    const open = last && (ending === "always" || (ending === "unknown" && !terms.length));
    return open ? [...terms, ...endings(form, vocabulary, terms)] : terms;
  });
  const known = forms[0].length > 0 || (forms.length > 1 && forms.slice(1).every((f) => f.length));
  return { forms, known };
}

/**
 * Looks for the word that an unknown or rare one was meant to be.
 *
 * It is looked for in place of an unknown word. The first letter is hardly ever
 * mistyped, so a correction that changes it is offered but not followed: Gödel
 * is not "model". Nor is that of a rare word, which may be meant as it is.
 * @param {string} form
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @param {Expansion} expansion
 * @returns {Expansion}
 */
export function mend(form, vocabulary, expansion) {
  const correction = vocabulary.nearest(form);
  const corrected =
    !expansion.known && form.length >= SURE && correction?.[0] === form[0];
  if (!corrected) return { ...expansion, correction, corrected };
  const found = [...exact(correction, vocabulary), ...siblings(correction, vocabulary)];
  const terms = found.map(({ number, boost }) => ({ number, boost: boost * CORRECTED }));
  return { ...expansion, forms: [terms, ...expansion.forms.slice(1)], correction, corrected };
}

function exact(form, vocabulary) {
  const number = vocabulary.find(form);
  return number < 0 ? [] : [{ number, boost: 1 }];
}

const siblings = (form, vocabulary) =>
  vocabulary.forms(form).map((number) => ({ number, boost: SIBLING }));

function endings(form, vocabulary, terms) {
  const had = new Set(terms.map(({ number }) => number));
  return vocabulary
    .starting(form, MOST_ENDINGS)
    .filter((number) => !had.has(number))
    .map((number) => ({ number, boost: UNFINISHED }));
}

/**
 * Marks the papers that have a word: joined, or all its parts.
 * @param {Expansion} expansion
 * @param {boolean[]} optional forms that need not stand there, being stop words
 * @param {{lists: number[][], fields: number, papers: number, only: number}} index
 *   only: number of the one field to look in, or -1
 * @returns {Uint8Array} 1 for each paper that has it
 */
export function having({ forms }, optional, index) {
  const [joined, ...parts] = forms.map((terms) => mark(terms, index));
  const needed = parts.filter((_, at) => !optional[at + 1]);
  // Abstracts have no stop words: "context" alone does not stand for "in-context".
  const blurred = needed.length < parts.length && forms[0].length > 0;
  if (blurred || !needed.length) return joined;
  return joined.map((has, paper) => (has || needed.every((part) => part[paper]) ? 1 : 0));
}

/**
 * Marks the papers that have each of some words just so.
 * @param {string[]} words
 * @param {import("./vocabulary.js").Vocabulary} vocabulary
 * @returns {Uint8Array} 1 for each such paper
 */
export function together(words, vocabulary, index) {
  const marks = words.map((word) => mark(exact(word, vocabulary), index));
  return new Uint8Array(index.papers).map((_, paper) => (marks.every((has) => has[paper]) ? 1 : 0));
}

function mark(terms, { lists, fields, papers, only }) {
  const marks = new Uint8Array(papers);
  for (const { number } of terms) {
    places(lists[number], (place) => {
      if (only < 0 || place % fields === only) marks[Math.floor(place / fields)] = 1;
    });
  }
  return marks;
}
