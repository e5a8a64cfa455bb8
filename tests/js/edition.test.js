import assert from "node:assert/strict";
import test from "node:test";

import { add, empty, rank } from "../../static/js/edition/rank.js";

const PAPERS = empty();
for (const texts of [
  [["Lighthouse lamps", 4], ["We weigh in-context lamps and gulls.", 1]],
  [["Counting gulls", 4], ["From a mast of a lighthouse. Épée and naïve α-gulls.", 1]],
  [["Fog", 4], ["A fog horn, heard in every context.", 1]],
]) {
  add(PAPERS, texts);
}

for (const [query, expected] of [
  ["lamps", [0]],
  ["lamp", [0]],
  ["gulls", [1, 0]],
  ["lighthouse", [0, 1]],
  ["light", [0, 1]],
  ["gull lighthouse", [1, 0]],
  ["in-context", [0]],
  ["incontext", [0]],
  ["epee", [1]],
  ["alpha", [1]],
  ["zebra", []],
  ["lamps zebra", []],
  ["", []],
  ["!?", []],
  ["__proto__ constructor", []],
]) {
  test(`“${query}” finds ${expected.length}`, () => assert.deepEqual(rank(PAPERS, query), expected));
}
