import assert from "node:assert/strict";
import test from "node:test";

import { parse } from "../../static/js/search/parse.js";
import { phrases, withPhrases } from "../../static/js/search/phrase.js";

const isStop = (word) => ["the", "in"].includes(word);

const FIELDS = [["title"], ["abstract"]];

/** As many papers as are asked for; the abstract of each is the text of its number, or fog. */
async function kept(query, count, texts) {
  const asked = [];
  const having = (word) => [...Array(count).keys()].filter((at) => (texts[at] ?? "fog").includes(word));
  const lexicon = {
    loadOnly: async (words) => asked.push(words),
    find: (name) => ({ name, lists: [{ papers: [] }, { papers: having(name) }] }),
  };
  const wanted = await phrases(parse(query).clauses, { lexicon, manifest: { papers: count, fields: FIELDS }, isStop });
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

  assert.deepEqual(asked, [["lit", "lamps"]]);
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

  assert.deepEqual(asked, [["context", "lamps"]]);
  assert.deepEqual(papers, []);
});

test("beyond a thousand papers the rest is told of", async () => {
  const { papers, unread } = await kept('"thick fog"', 1200, Array(1200).fill("thick fog"));

  assert.equal(papers.length, 1000);
  assert.equal(unread, 200);
});
