import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";

import { openEngine } from "../../static/js/search/engine.js";
import { openSource } from "../../static/js/search/source.js";
import { spent } from "./spent.js";

const lunr = createRequire(import.meta.url)("lunr");
const golden = JSON.parse(readFileSync(new URL("../golden/lunr.json", import.meta.url), "utf8"));

const LAMPS = 0;
const GULLS = 1;
const IMAGES = 2;
const ALPHA = 3;
const GRAPHS = 4;
const MODELS = 5;

const ABSTRACTS = [
  "We show that lamps learn learning rules from the context they are lit in.",
  "Gulls are counted from a mast that moves.",
  "An image of fog is no image at all.",
  "β-VAE models of fog.",
  "Lighthouses form a graph; graphs of lighthouses learn.",
  "Model after model models the lamp.",
];
const FILES = {
  "search/manifest.js": {
    version: 1,
    papers: 6,
    perFile: 4,
    index: "index.a.js",
    years: [["2024", "2024", 3], ["2023", "2023", 2], ["undated", "Undated", 1]],
    tags: [["light", "Light", 3], ["birds", "Birds", 1]],
  },
  "search/index.a.js": { ...golden.counts, stops: "a and are from in is of the", tags: [[1, 3, 2], [2]], files: ["b", "c"] },
  "search/papers/0.b.js": ABSTRACTS.slice(0, 4).map(shown),
  "search/papers/1.c.js": ABSTRACTS.slice(4).map(shown),
};

function shown(abstract, at) {
  return [`papers/${at}.html`, `Title ${at}`, ["Ada Keeper"], "2024", [1], abstract];
}

async function load(path) {
  if (path in FILES) return FILES[path];
  throw new Error(`no ${path}`);
}

const engine = openEngine(await openSource(lunr, load));
const ask = (text, more) => engine.ask({ text, ...more });

async function found(text, more) {
  return (await ask(text, more)).papers.sort();
}

test("papers with all the words are the only ones where there are any", async () => {
  assert.deepEqual(await found("fog images"), [IMAGES]);
});

test("without a paper that has all the words, those with most come first", async () => {
  const answer = await ask("gulls count graphs");

  assert.equal(answer.complete, false);
  assert.deepEqual(answer.papers, [GULLS, GRAPHS]);
});

test("other forms of a word are found", async () => {
  assert.deepEqual(await found("learned lamp"), [LAMPS]);
  assert.deepEqual(await found("image"), await found("images"));
});

test("compounds and Greek letters are found however they are written", async () => {
  for (const text of ["gpt4", "GPT-4", "gpt 4", "beta vae", "betavae", "β-VAE"]) {
    assert.deepEqual(await found(text), [ALPHA], text);
  }
});

test("writing without spaces is found by pairs", async () => {
  assert.deepEqual(await found("神经网络"), [GRAPHS]);
});

test("the last word is a beginning while typing, or when nothing is called so", async () => {
  assert.deepEqual(await found("light", { typing: true }), [GRAPHS]);
  assert.deepEqual(await found("lightho"), [GRAPHS]);
  assert.deepEqual(await found("lightho "), []);
});

test("stop words are asked of no paper unless there is nothing else", async () => {
  assert.deepEqual(await found("the gulls of"), [GULLS]);
  assert.ok((await found("from a")).includes(GULLS));
});

test("fields narrow a word, and minus excludes it", async () => {
  assert.deepEqual(await found("title:fog"), [IMAGES, ALPHA]);
  assert.deepEqual(await found("author:strom"), [GULLS, IMAGES]);
  assert.deepEqual(await found("fog -images"), [ALPHA]);
  assert.deepEqual(await found("-fog"), [LAMPS, GULLS, GRAPHS, MODELS]);
});

test("a phrase stands side by side", async () => {
  assert.deepEqual(await found('"learning rules"'), [LAMPS]);
  assert.deepEqual(await found('"rules learning"'), []);
  assert.deepEqual(await found('learn -"learning rules"'), [GRAPHS]);
});

test("a phrase is all that is asked of a paper's text", async () => {
  const answer = await ask('"from the context" fog');

  assert.deepEqual(answer.papers, [LAMPS]);
  assert.equal(answer.complete, false);
});

test("years and tags filter, and count what each would leave", async () => {
  const answer = await ask("fog", { years: ["2024"], tags: [] });

  assert.deepEqual(answer.papers, [IMAGES]);
  assert.deepEqual(answer.counts, { years: [1, 1, 0], tags: [0, 0] });
  assert.deepEqual(await found("", { tags: ["light"] }), [LAMPS, ALPHA, MODELS]);
  assert.deepEqual(await found("fog year:2023"), [ALPHA]);
  assert.deepEqual(await found("fog -year:2023"), [IMAGES]);
  assert.deepEqual(await found("fog year:2023 year:2024"), [IMAGES, ALPHA]);
});

test("by date the catalogue's order holds", async () => {
  assert.deepEqual((await ask("lamp learn fog", { sort: "date" })).papers, [0, 2, 3, 4, 5]);
});

test("a misspelt word is told, and its correction followed", async () => {
  const answer = await ask("lighthuoses graph");

  assert.deepEqual(answer.unknown, ["lighthuoses"]);
  assert.deepEqual(answer.spelling, { text: "lighthouses graph", followed: true });
  assert.deepEqual(answer.papers, [GRAPHS]);
});

test("a correction of the first letter is offered and not followed", async () => {
  const answer = await ask("hearning");

  assert.deepEqual(answer.spelling, { text: "learning", followed: false });
  assert.deepEqual(answer.papers, []);
});

test("odd questions are answered, and soon", async () => {
  const odd = ["", " ", ":", "+", "-", "*", "foo~99", "lamp^1e9", "__proto__", "constructor", '"'];
  const many = Array.from({ length: 1000 }, (_, at) => `wrod${at}`).join(" ");
  for (const text of [...odd, "🗼", "\ud800", "a".repeat(5000), many, "title:", "nofield:x"]) {
    let answer;
    const time = await spent(async () => (answer = await ask(text)));

    assert.ok(Array.isArray(answer.papers), text);
    assert.ok(time < 500, text);
  }
});

test("nothing is found for nothing", async () => {
  for (const text of ["", "  ", ":"]) assert.deepEqual(await found(text), [], text);
});

test("papers come in the order asked for, from as many files as it takes", async () => {
  const papers = await engine.papers([5, 0]);

  assert.deepEqual(papers.map(({ abstract }) => abstract), [ABSTRACTS[5], ABSTRACTS[0]]);
  assert.deepEqual(papers[0].tags, [{ slug: "birds", label: "Birds" }]);
});

test("a manifest of last week is asked for again", async () => {
  const asked = [];
  const source = await openSource(lunr, (path) => {
    asked.push(path);
    if (path === "search/manifest.js") return Promise.resolve({ version: 1, index: "index.old.js" });
    return load(path.split("?")[0]);
  });

  assert.equal(source.manifest.papers, 6);
  assert.match(asked[2], /^search\/manifest\.js\?\d+$/);
});

test("a file that was lost is asked for again", async () => {
  let lost = true;
  const source = await openSource(lunr, (path) => {
    if (path.includes("papers") && lost) return Promise.reject(new Error("lost"));
    return load(path);
  });
  await assert.rejects(source.papers([0]));
  lost = false;

  assert.equal((await source.papers([0])).length, 1);
});
