import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import test from "node:test";

import { openWeights, places } from "../../static/js/search/weights.js";

const lunr = createRequire(import.meta.url)("lunr");
const golden = JSON.parse(readFileSync(new URL("../golden/lunr.json", import.meta.url), "utf8"));
const whole = lunr.Index.load(golden.lunr);
const weigh = openWeights(lunr, golden.counts);
const terms = golden.counts.terms.split(" ");

const asked = (some, fields) => (query) => {
  for (const term of some) query.clause({ term, usePipeline: false, boost: term.length, ...fields });
};

const brief = (results) => results.map(({ ref, score }) => [ref, score]);

function same(some, fields) {
  const part = weigh(some.map((term) => terms.indexOf(term)));
  const expected = brief(whole.query(asked(some, fields)));

  assert.ok(expected.length > 0);
  assert.deepEqual(brief(part.query(asked(some, fields))).sort(), expected.sort());
}

test("a word alone is weighed as in the whole index", () => {
  for (const term of terms) same([term]);
});

test("words together are weighed as in the whole index", () => {
  for (let at = 3; at < terms.length; at += 3) same([terms[at], terms[at - 3], "fog"].sort());
});

test("a field alone is weighed as in the whole index", () => {
  same(["lamps", "fog"], { fields: ["title"] });
});

test("places are counted from gaps, with a count after a negative one", () => {
  const seen = [];
  places([-1, 2, 3, -1, 4], (place, count) => seen.push([place, count]));

  assert.deepEqual(seen, [
    [0, 2],
    [3, 1],
    [4, 4],
  ]);
});
