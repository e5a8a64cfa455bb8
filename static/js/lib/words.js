/** Phrases for readers. The build puts those of the catalogue's language in their place. */

/** Which form of a phrase goes with a number; the build knows the rules of other languages. */
const form = (n) => Number(n !== 1);

/** A number as the language writes it. */
export const number = (n) => n.toLocaleString(globalThis.document?.documentElement.lang || "en");

/** A phrase, marked for translators: t`Saved ${count}.` */
export const t = (texts, ...values) => texts.reduce((said, text, at) => said + values[at - 1] + text);

/** A phrase with a number in it: plural(3, "{n} paper", "{n} papers"). */
export const plural = (n, ...forms) => forms[form(n)].replace("{n}", number(n));

/** "1 paper", "12 papers". */
export const counted = (n) => plural(n, "{n} paper", "{n} papers");

/**
 * Puts elements into a phrase: filled(t`Browse by {year}.`, { year: link }).
 * @param {string} phrase
 * @param {Record<string, Node | (Node | string)[]>} parts
 * @returns {(Node | string)[]}
 */
export const filled = (phrase, parts) =>
  phrase.split(/\{(\w+)\}/).flatMap((piece, at) => (at % 2 ? parts[piece] : piece));
