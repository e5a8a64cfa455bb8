import assert from "node:assert/strict";
import test from "node:test";

import { STYLES } from "../../static/js/save/styles.js";

const LAMPS = {
  title: ["Lamps that learn"],
  author: ["Keeper, Ada Bea", "Ström, Jean-Luc B.X.", "Plato"],
  publication_date: ["2024/05"],
  conference_title: ["LightConf"],
  doi: ["10.5555/lamp"],
};
const ALONE = { title: ["Why fog?"], author: ["Wei, Li"], public_url: ["https://example.org/fog"] };
const MANY = {
  title: ["Gulls"],
  author: Array.from({ length: 22 }, (_, at) => `Gull${at}, Ann`),
  publication_date: ["2023"],
};

const EXPECTED = [
  [
    "APA",
    LAMPS,
    "Keeper, A. B., Ström, J.-L. B. X., & Plato. (2024). Lamps that learn. In LightConf. https://doi.org/10.5555/lamp",
  ],
  [
    "ACL",
    LAMPS,
    "Ada Bea Keeper, Jean-Luc B.X. Ström, and Plato. 2024. Lamps that learn. In LightConf. https://doi.org/10.5555/lamp",
  ],
  [
    "IEEE",
    LAMPS,
    "A. B. Keeper, J.-L. B. X. Ström, and Plato, “Lamps that learn,” in LightConf, 2024, doi: 10.5555/lamp.",
  ],
  ["APA", ALONE, "Wei, L. (n.d.). Why fog? https://example.org/fog"],
  ["APA", { title: ["Gulls"], publication_date: ["2023"] }, "Gulls. (2023)."],
  ["ACL", ALONE, "Li Wei. Why fog? https://example.org/fog"],
  ["IEEE", ALONE, "L. Wei, “Why fog?” [Online]. Available: https://example.org/fog"],
  ["IEEE", MANY, "A. Gull0 et al., “Gulls,” 2023."],
];

for (const [style, citation, expected] of EXPECTED) {
  test(`${style}: ${expected.slice(0, 30)}…`, () => assert.equal(STYLES[style](citation), expected));
}

test("APA names nineteen authors and the last of more than twenty", () => {
  assert.match(STYLES.APA(MANY), /Gull18, A\., … Gull21, A\. \(2023\)\. Gulls\.$/);
});

test("two authors are joined by a word", () => {
  const two = { ...LAMPS, author: LAMPS.author.slice(0, 2) };

  assert.match(STYLES.APA(two), /^Keeper, A\. B\., & Ström, J\.-L\. B\. X\. \(2024\)/);
  assert.match(STYLES.ACL(two), /^Ada Bea Keeper and Jean-Luc B\.X\. Ström\. /);
  assert.match(STYLES.IEEE(two), /^A\. B\. Keeper and J\.-L\. B\. X\. Ström, /);
});
