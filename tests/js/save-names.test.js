import assert from "node:assert/strict";
import test from "node:test";

import { code, codes, fragment, hash } from "../../static/js/save/names.js";

const HASHES = [
  // The vectors of the hash's authors for FNV-1a, 32 bits.
  ["", 0x811c9dc5],
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
];

for (const [text, expected] of HASHES) {
  test(`the hash of "${text}" is that of FNV-1a`, () => assert.equal(hash(text), expected));
}

test("a link names each paper by eight letters, and is read back", () => {
  const link = fragment(["2024/lamps", "2023/gulls"]);

  assert.match(link, /^#ids=[\w-]{8},[\w-]{8}$/);
  assert.deepEqual(codes(link), [
    { code: code("2024/lamps"), hash: hash("2024/lamps") },
    { code: code("2023/gulls"), hash: hash("2023/gulls") },
  ]);
});

const LINKS = [
  ["", []],
  ["#main", []],
  ["#ids=", []],
  ["#ids=short,<script>,AAAAAAAA", []],
  ["#ids=AAAAAAAA,AAAAAAAA,,x", ["AAAAAAAA"]],
];

for (const [link, expected] of LINKS) {
  test(`"${link}" holds ${expected.length} codes`, () => {
    assert.deepEqual(codes(link).map((each) => each.code), expected);
  });
}

test("an endless link is read up to two thousand papers", () => {
  const many = Array.from({ length: 50_000 }, (_, at) => at.toString(36).padStart(8, "A"));

  assert.equal(codes(`#ids=${many.join(",")}`).length, 2000);
});
