/** Where words stand: the files t and w of site_builder/search/shards.py. */

import { parameter, reader } from "./bits.js";

/**
 * @typedef {object} List where a term stands in one field
 * @property {Int32Array} papers rising
 * @property {Uint16Array | null} counts how often; null where that was left out
 * @property {Int16Array | null} steps lengths of the field, in quarters of an octave
 */

/**
 * @typedef {object} Term
 * @property {string} name
 * @property {number} frequency in how many fields of papers it stands
 * @property {List[]} lists by field
 */

/**
 * @param {[words: string, lists: string]} file
 * @param {import("./source.js").Manifest} manifest
 * @returns {Term[]}
 */
export function readLists([words, lists], manifest) {
  const bits = reader(lists);
  const terms = unfolded(words).map((name) => {
    const sizes = manifest.fields.map(() => bits.gamma() - 1);
    return { name, frequency: sizes.reduce((sum, size) => sum + size, 0), sizes, lists: [] };
  });
  manifest.fields.forEach(([, , , middle], field) => {
    for (const { sizes, lists: own } of terms) own.push(list(sizes[field], middle));
  });
  return terms;

  function list(size, middle) {
    const rare = size < manifest.common;
    const found = {
      papers: new Int32Array(size),
      counts: rare ? new Uint16Array(size) : null,
      steps: rare ? new Int16Array(size) : null,
    };
    const width = parameter(size, manifest.papers);
    let paper = -1;
    for (let at = 0; at < size; at += 1) {
      found.papers[at] = paper += bits.rice(width) + 1;
      if (rare) weigh(found, at, bits, middle);
    }
    return found;
  }
}

/** Reads sorted words of which each says how many letters it shares with the one before. */
function unfolded(words) {
  let word = "";
  return words.split(" ").map((rest) => (word = word.slice(0, Number.parseInt(rest[0], 36)) + rest.slice(1)));
}

/**
 * Adds what was left out of the lists of common terms.
 * @param {Term[]} terms of the file beside it
 * @param {string} details
 * @param {import("./source.js").Manifest} manifest
 */
export function addDetails(terms, details, manifest) {
  const bits = reader(details);
  manifest.fields.forEach(([, , , middle], field) => {
    for (const { lists } of terms) {
      const found = lists[field];
      if (found.papers.length < manifest.common) continue;
      found.counts = new Uint16Array(found.papers.length);
      found.steps = new Int16Array(found.papers.length);
      for (let at = 0; at < found.papers.length; at += 1) weigh(found, at, bits, middle);
    }
  });
}

function weigh(list, at, bits, middle) {
  list.counts[at] = bits.rice(0) + 1;
  const zigzag = bits.rice(1);
  list.steps[at] = middle + (zigzag & 1 ? -(zigzag + 1) / 2 : zigzag / 2);
}
