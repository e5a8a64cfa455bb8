import assert from "node:assert/strict";
import test from "node:test";

import { distance } from "../../static/js/search/distance.js";

const CASES = [
  ["lamp", "lamp", 0],
  ["lamp", "lamps", 1],
  ["lamp", "lmp", 1],
  ["lamp", "limp", 1],
  ["lamp", "lapm", 1],
  ["transfomer", "transformers", 2],
  ["lamp", "fog", 3],
  ["", "fog", 3],
];

for (const [a, b, expected] of CASES) {
  test(`edits from ${a || "nothing"} to ${b}`, () => {
    assert.equal(Math.min(distance(a, b, 2), 3), expected);
  });
}
