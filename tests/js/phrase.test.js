import assert from "node:assert/strict";
import test from "node:test";

import { parse } from "../../static/js/search/parse.js";
import { phrases, withPhrases } from "../../static/js/search/phrase.js";

const isStop = (word) => ["the", "in"].includes(word);

/** As many papers as are asked for; the text of each is that of its number, or fog. */
async function kept(query, count, texts) {
  const asked = [];
  const together = (words, field) => {
    asked.push([words, field]);
    return new Uint8Array(count).fill(1).map((_, at) => (words.every((word) => (texts[at] ?? "fog").includes(word)) ? 1 : 0));
  };
  const wanted = phrases(parse(query).clauses, together, isStop);
  const read = [];
  const load = async (numbers) => {
    read.push(...numbers);
    return numbers.map((at) => ({ title: "", authors: [], byline: "", tags: [], abstract: texts[at] ?? "fog" }));
  };
  const answer = await withPhrases(wanted, [...Array(count).keys()], load);
  return { ...answer, asked, read };
}

test("only papers with all the words of a phrase are read", async () => {
  const { papers, read, asked } = await kept('"lit in the lamps"', 4, ["lit in the lamps", "lamps lit", "lamps"]);

  assert.deepEqual(asked, [[["lit", "lamps"], ""]]);
  assert.deepEqual(read, [0, 1]);
  assert.deepEqual(papers, [0]);
});

test("papers that cannot have an excluded phrase are kept unread", async () => {
  const { papers, read } = await kept('-"lit lamps"', 4, ["lit lamps", "lamps lit"]);

  assert.deepEqual(read, [0, 1]);
  assert.deepEqual(papers, [1, 2, 3]);
});

test("compounds are sought by their parts", async () => {
  const { asked, papers } = await kept('title:"in-context lamps"', 1, ["in context lamps"]);

  assert.deepEqual(asked, [[["context", "lamps"], "title"]]);
  assert.deepEqual(papers, []);
});

test("beyond a thousand papers the rest is told of", async () => {
  const { papers, unread } = await kept('"thick fog"', 1200, Array(1200).fill("thick fog"));

  assert.equal(papers.length, 1000);
  assert.equal(unread, 200);
});
