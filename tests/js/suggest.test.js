import assert from "node:assert/strict";
import test from "node:test";

import { wording } from "../../static/js/search/suggest.js";

const LAMPS = { text: "lamps", followed: true };
const CASES = [
  ["all words found", { papers: [1, 2], complete: true, spelling: null }, "2 papers", "All results (2)", "lmaps"],
  ["some words found", { papers: [1], complete: false, spelling: null }, "1 paper with some of the words", "All results with some of the words (1)", "lmaps"],
  ["a correction followed", { papers: [1], complete: true, spelling: LAMPS }, "1 paper for “lamps”", "All results for “lamps” (1)", "lmaps"],
  ["nothing found", { papers: [], complete: false, spelling: null }, "No papers found", "No papers found", "lmaps"],
  ["nothing but a correction", { papers: [], complete: false, spelling: { ...LAMPS, followed: false } }, "No papers found. Did you mean “lamps”?", "No papers found. Did you mean “lamps”?", "lamps"],
];

for (const [name, answer, said, label, text] of CASES) {
  test(`what the header's list says of ${name}`, () => {
    assert.deepEqual(wording(answer, "lmaps"), { said, rest: { label, text } });
  });
}
