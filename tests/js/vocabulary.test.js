import assert from "node:assert/strict";
import test from "node:test";

import { openVocabulary } from "../../static/js/search/vocabulary.js";

const FREQUENCIES = new Map([
  ["analyses", 3],
  ["analysis", 9],
  ["image", 40],
  ["images", 30],
  ["imge", 1],
  ["model", 50],
  ["studied", 5],
  ["study", 8],
  ["transform", 2],
  ["transformer", 7],
  ["transformers", 9],
]);
const reversed = (word) => [...word].reverse().join("");
const written = (words) => [words.join(" "), words.map((word) => (FREQUENCIES.get(word) ?? FREQUENCIES.get(reversed(word))).toString(36)).join(" ")];

/** The words in `size` to a file, by beginning and by end. */
function cut(size) {
  const files = {};
  const borders = [];
  for (const [name, words] of [["v", [...FREQUENCIES.keys()].sort()], ["r", [...FREQUENCIES.keys()].map(reversed).sort()]]) {
    const some = [];
    for (let start = 0; start < words.length; start += size) {
      files[`${name}/${some.length}`] = written(words.slice(start, start + size));
      some.push(start ? words[start] : "");
    }
    borders.push(some.join(" "));
  }
  return { ...files, words: borders };
}

function open(size) {
  const files = cut(size);
  return openVocabulary({ vocabulary: true }, {}, async (name) => files[name]);
}

const lexicon = { all: async () => [...FREQUENCIES].map(([name, frequency]) => ({ name, frequency })) };

for (const [what, words] of [["files", open(4)], ["lists alone", openVocabulary({ vocabulary: false }, lexicon)]]) {
  test(`words of ${what} that begin alike come by how common they are`, async () => {
    assert.deepEqual(await words.starting("transform", 2), ["transformers", "transformer"]);
  });

  for (const [typed, meant] of [
    ["transfomer", "transformer"],
    ["mdoel", "model"],
    ["godel", "model"],
    ["imgaes", "images"],
    ["im", undefined],
    ["zzzzzz", undefined],
  ]) {
    test(`with words of ${what}, ${typed} may have meant ${meant ?? "nothing else"}`, async () => {
      assert.equal((await words.nearest(typed, 1))[0], meant);
    });
  }

  test(`with words of ${what}, only a much commoner word is meant instead of a known one`, async () => {
    assert.deepEqual(await words.nearest("imge", 20), ["image"]);
    assert.deepEqual(await words.nearest("images", 600), []);
  });
}

test("a beginning of too many words offers none", async () => {
  assert.deepEqual(await open(1).starting("", 5), []);
});
