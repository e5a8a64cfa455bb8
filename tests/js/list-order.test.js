import assert from "node:assert/strict";
import test from "node:test";

import { ordered } from "../../static/js/components/list-order.js";

test("entries are sorted by rank; those of one rank stay as they were", () => {
  const entries = [["ash", 2], ["bark", Infinity], ["elm", 2], ["fern", -1], ["moss", Infinity]];

  assert.deepEqual(
    ordered(entries, ([, rank]) => rank).map(([name]) => name),
    ["fern", "ash", "elm", "bark", "moss"],
  );
});
