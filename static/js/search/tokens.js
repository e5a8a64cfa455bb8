/**
 * Searchable words from text, the same as site_builder/search/tokens.py finds.
 * Both are held to tests/golden/tokens.json.
 */

/**
 * The form to look up, then the parts it was joined from, if any:
 * "in-context" gives ["incontext", "in", "context"].
 * @typedef {string[]} Word
 */

const LONGEST = 48;
const LONGEST_JOINED = 32;

const each = (letters, to) => Object.fromEntries([...letters].map((letter) => [letter, to]));

/** Before decomposition: what it would not fold, or would break. */
const SPELT = new Map(
  Object.entries({
    ...each("\u00ad\u200b\u200c\u200d\u2060\ufeff", ""),
    ...each("™℠", " "),
    ...each("’ʼ‘`´′＇", "'"),
    ...each("‐‑‒–−＿_", "-"),
    ...each("øØ", "o"),
    ...each("łŁ", "l"),
    ...each("đĐðÐ", "d"),
    ...each("þÞ", "th"),
    ...each("æÆ", "ae"),
    ...each("œŒ", "oe"),
    ...each("ßẞ", "ss"),
    ı: "i",
  }),
);
const SPELLED = new RegExp(`[${[...SPELT.keys()].join("")}]`, "gu");

const NAMES =
  "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho " +
  "sigma tau upsilon phi chi psi omega";
const LETTERS = [..."αβγδεζηθικλμνξοπρστυφχψω"];
const GREEK = new Map(NAMES.split(" ").map((name, at) => [LETTERS[at], name]));

const CJK =
  "\\u3005-\\u3007\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3\\u{20000}-\\u{3134f}";
const LETTER = "[\\p{L}\\p{N}]";
const POSSESSIVE = new RegExp(`'s(?!${LETTER})`, "gu");
const APOSTROPHE = new RegExp(`'(?!${LETTER}{3})`, "gu");
const THOUSANDS = /([0-9]),(?=[0-9]{3}(?![0-9]))/g;
const SYMBOL = new RegExp(`(?<!${LETTER})(?:(c)\\+\\+|([a-z])#)`, "gu");
const CHUNK = new RegExp(
  `${LETTER}+(?:(?:[-'(]|\\.(?=[0-9]))${LETTER}+)*(?:\\+\\+)?`,
  "gu",
);
const RUN = new RegExp(
  `([${CJK}]+)|[\\u03b1-\\u03c9]+|(?:(?![${CJK}\\u03b1-\\u03c9])${LETTER})+`,
  "gu",
);
const NUMBERED = /^([a-z]{2,})([0-9]+)$/;
const MOST_MET = 20_000;
/** @type {Map<string, Word[]>} */
const met = new Map();
const SPACE = /[ \t\n\r\f\v]+/;
const ASCII = /^[\0-\x7f]*$/;

/**
 * Lists the words of a text in reading order.
 * @param {string} text
 * @returns {Word[]}
 */
export function words(text) {
  return text.split(SPACE).flatMap(known);
}

/** Gives the words of a piece without white space: most have been met before. */
function known(raw) {
  let found = met.get(raw);
  if (!found) {
    if (met.size >= MOST_MET) met.clear();
    found = (fold(raw).match(CHUNK) ?? []).flatMap(compound);
    met.set(raw, found);
  }
  return found;
}

/**
 * Gives text in plain lower-case letters, apostrophes and thousands settled.
 * @param {string} text
 */
export function fold(text) {
  let folded = spell(text);
  if (!ASCII.test(folded)) {
    folded = spell(folded.normalize("NFKD").replace(/\p{M}+/gu, ""));
    folded = folded.toLowerCase().normalize("NFC").replaceAll("ς", "σ");
  }
  return folded
    .toLowerCase()
    .replace(POSSESSIVE, "")
    .replace(APOSTROPHE, "")
    .replace(THOUSANDS, "$1")
    .replace(SYMBOL, (_, c, letter) => (c ? "cpp" : `${letter}sharp`));
}

const spell = (text) => text.replace(SPELLED, (letter) => SPELT.get(letter));

/** Gives the words of letters held together by hyphens and the like. */
function compound(chunk) {
  const all = [...chunk.matchAll(RUN)];
  const pairs = all.flatMap(([run, cjk]) => (cjk ? bigrams([...run]) : []));
  const runs = all.flatMap(([run, cjk]) => (cjk ? [] : [cut(GREEK.get(run) ?? run)]));
  const joined = runs.join("");
  const whole = chunk.endsWith("++") ? joined + "pp" : joined;
  if (runs.length && size(whole) <= Math.max(LONGEST_JOINED, size(runs[0]))) {
    return [...pairs, [...new Set([whole, ...runs.flatMap(forms), joined])]];
  }
  return pairs.concat(runs.map((run) => [run]));
}

const cut = (text) => [...text].slice(0, LONGEST).join("");
const size = (text) => [...text].length;

/** Gives a name with a number also apart: gpt4 → gpt, 4, gpt4. */
function forms(run) {
  const numbered = NUMBERED.exec(run);
  return numbered ? [numbered[1], numbered[2], run] : [run];
}

/** Gives overlapping pairs: writing without spaces is searched pair by pair. */
function bigrams(run) {
  if (run.length === 1) return [run];
  return run.slice(1).map((letter, at) => [run[at] + letter]);
}
