/** Corrections as `build.py apply` reads them: docs/corrections.md. */

import { t } from "./words.js";

/**
 * What the catalogue's file says of a paper, as its front matter does.
 * @typedef {object} Original
 * @property {string} title
 * @property {(string | {name: string, id?: string, affiliation?: string})[]} authors
 * @property {string} year
 * @property {string} venue
 * @property {string[]} tags
 * @property {Record<string, unknown>} links
 * @property {string} [abstract] missing where the site is too large to carry it twice
 */

/** @typedef {{kind: string, url: string, label?: string}} Link */

const FIELDS = ["title", "authors", "year", "venue", "tags", "links", "abstract"];
/** What YAML must not hold as it is, and JSON leaves so. */
const HIDDEN = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/**
 * Lists the fields in which two states of a paper differ.
 * @param {Original} was
 * @param {Original} now
 */
export const changed = (was, now) =>
  FIELDS.filter((field) => JSON.stringify(was[field]) !== JSON.stringify(now[field]));

/**
 * Writes a patch: each changed field with its old value and its new one.
 * @param {string} id of the paper
 * @param {Original} was
 * @param {Original} now
 */
export function patch(id, was, now) {
  const fields = changed(was, now).flatMap((field) => [
    `  ${field}:\n`,
    `    was:${value(was[field])}`,
    `    now:${value(now[field])}`,
  ]);
  return `schema: 1\npaper: ${quoted(id)}\nchanges:\n${fields.join("")}`;
}

/** Writes what follows a key that stands in column 4: texts in quotes, one entry a line. */
function value(given) {
  if (typeof given === "string") return ` ${quoted(given)}\n`;
  if (Array.isArray(given)) return block("[]", given.map((item) => `- ${quoted(item)}`));
  return block("{}", Object.entries(given).map(([key, item]) => `${key}: ${quoted(item)}`));
}

const block = (empty, rows) =>
  rows.length ? `\n${rows.map((row) => `      ${row}\n`).join("")}` : ` ${empty}\n`;

/** JSON with spaces after its colons is YAML. */
function quoted(given) {
  if (Array.isArray(given)) return `[${given.map(quoted).join(", ")}]`;
  if (typeof given === "object") {
    return `{${Object.entries(given).map(([key, item]) => `${quoted(key)}: ${quoted(item)}`).join(", ")}}`;
  }
  return JSON.stringify(given).replace(
    HIDDEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}

/**
 * Reads names, one a line; who is named as before keeps id and affiliation, and
 * so does who is named anew in the same place.
 * @param {string} text
 * @param {Original["authors"]} before
 */
export function authors(text, before) {
  const names = text.split("\n").map(tidy).filter(Boolean);
  const known = new Map(before.map((person) => [person.name ?? person, person]));
  return names.map((name, place) => {
    if (known.has(name)) return known.get(name);
    const there = names.length === before.length ? before[place] : undefined;
    return there?.name && !names.includes(there.name) ? { ...there, name } : name;
  });
}

/**
 * Groups links by kind, as front matter has them.
 * @param {Link[]} links
 * @param {string[]} kinds in order
 */
export function grouped(links, kinds) {
  const groups = kinds.map((kind) => [
    kind,
    links
      .filter((link) => link.kind === kind)
      .map(({ url, label }) => (label ? { url, label } : url)),
  ]);
  return Object.fromEntries(
    groups
      .filter(([, items]) => items.length)
      .map(([kind, items]) => [kind, items.length > 1 ? items : items[0]]),
  );
}

/**
 * Lists the links of a paper one by one.
 * @param {Original["links"]} groups
 * @returns {Link[]}
 */
export const listed = (groups) =>
  Object.entries(groups).flatMap(([kind, items]) =>
    [items].flat().map((item) => (typeof item === "string" ? { kind, url: item } : { kind, ...item })),
  );

/** Makes every run of white space one space. */
export const tidy = (text) => text.replace(/\s+/g, " ").trim();

/**
 * Says what in a corrected paper would not be taken.
 * @param {Original} paper
 * @returns {string[]}
 */
export function faults(paper) {
  const bad = listed(paper.links).filter(({ url }) => !/^https?:\/\/[^\s/]/i.test(url));
  return [
    ...(paper.title ? [] : [t`A paper needs a title.`]),
    ...(paper.abstract === "" ? [t`A paper needs an abstract.`] : []),
    ...(/^(?:(?:19|20)\d\d|2100)?$/.test(paper.year) ? [] : [t`A year has four digits, 1900 to 2100.`]),
    ...bad.map(({ url }) => t`An address begins with https://, unlike “${url}”.`),
  ];
}

const LONGEST = 7_500;

/**
 * Gives the address of a new issue that holds a patch, as GitHub reads it.
 * @param {string} repository
 * @param {string} title of the paper
 * @param {string} text the patch
 * @returns {{url: string, whole: boolean}} not whole where the patch is too long for an address
 */
export function issue(repository, title, text) {
  const address = (body) =>
    `${repository}/issues/new?${new URLSearchParams({ title: `Correction: ${title.slice(0, 200)}`, body })}`;
  const url = address(`\`\`\`yaml\n${text}\`\`\`\n`);
  if (url.length <= LONGEST) return { url, whole: true };
  return { url: address(`${t`Paste the copied patch here:`}\n\n\`\`\`yaml\n\n\`\`\`\n`), whole: false };
}
