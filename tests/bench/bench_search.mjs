/**
 * How well and how fast the search answers, without a browser.
 *
 *     node tests/bench/bench_search.mjs FOLDER [--queries 300] [--seed 1] [--exact] [--known FILE]
 *
 * FOLDER is what tests/bench/search_site.py wrote. Prints for known items (three
 * to five words of a title or an abstract; with a typo in each word of four
 * letters and more; inflected): MRR@10, success@10, the kilobytes (gzip) that a
 * cold question loads, ten papers included, in all and by kind of file, and the
 * time that a first one takes, manifest included, and a warm one.
 * --exact compares with one whole lunr.js index. --known gives queries with the
 * paper that must come first, one JSON object a line.
 */

import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

import { MOST_RANKED } from "../../static/js/search/ranking.js";
import { words } from "../../static/js/search/tokens.js";
import { lunr, opener, papersOf } from "./search_engine.mjs";
import { maker, mean, median } from "./search_queries.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    queries: { type: "string", default: "300" },
    seed: { type: "string", default: "1" },
    exact: { type: "boolean", default: false },
    known: { type: "string" },
    show: { type: "string", default: "0" },
  },
});
const [folder] = positionals;
const stored = papersOf(folder);
const { paper, all } = stored;
const { open, size } = opener(folder);
const { next, pick, known, misspelt, inflected } = maker(stored, options.seed);

async function measure(name, queries) {
  const warm = await open();
  const ranks = [];
  const times = [];
  const bytes = [];
  const files = [];
  const first = [];
  const kinds = new Map();
  for (const { number, text } of queries) {
    const loaded = new Set();
    const begun = performance.now();
    const cold = await open(loaded);
    const answer = await cold.ask({ text });
    await cold.papers(answer.papers.slice(0, 10));
    first.push(performance.now() - begun);
    for (const path of loaded) {
      const kind = path.split(/[/.]/)[1];
      kinds.set(kind, (kinds.get(kind) ?? 0) + size(path) / queries.length);
    }
    bytes.push([...loaded].reduce((sum, path) => sum + size(path), 0));
    files.push(loaded.size);
    await warm.ask({ text });
    const start = performance.now();
    await warm.ask({ text });
    times.push(performance.now() - start);
    const rank = answer.papers.indexOf(number);
    ranks.push(rank < 0 || rank > 9 ? 0 : 1 / (rank + 1));
    if (rank !== 0 && shown-- > 0) console.log(`   ${name}: ${text} → ${rank + 1} of ${answer.papers.length}; ${paper(number).title}`);
  }
  console.log(
    [
      name.padEnd(16),
      `MRR ${mean(ranks).toFixed(3)}`,
      `success ${mean(ranks.map(Math.ceil)).toFixed(3)}`,
      `KB ${median(bytes).toFixed(0)}/${median(bytes, 0.95).toFixed(0)}`,
      `files ${median(files)}/${median(files, 0.95)}`,
      `first ms ${median(first).toFixed(0)}/${median(first, 0.95).toFixed(0)}`,
      `warm ms ${median(times).toFixed(1)}/${median(times, 0.95).toFixed(1)}`,
    ].join("  "),
  );
  console.log(`   KB by kind: ${[...kinds].map(([kind, size]) => `${kind} ${size.toFixed(1)}`).join(", ")}`);
}

let shown = Number(options.show);

async function relevance() {
  const { source } = await open();
  const count = Number(options.queries);
  for (const kind of ["title", "abstract"]) {
    const queries = Array.from({ length: count }, () => known(kind, source.isStop));
    const asText = (change) => queries.map(({ number, words: some }) => ({ number, text: `${some.map(change).join(" ")} ` }));
    await measure(kind, asText((word) => word));
    await measure(`${kind}, typos`, asText(misspelt));
    await measure(`${kind}, inflected`, asText(inflected));
  }
}

