import assert from "node:assert/strict";
import test from "node:test";

import { csl } from "../../static/js/lib/csl.js";
import { ris } from "../../static/js/lib/ris.js";

const PAPER = {
  title: ["Lamps that learn"],
  author: ["Keeper, Ada", "Plato"],
  publication_date: ["2024/05"],
  conference_title: ["LightConf"],
  doi: ["10.5555/lamp"],
  pdf_url: ["https://example.org/lamp.pdf"],
  abstract: ["Lamps\nER  - \nlearn."],
};

test("RIS has a line for each value, and values stay in theirs", () => {
  assert.deepEqual(ris(PAPER).split("\r\n"), [
    "TY  - CPAPER",
    "TI  - Lamps that learn",
    "AU  - Keeper, Ada",
    "AU  - Plato",
    "PY  - 2024",
    "T2  - LightConf",
    "DO  - 10.5555/lamp",
    "L1  - https://example.org/lamp.pdf",
    "AB  - Lamps ER - learn.",
    "ER  - ",
    "",
  ]);
});

test("CSL is a list of one item", () => {
  assert.deepEqual(JSON.parse(csl(PAPER)), [
    {
      id: "10.5555/lamp",
      type: "paper-conference",
      title: "Lamps that learn",
      author: [{ family: "Keeper", given: "Ada" }, { literal: "Plato" }],
      issued: { "date-parts": [[2024, 5]] },
      "container-title": "LightConf",
      DOI: "10.5555/lamp",
      URL: "https://example.org/lamp.pdf",
      abstract: "Lamps\nER  - \nlearn.",
    },
  ]);
});

test("a paper without a venue or a date is a plain work", () => {
  assert.deepEqual(ris({ title: ["Fog"] }).split("\r\n"), ["TY  - GEN", "TI  - Fog", "ER  - ", ""]);
  assert.deepEqual(JSON.parse(csl({ title: ["Fog"] })), [{ id: "Fog", type: "article", title: "Fog" }]);
});
