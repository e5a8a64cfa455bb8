import assert from "node:assert/strict";
import test from "node:test";

import { read, write } from "../../static/js/search/address.js";

const STATE = { text: "β & +lamps", years: ["2024", "2023"], tags: ["in-context"], sort: "date", page: 3 };

test("an address keeps the whole state", () => {
  assert.deepEqual(read(write(STATE)), STATE);
});

test("what goes without saying is left out", () => {
  assert.equal(write({ text: "lamps", years: [], tags: [], sort: "relevance", page: 1 }), "?q=lamps");
});

test("nonsense is read as nothing", () => {
  assert.deepEqual(read("?page=-2&sort=<b>&year=&year=1&year=1"), {
    text: "",
    years: ["1"],
    tags: [],
    sort: "relevance",
    page: 1,
  });
});
