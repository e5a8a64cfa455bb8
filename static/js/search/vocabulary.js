/** The catalogue's own words, sorted: which there are, and which are near one. */

import { distance } from "./distance.js";

/** Places up to which a word may be a misprint. */
const FEW = 3;
/** How many times as common a word must be to have been meant instead. */
const MUCH = 20;

/**
 * @typedef {object} Vocabulary
 * @property {(word: string) => number} find the word's number, or -1
 * @property {(start: string, most: number) => number[]} starting the commonest words beginning so
 * @property {(word: string) => number[]} forms other words of the same stem
 * @property {(word: string) => string | undefined} nearest what a misspelt word may have meant
 * @property {(word: string) => boolean} rare whether next to no paper has it
 */

/**
 * @param {string[]} terms sorted by UTF-16 units
 * @param {(number: number) => number} frequency
 * @param {(word: string) => string} stem
 * @returns {Vocabulary}
 */
export function openVocabulary(terms, frequency, stem) {
  /** @type {Map<number, string>} */
  const stems = new Map();
  /** @type {Int32Array | undefined} */
  let alphabets;

  function first(word) {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (terms[middle] < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  function range(start) {
    const found = [];
    for (let at = first(start); at < terms.length && terms[at].startsWith(start); at += 1) {
      found.push(at);
    }
    return found;
  }

  function find(word) {
    const at = first(word);
    return terms[at] === word ? at : -1;
  }

  function frequencyOf(word) {
    const number = find(word);
    return number < 0 ? 0 : frequency(number);
  }

  function stemAt(number) {
    if (!stems.has(number)) stems.set(number, stem(terms[number]));
    return stems.get(number);
  }

  function starting(start, most) {
    return range(start)
      .filter((number) => terms[number] !== start)
      .sort((a, b) => frequency(b) - frequency(a) || a - b)
      .slice(0, most);
  }

  /** A stem differs from its words in its last letter at most: studi, study. */
  function forms(word) {
    const wanted = stem(word);
    if (wanted.length < 2) return [];
    return range(wanted.slice(0, Math.max(2, wanted.length - 1))).filter(
      (number) => terms[number] !== word && stemAt(number) === wanted,
    );
  }

  /**
   * One wrong letter in a word of four, two from eight on; the first letter counts most.
   *
   * An edit changes which letters there are by two at most, which spares
   * nearly every comparison: 20,000 words take 2 ms instead of 25.
   */
  function nearest(word) {
    const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
    const own = alphabet(word);
    const floor = frequencyOf(word) * MUCH;
    alphabets ??= Int32Array.from(terms, alphabet);
    let best;
    let least = Infinity;
    for (let number = 0; most && number < terms.length; number += 1) {
      if (bits(alphabets[number] ^ own) > 2 * most) continue;
      const term = terms[number];
      if (term === word || frequency(number) < floor) continue;
      const away = Math.abs(term.length - word.length) > most ? Infinity : distance(word, term, most);
      if (away > most) continue;
      const cost = away + (term[0] === word[0] ? 0 : 0.5) - frequency(number) / 1e6;
      if (cost < least) [best, least] = [term, cost];
    }
    return best;
  }

  const rare = (word) => find(word) >= 0 && frequencyOf(word) < FEW;

  return { find, starting, forms, nearest, rare };
}

/** Gives a bit for each letter of a word; letters beyond a–z share bits, which is no harm. */
function alphabet(word) {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** Counts bits, one step for each. */
function bits(number) {
  let count = 0;
  for (let left = number; left; left &= left - 1) count += 1;
  return count;
}
