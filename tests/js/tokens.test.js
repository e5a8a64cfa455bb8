import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { fold, words } from "../../static/js/search/tokens.js";
import { spent } from "./spent.js";

const golden = JSON.parse(readFileSync(new URL("../golden/tokens.json", import.meta.url), "utf8"));

for (const { text, words: expected } of golden) {
  test(`words of ${JSON.stringify(text)}`, () => {
    assert.deepEqual(words(text), expected);
  });
}

test("every letter folds to something that folds to itself", () => {
  const odd = [];
  for (let code = 0; code < 0x20000; code += 1) {
    const once = fold(String.fromCodePoint(code));
    if (fold(once) !== once) odd.push(code.toString(16));
  }

  assert.deepEqual(odd, []);
});

test("much of one kind is read in less than a second", async () => {
  for (const piece of ["a-", "'", "a'", "1,", "c++", "é", "图", "αa", "-", "a.1"]) {
    assert.ok((await spent(() => words(piece.repeat(50_000)))) < 1000, piece);
  }
});
