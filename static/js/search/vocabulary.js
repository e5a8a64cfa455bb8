/** Which words there are: those that begin so, and those that one may have meant. */

import { distance } from "./distance.js";
import { placed } from "./lexicon.js";

/** Files that are read for one question. */
const MOST_FILES = 4;

/** Words that a misspelt one may have meant. */
const MOST_MEANT = 3;
/** Doublings of a word's frequency that weigh as much as one wrong letter. */
const COMMONNESS = 16;

/** @typedef {ReturnType<typeof openVocabulary>} Vocabulary */

/**
 * @param {import("./source.js").Manifest} manifest
 * @param {import("./lexicon.js").Lexicon} lexicon
 * @param {(name: string) => Promise<any>} file
 */
export function openVocabulary(manifest, lexicon, file) {
  /** @type {Promise<string[][]> | undefined} */
  let opened;
  const borders = () => {
    opened ??= file("words").then((both) => both.map((one) => one.split(" ")));
    opened.catch(() => (opened = undefined));
    return opened;
  };

  /** Gives `[word, frequency]` of the words that begin so; none where they fill too many files. */
  async function beginning(name, from) {
    const to = `${from}\uffff`;
    const own = (await borders())[name === "v" ? 0 : 1];
    const first = placed(own, from);
    const last = placed(own, to);
    if (last - first >= MOST_FILES) return [];
    const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at);
    const files = await Promise.all(numbers.map((number) => file(`${name}/${number}`)));
    return files.flatMap(read).filter(([word]) => word.startsWith(from));
  }

  /** Gives `[word, frequency]` of the words that begin so, and of those that end so. */
  async function like(start, end) {
    if (!manifest.vocabulary) {
      const all = (await lexicon.all()).map(({ name, frequency }) => [name, frequency]);
      return all.filter(([word]) => (start && word.startsWith(start)) || (end && word.endsWith(end)));
    }
    const [some, others] = await Promise.all([
      start ? beginning("v", start) : [],
      end ? beginning("r", reversed(end)) : [],
    ]);
    return [...some, ...others.map(([word, frequency]) => [reversed(word), frequency])];
  }

  /**
   * @param {string} start
   * @param {number} most
   * @returns {Promise<string[]>} the commonest words beginning so, without itself
   */
  async function starting(start, most) {
    const found = await like(start, "");
    return found
      .filter(([word]) => word !== start)
      .sort(([, a], [, b]) => b - a)
      .slice(0, most)
      .map(([word]) => word);
  }

  /**
   * Finds what a misspelt word may have meant: one wrong letter in a word of
   * three, two from eight on; the first letter counts most.
   * @param {string} word
   * @param {number} least how common a word meant instead is at least
   * @returns {Promise<string[]>} the likeliest first
   */
  async function nearest(word, least) {
    const most = word.length < 3 ? 0 : word.length < 8 ? 1 : 2;
    if (!most) return [];
    // One edit leaves a half as it was, two a third; letters swapped in the middle a little less.
    const halves = await near(word, most, Math.floor(word.length / 2), least);
    const found = halves.size ? halves : await near(word, most, Math.floor((word.length - 1) / (most + 1)), least);
    return [...found.keys()].sort((a, b) => found.get(a) - found.get(b) || (a < b ? -1 : 1)).slice(0, MOST_MEANT);
  }

  /** Gives the cost of each word that is near one, and begins or ends with the same letters. */
  async function near(word, most, letters, least) {
    const same = Math.max(2, letters);
    const costs = new Map();
    for (const [other, frequency] of await like(word.slice(0, same), word.slice(-same))) {
      if (other === word || frequency < least) continue;
      if (Math.abs(other.length - word.length) > most) continue;
      const away = distance(word, other, most);
      if (away > most) continue;
      costs.set(other, away + (other[0] === word[0] ? 0 : 0.5) - Math.log2(1 + frequency) / COMMONNESS);
    }
    return costs;
  }

  return { starting, nearest };
}

function read([words, frequencies]) {
  const counts = frequencies.split(" ");
  return words.split(" ").map((word, at) => [word, Number.parseInt(counts[at], 36)]);
}

const reversed = (word) => [...word].reverse().join("");
