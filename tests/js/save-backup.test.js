import assert from "node:assert/strict";
import test from "node:test";

import { backup, merge, restore } from "../../static/js/save/backup.js";

const LAMPS = {
  title: "Lamps",
  authors: "Ada Keeper",
  byline: "LightConf 2024",
  added: "2024-05-01T10:00:00.000Z",
  changed: "2024-05-02T10:00:00.000Z",
  read: true,
  note: "Good.",
};

const file = (papers) => JSON.stringify({ format: "papershelf-list", version: 1, site: "shelf", papers });

test("a backup is restored as it was", () => {
  const text = backup(new Map([["2024/lamps", LAMPS]]), "shelf", "2024-06-01T00:00:00.000Z");

  assert.deepEqual(restore(text), { site: "shelf", papers: { "2024/lamps": LAMPS }, refused: 0 });
});

const WRONG = [
  ["nonsense", /no JSON/],
  ["null", /not a backup/],
  ["[]", /not a backup/],
  ['{"format":"papershelf-votes","version":1}', /not a backup/],
  ['{"format":"papershelf-list","version":2,"papers":[]}', /another version/],
  ['{"format":"papershelf-list","version":1,"papers":{}}', /no papers/],
];

for (const [text, reason] of WRONG) {
  test(`${text} is refused with a reason`, () => assert.throws(() => restore(text), reason));
}

test("what is no paper is passed over and counted, and fields keep to their kind", () => {
  const hostile = ["__proto__/x", "../x", "/etc", "a//b", "x".repeat(300), 7].map((paper) => ({ paper }));
  const odd = { paper: "2024/fog", title: 7, note: "n".repeat(30_000), read: "yes", added: "soon", more: 1 };
  const { papers, refused } = restore(file([...hostile, null, odd]));

  assert.equal(refused, 7);
  assert.deepEqual(Object.keys(papers), ["2024/fog"]);
  assert.deepEqual(papers["2024/fog"], {
    title: "",
    authors: "",
    byline: "",
    note: "n".repeat(20_000),
    added: "1970-01-01T00:00:00.000Z",
    changed: "1970-01-01T00:00:00.000Z",
  });
});

const MERGED = [
  ["a new paper is added", {}, LAMPS, { ...LAMPS }, { added: 1, updated: 0 }],
  [
    "a newer note wins",
    { ...LAMPS, note: "Old.", changed: "2024-05-01T10:00:00.000Z" },
    LAMPS,
    LAMPS,
    { added: 0, updated: 1 },
  ],
  ["an older note does not", { ...LAMPS, changed: "2025-01-01T00:00:00.000Z" }, LAMPS, undefined, { added: 0, updated: 0 }],
  [
    "a paper that was taken off comes back with the newer note",
    { ...LAMPS, gone: true, note: "Newer.", changed: "2025-01-01T00:00:00.000Z" },
    LAMPS,
    { ...LAMPS, note: "Newer.", changed: "2025-01-01T00:00:00.000Z" },
    { added: 1, updated: 0 },
  ],
];

for (const [what, mine, theirs, expected, counts] of MERGED) {
  test(what, () => {
    const { list, ...found } = merge(mine.title ? { "2024/lamps": mine } : {}, { "2024/lamps": theirs });

    assert.deepEqual(found, counts);
    assert.deepEqual(list, expected ? { "2024/lamps": expected } : {});
  });
}
