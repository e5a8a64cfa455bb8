/**
 * How much a paper is worth to a query: lunr's weights, from the counts it took.
 *
 * All papers are weighed in arrays, which is fast; the best of them are then
 * given to lunr as an index of nothing but the query's words and these papers.
 * lunr weighs a paper by the query's words alone, so their scores are those of
 * the whole index.
 */

const K1 = 1.2;
const B = 0.75;
/** What lunr notes of a word in a paper; nothing, and one nothing will do. */
const NOTHING = Object.freeze({});

/**
 * @typedef {object} Asked
 * @property {import("./lists.js").Term} term
 * @property {number} boost
 * @property {string} field "" for all
 */

/**
 * @param {typeof import("lunr")} lunr
 * @param {import("./source.js").Manifest} manifest
 */
export function openWeights(lunr, { fields, papers: total }) {
  const names = fields.map(([name]) => name);
  const norms = fields.map(([, , average, middle]) => openNorms(average, middle));

  /** BM25 as lunr's Builder computes it, to the same three decimals. */
  function weight(field, list, at, idf) {
    const count = list.counts ? list.counts[at] : 1;
    const norm = norms[field](list.steps?.[at]);
    const exact = ((idf * ((K1 + 1) * count)) / (norm + count)) * fields[field][1];
    return Math.round(exact * 1000) / 1000;
  }

  /** lunr counts a paper once for each field that has the word. */
  const idfOf = ({ frequency }) => Math.log(1 + Math.abs((total - frequency + 0.5) / (frequency + 0.5)));

  /** Gives the sizes of lunr's query vectors, one for each field. */
  function sizes(asked) {
    return names.map((name) => {
      const squares = asked.filter(({ field }) => !field || field === name).map(({ boost }) => boost ** 2);
      return Math.sqrt(squares.reduce((sum, one) => sum + one, 0));
    });
  }

  /**
   * Weighs every paper as lunr would.
   * @param {Asked[]} asked each term of a field once
   * @returns {Float64Array}
   */
  function weigh(asked) {
    const scores = new Float64Array(total);
    const size = sizes(asked);
    for (const { term, boost, field } of asked) {
      const idf = idfOf(term);
      term.lists.forEach((list, number) => {
        if (field && field !== names[number]) return;
        const factor = boost / size[number];
        for (let at = 0; at < list.papers.length; at += 1) {
          scores[list.papers[at]] += factor * weight(number, list, at, idf);
        }
      });
    }
    return scores;
  }

  /**
   * Lets lunr weigh some papers. Its query is built of our words, never parsed from text.
   * @param {Asked[]} asked
   * @param {number[]} papers
   * @returns {{ref: string, score: number}[]} best first, as lunr sorts them
   */
  function rank(asked, papers) {
    const index = part([...new Set(asked.map(({ term }) => term))], new Set(papers));
    return index.query((query) => {
      for (const { term, boost, field } of asked) {
        const only = field ? { fields: [field] } : {};
        query.clause({ term: term.name, boost, usePipeline: false, ...only });
      }
    });
  }

  /** Makes the part of the whole lunr index that holds some terms of some papers. */
  function part(terms, papers) {
    const vectors = new Map();
    const sorted = terms.sort((a, b) => (a.name < b.name ? -1 : 1));
    const invertedIndex = sorted.map((term, number) => {
      const posting = { _index: number };
      term.lists.forEach((list, field) => {
        posting[names[field]] = {};
        list.papers.forEach((paper, at) => {
          if (!papers.has(paper)) return;
          posting[names[field]][paper] = NOTHING;
          const key = `${names[field]}/${paper}`;
          if (!vectors.has(key)) vectors.set(key, []);
          vectors.get(key).push(number, weight(field, list, at, idfOf(term)));
        });
      });
      return [term.name, posting];
    });
    return lunr.Index.load({
      version: lunr.version,
      fields: names,
      fieldVectors: [...vectors],
      invertedIndex,
      pipeline: [],
    });
  }

  return { weigh, rank };
}

/** Gives the part of BM25's denominator that a length decides, remembered step by step. */
function openNorms(average, middle) {
  const known = [];
  return (step = middle) => (known[step] ??= K1 * (1 - B + B * (2 ** (step / 4) / average)));
}