/** One whole index by lunr's own Builder, with lengths as the files have them. */
function whole({ manifest, isStop }) {
  const builder = new lunr.Builder();
  builder.ref("id");
  const names = manifest.fields.map(([name]) => name);
  for (const [name, boost] of manifest.fields) builder.field(name, { boost });
  builder.tokenizer = (some) => (some ?? []).map((one) => new lunr.Token(one));
  const forms = (text) => words(text).flatMap((word) => [...word.slice(1), word[0]]);
  const documents = all().map(({ fields }, id) => {
    const document = { id };
    for (const name of names) {
      const all = fields[name].flatMap(forms);
      document[name] = name === "abstract" ? all.filter((word) => !isStop(word)) : all;
    }
    return document;
  });
  // Terms numbered in their order, as the files have them: sums come out the same to the last bit.
  const terms = new Set(documents.flatMap((document) => names.flatMap((name) => document[name])));
  for (const term of [...terms].sort()) {
    const posting = Object.assign(Object.create(null), { _index: builder.termIndex });
    builder.termIndex += 1;
    for (const name of names) posting[name] = Object.create(null);
    builder.invertedIndex[term] = posting;
  }
  for (const document of documents) builder.add(document);
  const step = (length) => 2 ** (Math.round(4 * Math.log2(length)) / 4);
  for (const field of Object.keys(builder.fieldLengths)) {
    builder.fieldLengths[field] = step(Math.max(1, builder.fieldLengths[field]));
  }
  builder.calculateAverageFieldLengths = function () {
    this.averageFieldLength = Object.fromEntries(manifest.fields.map(([name, , average]) => [name, average]));
  };
  return builder.build();
}

async function exact() {
  const { source } = await open();
  const index = whole(source);
  const names = source.manifest.fields.map(([name]) => name);
  const count = Number(options.queries);
  let same = 0;
  for (let done = 0; done < count; done += 1) {
    const some = known(next() < 0.5 ? "title" : "abstract", source.isStop).words.flatMap((word) => words(word).flat());
    await source.lexicon.loadOnly(some);
    const asked = some
      .map((word) => source.lexicon.find(word))
      .filter(Boolean)
      .map((term) => ({ term, boost: 1 + Math.floor(next() * 5), field: next() < 0.2 ? pick(names) : "" }));
    const distinct = [...new Map(asked.map((one) => [one.term.name, one])).values()];
    await source.lexicon.loadDetails(distinct.map(({ term }) => term));
    const expected = index.query((query) => {
      for (const { term, boost, field } of distinct) {
        query.clause({ term: term.name, boost, usePipeline: false, ...(field ? { fields: [field] } : {}) });
      }
    });
    const scores = source.weights.weigh(distinct);
    const order = [...scores.keys()].filter((paper) => scores[paper] > 0).sort((a, b) => scores[b] - scores[a] || a - b);
    const ranked = source.weights.rank(distinct, order.slice(0, MOST_RANKED));
    const best = sorted(expected).slice(0, 100).map(brief);
    const equal = order.length === expected.length && JSON.stringify(best) === JSON.stringify(sorted(ranked).slice(0, 100).map(brief));
    same += equal;
    if (!equal && shown-- > 0) console.log(distinct.map(({ term, boost, field }) => `${field}:${term.name}^${boost}`), order.length, expected.length, best.slice(0, 3), sorted(ranked).map(brief).slice(0, 3));
  }
  console.log(`as one whole lunr index: ${same} of ${count} queries (results, order, scores)`);
}

const brief = ({ ref, score }) => [ref, score];
const sorted = (results) => [...results].sort((a, b) => b.score - a.score || Number(a.ref) - Number(b.ref));

async function tricky(file) {
  const numbers = new Map(all().map(({ id }, number) => [id, number]));
  const { ask } = await open();
  const queries = readFileSync(file, "utf8").trim().split("\n").map((line) => JSON.parse(line));
  let first = 0;
  for (const { query, first: wanted } of queries) {
    const answer = await ask({ text: query });
    const rank = answer.papers.indexOf(numbers.get(wanted));
    first += rank === 0;
    if (rank !== 0) console.log(`   ${query} → ${rank + 1}; first: ${answer.papers.length ? paper(answer.papers[0]).title : "none"}; wanted: ${numbers.has(wanted) ? paper(numbers.get(wanted)).title : "absent"}`);
  }
  console.log(`tricky queries: ${first} of ${queries.length} first`);
}

if (options.exact) await exact();
else if (options.known && existsSync(options.known)) await tricky(options.known);
else await relevance();
