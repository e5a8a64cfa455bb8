import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test from "node:test";

import { openSource } from "../../static/js/search/source.js";
import { files, golden, loader } from "./search-files.js";

const lunr = createRequire(import.meta.url)("lunr");
const { weights, lexicon } = await openSource(lunr, loader(files("search")));
const whole = lunr.Index.load(golden("search").lunr);
const terms = (await lexicon.all()).sort((a, b) => (a.name < b.name ? -1 : 1));

const rounded = (score) => score.toFixed(9);

/** Compares with lunr.py's whole index: papers, scores, and the order of unequal ones. */
function same(asked) {
  const expected = whole.query((query) => {
    for (const { term, boost, field } of asked) {
      query.clause({ term: term.name, boost, usePipeline: false, ...(field ? { fields: [field] } : {}) });
    }
  });
  const scores = weights.weigh(asked);
  const found = [...scores.keys()].filter((paper) => scores[paper] > 0);
  const ranked = weights.rank(asked, found);

  assert.ok(expected.length > 0);
  const brief = (all) => all.map(({ ref, score }) => `${ref} ${rounded(score)}`).sort();
  assert.deepEqual(brief(ranked), brief(expected));
  assert.deepEqual(brief(found.map((ref) => ({ ref, score: scores[ref] }))), brief(expected));
}

test("a word alone is weighed as in the whole index", () => {
  for (const term of terms) same([{ term, boost: 1, field: "" }]);
});

test("words together are weighed as in the whole index", () => {
  const others = terms.filter(({ name }) => name !== "fog");
  for (let at = 1; at < others.length; at += 1) {
    same([others[at], others[at - 1], lexicon.find("fog")].map((term, boost) => ({ term, boost: boost + 0.5, field: "" })));
  }
});

test("a field alone is weighed as in the whole index", () => {
  same(["lamps", "fog"].map((word) => ({ term: lexicon.find(word), boost: 1, field: "title" })));
});

test("the best papers alone are weighed as among all", () => {
  const asked = ["fog", "images"].map((word) => ({ term: lexicon.find(word), boost: 1, field: "" }));
  const scores = weights.weigh(asked);

  const [{ ref, score }] = weights.rank(asked, [1]);
  assert.deepEqual([Number(ref), rounded(score)], [1, rounded(scores[1])]);
});
