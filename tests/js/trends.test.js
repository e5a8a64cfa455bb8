import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { read, write } from "../../static/js/trends/address.js";
import { lineChart, NARROW, WIDE } from "../../static/js/trends/chart.js";
import { isSame, named, offered, title, unpacked } from "../../static/js/trends/known.js";

const golden = new URL("../golden/lines.json", import.meta.url);
const COURSES = [
  { kind: "tag", name: "diffusion", label: "Diffusion models", counts: [1, 2] },
  { kind: "tag", name: "moss", label: "Moss", counts: [1, 2] },
  { kind: "term", name: "moss", label: "moss", counts: [3, 4] },
  { kind: "term", name: "peat moss", label: "peat moss", counts: [3, 4] },
];

for (const { name, size, shares, years, papers, courses, chart } of JSON.parse(readFileSync(golden))) {
  test(`the chart is the one that the build draws: ${name}`, () => {
    const drawn = lineChart(courses, years, papers, { wide: WIDE, narrow: NARROW }[size], shares);

    assert.deepEqual(drawn, chart);
  });
}

test("the address keeps the lines in their order, and how they are drawn", () => {
  const lines = [
    { kind: "term", name: "language models" },
    { kind: "tag", name: "moss" },
  ];

  assert.equal(write({ lines, as: "count" }), "?term=language+models&tag=moss&as=count");
  assert.deepEqual(read("?term=language+models&tag=moss&as=count"), { lines, as: "count" });
});

test("an address without lines leaves those that were built, unless it says that there are none", () => {
  assert.deepEqual(read(""), { lines: null, as: "share" });
  assert.deepEqual(read(write({ lines: [], as: "share" })), { lines: [], as: "share" });
});

test("counts are unpacked from the first year on", () => {
  const packed = { years: [1, 2, 3], papers: [4, 5, 6], tag: [["moss", "Moss", 1, [2, 3]]], term: [["fern", "fern", 0, [1, 0, 0]]] };

  assert.deepEqual(unpacked(packed).courses, [
    { kind: "tag", name: "moss", label: "Moss", counts: [0, 2, 3] },
    { kind: "term", name: "fern", label: "fern", counts: [1, 0, 0] },
  ]);
});

test("a name means what is offered by it, or else the tag that has it", () => {
  assert.equal(named(COURSES, "MOSS").kind, "term");
  assert.equal(named(COURSES, "Diffusion Models").kind, "tag");
  assert.equal(named(COURSES, "moss (tag)").kind, "tag");
  assert.equal(named(COURSES, "peat moss").kind, "term");
  assert.equal(named(COURSES, "bark"), undefined);
});

test("what begins with the words is offered first, then a later word, then the middle of one", () => {
  assert.deepEqual(offered(COURSES, "mo").map(title), ["Moss (tag)", "moss", "Diffusion models (tag)", "peat moss"]);
  assert.deepEqual(offered(COURSES, "oss").map(title), ["Moss (tag)", "moss", "peat moss"]);
});

test("a term is the same in singular and plural, a tag is its id", () => {
  const line = (kind, name) => ({ kind, name });

  assert.ok(isSame(line("term", "language models"), line("term", "Language model")));
  assert.ok(!isSame(line("tag", "lamps"), line("tag", "lamp")));
  assert.ok(!isSame(line("tag", "moss"), line("term", "moss")));
  assert.equal(named(COURSES, "peat mosses"), undefined);
  assert.equal(named(COURSES, "diffusion model").name, "diffusion");
});
