/**
 * Parts of the lunr index that site_builder/search/postings.py counted.
 *
 * lunr weighs a paper by the query's words alone, so an index of just those
 * words gives the same scores as the whole one. It is made anew for every
 * query: at 1,000 papers that takes 3 ms, and the whole one 500.
 */

const K1 = 1.2;
const B = 0.75;
/** What lunr notes of a word in a paper; nothing, and one nothing will do. */
const NOTHING = Object.freeze({});

/**
 * @typedef {object} Counts
 * @property {[string, number][]} boosts the fields in order, and their boosts
 * @property {string} terms all words, with a space between
 * @property {number[][]} lists gaps between the places of each word, see `places`
 * @property {number[]} lengths words in each place
 */

/**
 * Calls back for each place of a word, in rising order.
 *
 * A place is `paper * fields + field`. A negative gap is followed by a count.
 * @param {number[]} list
 * @param {(place: number, count: number) => void} visit
 */
export function places(list, visit) {
  let place = -1;
  for (let at = 0; at < list.length; at += 1) {
    const gap = list[at];
    place += Math.abs(gap);
    visit(place, gap < 0 ? list[(at += 1)] : 1);
  }
}

/**
 * @param {typeof import("lunr")} lunr
 * @param {Counts} counts
 * @returns {(numbers: number[]) => lunr.Index} the index of some words, by their numbers;
 *   its refs are the papers' numbers
 */
export function openWeights(lunr, { boosts, terms, lists, lengths }) {
  const names = terms.split(" ");
  const fields = boosts.map(([name]) => name);
  const norms = normed(lengths, fields.length);
  const field = (place) => fields[place % fields.length];
  const paper = (place) => Math.floor(place / fields.length);

  function posting(number) {
    const found = Object.fromEntries(fields.map((name) => [name, {}]));
    places(lists[number], (place) => (found[field(place)][paper(place)] = NOTHING));
    return found;
  }

  /** BM25 as lunr's Builder computes it, to the same three decimals. */
  function weight(place, count, idf) {
    const [, boost] = boosts[place % fields.length];
    const exact = ((idf * ((K1 + 1) * count)) / (norms[place] + count)) * boost;
    return Math.round(exact * 1000) / 1000;
  }

  return (numbers) => {
    /** @type {Map<number, number[]>} */
    const vectors = new Map();
    const invertedIndex = [...numbers].sort((a, b) => a - b).map((number) => {
      const found = posting(number);
      const idf = lunr.idf(found, lengths.length / fields.length);
      places(lists[number], (place, count) => {
        if (!vectors.has(place)) vectors.set(place, []);
        vectors.get(place).push(number, weight(place, count, idf));
      });
      return [names[number], { _index: number, ...found }];
    });
    const fieldVectors = Array.from(vectors, ([place, vector]) => [
      `${field(place)}/${paper(place)}`,
      vector,
    ]);
    return lunr.Index.load({ version: lunr.version, fields, fieldVectors, invertedIndex, pipeline: [] });
  };
}

/** Gives the part of BM25's denominator that a place's length decides. */
function normed(lengths, fields) {
  const sums = new Array(fields).fill(0);
  lengths.forEach((length, place) => (sums[place % fields] += length));
  const papers = lengths.length / fields;
  return lengths.map((length, place) => K1 * (1 - B + B * (length / (sums[place % fields] / papers))));
}
