import assert from "node:assert/strict";
import { createRequire } from "node:module";
import test from "node:test";

import { openVocabulary } from "../../static/js/search/vocabulary.js";

const lunr = createRequire(import.meta.url)("lunr");
const FREQUENCIES = new Map([
  ["analyses", 3],
  ["analysis", 9],
  ["image", 40],
  ["images", 30],
  ["imge", 1],
  ["model", 50],
  ["studied", 5],
  ["studies", 5],
  ["study", 8],
  ["transform", 2],
  ["transformer", 7],
  ["transformers", 9],
  ["𝛼", 1],
  ["ﬁ", 1],
]);
const terms = [...FREQUENCIES.keys()];
const stem = (word) => lunr.stemmer(new lunr.Token(word)).toString();
const words = openVocabulary(terms, (number) => FREQUENCIES.get(terms[number]), stem);
const named = (numbers) => numbers.map((number) => terms[number]);

test("every word is found, whatever its script", () => {
  assert.deepEqual(terms.map(words.find), [...terms.keys()]);
  assert.equal(words.find("nothing"), -1);
});

test("words that begin alike come by how common they are", () => {
  assert.deepEqual(named(words.starting("transform", 2)), ["transformers", "transformer"]);
});

test("words of one stem are forms of each other", () => {
  assert.deepEqual(named(words.forms("study")), ["studied", "studies"]);
  assert.deepEqual(named(words.forms("imaging")), ["image", "images"]);
});

for (const [typed, meant] of [
  ["transfomer", "transformer"],
  ["mdoel", "model"],
  ["godel", "model"],
  ["imge", "image"],
  ["image", undefined],
  ["ima", undefined],
  ["zzzzzz", undefined],
]) {
  test(`${typed} may have meant ${meant ?? "nothing else"}`, () => {
    assert.equal(words.nearest(typed), meant);
  });
}

test("a word of one or two places is rare", () => {
  assert.deepEqual(["imge", "image", "nothing"].map(words.rare), [true, false, false]);
});
