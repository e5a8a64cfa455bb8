import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test from "node:test";

import { openEngine } from "../../static/js/search/engine.js";
import { openSource } from "../../static/js/search/source.js";
import { files, loader } from "./search-files.js";
import { spent } from "./spent.js";

const lunr = createRequire(import.meta.url)("lunr");

const GULLS = 0;
const IMAGES = 1;
const LAMPS = 2;
const ALPHA = 3;
const GRAPHS = 4;
const MODELS = 5;

for (const [name, what] of [
  ["search", "few words"],
  ["search-words", "words in files of their own"],
  ["search-borders", "a manifest of two levels"],
]) {
test(`a catalogue with ${what}`, async (t) => {
const load = loader(files(name));
const engine = openEngine(await openSource(lunr, load));
const ask = (text, more) => engine.ask({ text, ...more });

async function found(text, more) {
  return (await ask(text, more)).papers.sort();
}

await t.test("papers with all the words are the only ones where there are any", async () => {
  assert.deepEqual(await found("fog images"), [IMAGES]);
});

await t.test("without a paper that has all the words, those with most come first", async () => {
  const answer = await ask("gulls count graphs");

  assert.equal(answer.complete, false);
  assert.deepEqual(answer.papers, [GULLS, GRAPHS]);
});

await t.test("other forms of a word are found", async () => {
  assert.deepEqual(await found("learned lamp"), [LAMPS]);
  assert.deepEqual(await found("image"), await found("images"));
});

await t.test("compounds and Greek letters are found however they are written", async () => {
  for (const text of ["gpt4", "GPT-4", "gpt 4", "beta vae", "betavae", "β-VAE"]) {
    assert.deepEqual(await found(text), [ALPHA], text);
  }
});

await t.test("writing without spaces is found by pairs", async () => {
  assert.deepEqual(await found("神经网络"), [GRAPHS]);
});

await t.test("the last word is a beginning while typing, or when nothing is called so", async () => {
  assert.deepEqual(await found("light", { typing: true }), [LAMPS, ALPHA, GRAPHS, MODELS]);
  assert.deepEqual(await found("lightho"), [GRAPHS]);
  assert.deepEqual(await found("lightho "), []);
});

await t.test("stop words are asked of no paper unless there is nothing else", async () => {
  assert.deepEqual(await found("the gulls of"), [GULLS]);
  assert.ok((await found("from a")).includes(GULLS));
});

await t.test("fields narrow a word, and minus excludes it", async () => {
  assert.deepEqual(await found("title:fog"), [IMAGES, ALPHA]);
  assert.deepEqual(await found("author:strom"), [GULLS, IMAGES]);
  assert.deepEqual(await found("fog -images"), [ALPHA]);
  assert.deepEqual(await found("-fog"), [GULLS, LAMPS, GRAPHS, MODELS]);
});

await t.test("a phrase stands side by side", async () => {
  assert.deepEqual(await found('"learning rules"'), [LAMPS]);
  assert.deepEqual(await found('"rules learning"'), []);
  assert.deepEqual(await found('learn -"learning rules"'), [GRAPHS]);
});

await t.test("a phrase is all that is asked of a paper's text", async () => {
  const answer = await ask('"from the context" fog');

  assert.deepEqual(answer.papers, [LAMPS]);
  assert.equal(answer.complete, false);
});

await t.test("years and tags filter, and count what each would leave", async () => {
  const answer = await ask("fog", { years: ["2024"], tags: [] });

  assert.deepEqual(answer.papers, [IMAGES]);
  assert.deepEqual(answer.counts, { years: [1, 1, 0], tags: [0, 0] });
  assert.deepEqual(await found("", { tags: ["light"] }), [LAMPS, ALPHA, MODELS]);
  assert.deepEqual(await found("fog year:2023"), [ALPHA]);
  assert.deepEqual(await found("fog -year:2023"), [IMAGES]);
  assert.deepEqual(await found("fog year:2023 year:2024"), [IMAGES, ALPHA]);
});

await t.test("by date the catalogue's order holds", async () => {
  assert.deepEqual((await ask("lamp learn fog", { sort: "date" })).papers, [1, 2, 3, 4, 5]);
});

await t.test("a misspelt word is told, and its correction followed", async () => {
  const answer = await ask("lighthuoses graph");

  assert.deepEqual(answer.unknown, ["lighthuoses"]);
  assert.deepEqual(answer.spelling, { text: "lighthouses graph", followed: true });
  assert.deepEqual(answer.papers, [GRAPHS]);
});

await t.test("a correction of the first letter is offered and not followed", async () => {
  const answer = await ask("hearning");

  assert.deepEqual(answer.spelling, { text: "learning", followed: false });
  assert.deepEqual(answer.papers, []);
});

await t.test("odd questions are answered, and soon", async () => {
  const odd = ["", " ", ":", "+", "-", "*", "foo~99", "lamp^1e9", "__proto__", "constructor", '"'];
  const many = Array.from({ length: 1000 }, (_, at) => `wrod${at}`).join(" ");
  for (const text of [...odd, "🗼", "\ud800", "a".repeat(5000), many, "title:", "nofield:x"]) {
    let answer;
    const time = await spent(async () => (answer = await ask(text)));

    assert.ok(Array.isArray(answer.papers), text);
    assert.ok(time < 500, text);
  }
});

await t.test("nothing is found for nothing", async () => {
  for (const text of ["", "  ", ":"]) assert.deepEqual(await found(text), [], text);
});
});
}

const load = loader(files("search"));

test("papers come in the order asked for, from as many files as it takes", async () => {
  const { papers } = await openSource(lunr, load);
  const [model, gulls] = await papers([MODELS, GULLS]);

  assert.equal(model.title, "A model of models");
  assert.equal(gulls.title, "Counting gulls from a moving mast");
  assert.deepEqual(gulls.tags, [{ slug: "birds", label: "Birds" }]);
});

test("nothing is loaded before it is asked for, and nothing twice", async () => {
  const asked = [];
  const engine = openEngine(await openSource(lunr, (path) => (asked.push(path), load(path))));
  assert.deepEqual(asked, ["search/manifest.js"]);
  await engine.ask({ text: "fog images" });
  const before = asked.length;
  await engine.ask({ text: "images fog" });

  assert.equal(asked.length, before);
  assert.equal(new Set(asked).size, before);
});

test("an index of another version is refused", async () => {
  await assert.rejects(openSource(lunr, async () => ({ version: 1 })), /another version/);
});

test("a file that was lost is asked for again", async () => {
  let lost = true;
  const source = await openSource(lunr, (path) => {
    if (path.includes("/d/") && lost) return Promise.reject(new Error("lost"));
    return load(path);
  });
  await assert.rejects(source.papers([0]));
  lost = false;

  assert.equal((await source.papers([0])).length, 1);
});

test("papers are counted by tag only when asked for, where they are very many", async () => {
  const source = await openSource(lunr, load);
  const engine = openEngine({ ...source, manifest: { ...source.manifest, papers: 5001 } });

  assert.equal((await engine.ask({ text: "fog" })).counts.tags, null);
});
