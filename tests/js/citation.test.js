import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { csl } from "../../static/js/lib/csl.js";
import { ris } from "../../static/js/lib/ris.js";

const CASES = JSON.parse(readFileSync(new URL("../golden/citations.json", import.meta.url), "utf8"));

for (const { name, values, ris: lines, csl: item } of CASES) {
  test(`RIS of ${name}`, () => {
    assert.deepEqual(ris(values).split("\r\n"), [...lines, ""]);
  });

  test(`CSL-JSON of ${name}`, () => {
    assert.deepEqual(JSON.parse(csl(values)), [item]);
  });
}
