/**
 * The peers of the search, and all of them asked the same: see search_peers.py.
 *
 *     node tests/bench/search_peers.mjs build FOLDER PEERS NAME
 *     node tests/bench/search_peers.mjs ask FOLDER PEERS [--queries 300] [--seed 1]
 *
 * Each is used as its own documentation says. What a cold question weighs is
 * what a page loads for it besides the engine's script: of a whole index all of
 * it, of Pagefind its metadata, the parts of the index and ten results.
 */

import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fileURLToPath, pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

import { lunr, opener, papersOf } from "./search_engine.mjs";
import { maker, mean, median } from "./search_queries.mjs";

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { queries: { type: "string", default: "300" }, seed: { type: "string", default: "1" } },
});
const [task, folder, peers, only] = positionals;
const stored = papersOf(folder);
const papers = stored.all();
const place = (name) => resolve(folder, "peers", name);
const required = createRequire(join(resolve(peers), "package.json"));
const packed = (text) => gzipSync(text, { level: 6 }).length / 1000;

const FIELDS = Object.keys(papers[0].fields);
const document = ({ fields }, id) => ({ id, ...Object.fromEntries(FIELDS.map((name) => [name, fields[name].join(" ")])) });
const html = (text) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;");
const MINISEARCH = { fields: FIELDS };

const builders = {
  pagefind() {
    const site = place("pagefind-pages");
    mkdirSync(site, { recursive: true });
    for (const [number, { fields, title }] of papers.entries()) {
      const rest = FIELDS.filter((name) => name !== "title").map((name) => `<p>${html(fields[name].join(" "))}</p>`);
      writeFileSync(join(site, `${number}.html`), `<html lang="en"><body><h1>${html(title)}</h1>${rest.join("")}</body></html>`);
    }
    const program = join(peers, "node_modules/pagefind/lib/runner/bin.cjs");
    const ran = spawnSync(process.execPath, [program, "--site", site, "--output-path", place("pagefind")]);
    if (ran.status !== 0) throw new Error(`${ran.stderr}`);
  },
  minisearch() {
    const index = new (required("minisearch"))(MINISEARCH);
    index.addAll(papers.map(document));
    save("minisearch", index);
  },
  lunr() {
    save("lunr", lunr(function () {
      for (const name of FIELDS) this.field(name, { boost: name === "title" ? 10 : 1 });
      for (const [id, paper] of papers.entries()) this.add(document(paper, id));
    }));
  },
};

function save(name, index) {
  mkdirSync(place(name), { recursive: true });
  writeFileSync(join(place(name), "index.json"), JSON.stringify(index));
}

const saved = (name) => readFileSync(join(place(name), "index.json"), "utf8");

/** Gives for each engine: a text → the numbers of its ten best papers and the kilobytes of a cold start. */
const engines = {
  async papershelf() {
    const { open, size } = opener(folder);
    return async (text) => {
      const loaded = new Set();
      const { ask, papers: read } = await open(loaded);
      const { papers: found } = await ask({ text: `${text} ` });
      await read(found.slice(0, 10));
      return { found, kilobytes: [...loaded].reduce((sum, path) => sum + size(path), 0) };
    };
  },
  async pagefind() {
    let kilobytes = 0;
    globalThis.fetch = async (url) => {
      const body = readFileSync(fileURLToPath(String(url).replace(/\?.*/, "")));
      kilobytes += Math.min(body.length / 1000, packed(body));
      return new Response(body);
    };
    const { createInstance } = await import(pathToFileURL(join(place("pagefind"), "pagefind.js")));
    return async (text) => {
      kilobytes = 0;
      const pagefind = await createInstance({ basePath: `${pathToFileURL(place("pagefind"))}/`, noWorker: true });
      await pagefind.init();
      const { results } = await pagefind.search(text);
      const shown = await Promise.all(results.slice(0, 10).map((result) => result.data()));
      return { found: shown.map(({ url }) => Number(/(\d+)\.html/.exec(url)[1])), kilobytes };
    };
  },
  minisearch: () => inMemory("minisearch", (text) => required("minisearch").loadJSON(text, MINISEARCH), (index, text) =>
    index.search(text, { boost: { title: 2 } }).map(({ id }) => id)),
  "minisearch fuzzy": () => inMemory("minisearch", (text) => required("minisearch").loadJSON(text, MINISEARCH), (index, text) =>
    index.search(text, { boost: { title: 2 }, fuzzy: 0.2 }).map(({ id }) => id)),
  lunr: () => inMemory("lunr", (text) => lunr.Index.load(JSON.parse(text)), (index, text) =>
    index.search(text).map(({ ref }) => Number(ref))),
};

function inMemory(name, load, search) {
  const text = saved(name);
  const kilobytes = packed(text);
  const index = load(text);
  return (query) => ({ found: search(index, query).slice(0, 10), kilobytes });
}

/** For titles and abstracts, as they are and mistyped: queries, each with the paper it was made of. */
async function questions() {
  const { source } = await opener(folder).open();
  const { known, misspelt } = maker(stored, options.seed);
  const made = {};
  for (const kind of ["title", "abstract"]) {
    const chosen = Array.from({ length: Number(options.queries) }, () => known(kind, source.isStop));
    made[kind] = chosen.map(({ number, words }) => ({ number, text: words.join(" ") }));
    made[`${kind}, typos`] = chosen.map(({ number, words }) => ({ number, text: words.map(misspelt).join(" ") }));
  }
  return made;
}

const reciprocal = (rank) => (rank < 0 || rank > 9 ? 0 : 1 / (rank + 1));

async function measure(engine, asked) {
  const ranks = [];
  const weights = [];
  for (const { number, text } of asked) {
    const { found, kilobytes } = await engine(text);
    ranks.push(reciprocal(found.indexOf(number)));
    weights.push(kilobytes);
  }
  return { mrr: mean(ranks), success: mean(ranks.map(Math.ceil)), weights };
}

async function compare() {
  const built = JSON.parse(readFileSync(join(folder, "built.json"), "utf8"));
  const asked = await questions();
  const table = {};
  for (const [name, open] of Object.entries(engines)) {
    const engine = await open();
    const found = {};
    for (const [kind, some] of Object.entries(asked)) found[kind] = await measure(engine, some);
    const all = Object.values(found).flatMap(({ weights }) => weights);
    const { cpu, memory } = built[name.split(" ")[0]];
    table[name] = {
      "MRR@10 title": found.title.mrr.toFixed(3),
      "abstract": found.abstract.mrr.toFixed(3),
      "typos, success@10 title": found["title, typos"].success.toFixed(3),
      "abstract ": found["abstract, typos"].success.toFixed(3),
      "kB a cold query": median(found.title.weights.concat(found.abstract.weights)).toFixed(0),
      "p95": median(all, 0.95).toFixed(0),
      "build, s CPU": cpu.toFixed(1),
      "MB": memory.toFixed(0),
    };
  }
  const columns = Object.keys(Object.values(table)[0]);
  console.log(`| ${papers.length.toLocaleString("en")} papers | ${columns.join(" | ")} |\n|${"---|".repeat(columns.length + 1)}`);
  for (const [name, row] of Object.entries(table)) console.log(`| ${name} | ${Object.values(row).join(" | ")} |`);
}

if (task === "build") await builders[only]();
else if (task === "ask") await compare();
else throw new Error("The task is build or ask.");
