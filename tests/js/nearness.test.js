import assert from "node:assert/strict";
import test from "node:test";

import { nearness } from "../../static/js/search/nearness.js";

const sought = (...words) => words.map((word) => new Set(word.split("|")));

for (const [title, words, expected] of [
  ["Deep lamps burn", ["deep", "lamps"], 1],
  ["Deep blue lamps burn", ["deep", "lamps"], 0.75],
  ["Lamps burn deep", ["deep", "lamps"], 0],
  ["Deep lamps", ["deep", "lamp|lamps"], 1.5],
  ["Deep lamps burn", ["deep", "lamps", "sing"], 0.5],
  ["Lamps", ["lamps"], 0.5],
  ["", ["lamps"], 0],
]) {
  test(`"${title}" is ${expected} near to ${words.join(" ")}`, () => {
    assert.equal(nearness(title, sought(...words)), expected);
  });
}
