import assert from "node:assert/strict";
import test from "node:test";

import { parameter, reader } from "../../static/js/search/bits.js";
import { placed } from "../../static/js/search/lexicon.js";
import { addDetails, readLists } from "../../static/js/search/lists.js";

const manifest = { fields: [["title", 1, 2.5, 4]], papers: 4, common: 2 };

test("a common list tells papers, and the details beside it the rest", () => {
  const [kite] = readLists(["0kite", "aA"], manifest);
  const [{ papers, counts, steps }] = kite.lists;

  assert.equal(kite.frequency, 2);
  assert.deepEqual([[...papers], counts, steps], [[0, 2], null, null]);

  addDetails([kite], "0IA", manifest);
  const [list] = kite.lists;
  assert.deepEqual([[...list.counts], [...list.steps]], [[3, 1], [5, 3]]);
});

test("words are read from what they add to the one before", () => {
  const terms = readLists(["0lamp 4s 1ight", "gA"], { ...manifest, fields: [] });

  assert.deepEqual(terms.map(({ name }) => name), ["lamp", "lamps", "light"]);
});

test("a number too large for a Rice code is written as it is", () => {
  assert.equal(reader("//4AAGQ=").rice(0), 50);
});

for (const [count, papers, expected] of [[1, 1, 0], [1, 38, 4], [2, 38, 3], [38, 38, 0], [1, 82095, 15], [4000, 82095, 3], [0, 9, 2]]) {
  test(`the gaps of ${count} among ${papers} are coded with ${expected} bits`, () => {
    assert.equal(parameter(count, papers), expected);
  });
}

for (const [word, number] of [["a", 0], ["lamb", 0], ["lamp", 1], ["lamps", 1], ["zeta", 2], ["", 0]]) {
  test(`"${word}" is looked for in file ${number}`, () => {
    assert.equal(placed(["", "lamp", "x"], word), number);
  });
}
