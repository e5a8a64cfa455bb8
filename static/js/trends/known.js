/** The tags and terms that have counts, and how a reader names them. */

import { loadScript } from "../lib/script.js";
import { t } from "../lib/words.js";

const OFFERED = 40;

/**
 * @typedef {object} Course
 * @property {"tag" | "term"} kind
 * @property {string} name slug of a tag, words of a term
 * @property {string} label
 * @property {number[]} counts one a year
 */

/**
 * @typedef {object} Known
 * @property {number[]} years
 * @property {number[]} papers
 * @property {Course[]} courses tags before terms, the commonest first
 */

/** @type {Promise<Known> | undefined} */
let loading;

/**
 * Loads the counts; after a failure the next call tries again.
 * @param {string} url
 * @returns {Promise<Known>}
 */
export function known(url) {
  loading ??= load(url);
  loading.catch(() => (loading = undefined));
  return loading;
}

function load(url) {
  let given;
  globalThis.papershelfTrends = (data) => (given = data);
  return loadScript(url, () => unpacked(given));
}

/** @returns {Known} of what the data script hands over */
export function unpacked({ years, papers, tag, term }) {
  const course = (kind) => ([name, label, first, counts]) => ({
    kind,
    name,
    label,
    counts: [...new Array(first).fill(0), ...counts],
  });
  return { years, papers, courses: [...tag.map(course("tag")), ...term.map(course("term"))] };
}

/** Words for a course that tell a tag from a term of the same name. */
export const title = ({ kind, label }) => (kind === "tag" ? t`${label} (tag)` : label);

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().trim();
const singular = (text) => plain(text).replace(/s\b/g, "");

/**
 * Tells whether two lines are of one tag, or of one term in singular or plural: an import
 * may come to write it the other way, and addresses should last.
 */
export const isSame = (one, other) =>
  one.kind === other.kind &&
  (one.name === other.name || (one.kind === "term" && singular(one.name) === singular(other.name)));

/**
 * Finds the course a reader means: by its whole title, else by a tag's name, else in
 * singular or plural.
 * @param {Course[]} courses
 */
export function named(courses, text) {
  const wanted = plain(text);
  return (
    courses.find((course) => plain(title(course)) === wanted) ??
    courses.find(({ label }) => plain(label) === wanted) ??
    courses.find(({ label }) => singular(label) === singular(text))
  );
}

/**
 * Gives what a text may become: what begins with it first, then what holds it.
 * @param {Course[]} courses
 */
export function offered(courses, text) {
  const wanted = plain(text);
  const at = (course) => ` ${plain(title(course))}`.indexOf(` ${wanted}`);
  const found = courses.filter((course) => at(course) >= 0 || plain(title(course)).includes(wanted));
  const rank = (course) => (at(course) === 0 ? 0 : at(course) > 0 ? 1 : 2);
  return found.sort((one, other) => rank(one) - rank(other)).slice(0, OFFERED);
}
