import assert from "node:assert/strict";
import test from "node:test";

import { marked, snippet } from "../../static/js/search/snippet.js";

const show = (pieces) => pieces.map(({ text, marked: on }) => (on ? `[${text}]` : text)).join("");

const CASES = [
  ["Lamps, lit.", ["lamps"], "[Lamps], lit."],
  ["An in-context lamp", ["incontext"], "An [in-context] lamp"],
  ["Lamp-lit rooms", ["lit"], "Lamp-[lit] rooms"],
  ["Schrödinger’s lamp", ["schrodinger"], "[Schrödinger’s] lamp"],
  ["β-VAE (GPT-4)", ["betavae", "gpt4"], "[β-VAE] ([GPT-4])"],
  ["<b>lamp</b>", ["lamp"], "<b>[lamp]</b>"],
  ["nothing here", ["lamp"], "nothing here"],
  ["", ["lamp"], ""],
];

for (const [text, terms, expected] of CASES) {
  test(`marks in ${JSON.stringify(text)}`, () => {
    assert.equal(show(marked(text, new Set(terms))), expected);
  });
}

test("a long text is cut around what was found", () => {
  const text = `${"fog ".repeat(100)}two lamps here ${"fog ".repeat(100)}`;
  const cut = show(snippet(text, new Set(["lamps"])));

  assert.match(cut, /^… fog .*two \[lamps\] here .*fog …$/);
  assert.ok(cut.length < 260);
});

test("a text without a hit begins at its beginning", () => {
  assert.match(show(snippet("fog and rain ".repeat(50), new Set(["lamps"]))), /^fog and rain .*…$/);
});

test("one word without end is cut inside", () => {
  assert.ok(show(snippet("x".repeat(10_000), new Set())).length < 260);
});
