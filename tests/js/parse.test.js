import assert from "node:assert/strict";
import test from "node:test";

import { parse } from "../../static/js/search/parse.js";

const brief = (text) =>
  parse(text).clauses.map(
    ({ words, phrase, not, field }) =>
      (not ? "-" : "") + (field ? `${field}:` : "") + words.map(([form]) => form).join(phrase ? "+" : "/"),
  );

const CASES = [
  ["graph networks", ["graph", "networks"]],
  ['"in-context learning" -vision', ["incontext+learning", "-vision"]],
  ["title:Graphs author:Ström tag:robots", ["title:graphs", "authors:strom", "tags:robots"]],
  ["“In-context learning” «two words»", ["incontext+learning", "two+words"]],
  ['author:"Ada Keeper"', ["authors:ada+keeper"]],
  ["AUTHOR:Ada", ["authors:ada"]],
  ["nofield:lamps", ["nofield", "lamps"]],
  ["title:", ["title"]],
  ["and/or", ["and", "or"]],
  ['"unfinished phrase', ["unfinished+phrase"]],
  ['"word"', ["word"]],
  ["foo~99 lamps^1e99 *", ["foo", "99", "lamps", "1e99"]],
  [": + - * ~ ^ \" ' ( ) 🗼", []],
  ["__proto__ constructor", ["proto", "constructor"]],
  ["--x", ["-x"]],
  ["lamp lamps LAMP", ["lamps", "lamp"]],
  ["", []],
];

for (const [text, expected] of CASES) {
  test(`parts of ${JSON.stringify(text)}`, () => {
    assert.deepEqual(brief(text), expected);
  });
}

test("years become ranges and not words", () => {
  const { clauses, years } = parse("year:2023-2020 -year:2024 year:soon");

  assert.deepEqual(years, [
    { from: 2020, to: 2023, not: false },
    { from: 2024, to: 2024, not: true },
  ]);
  assert.deepEqual(
    clauses.map(({ words }) => words[0][0]),
    ["year", "soon"],
  );
});

test("the last word is open until a space follows", () => {
  assert.deepEqual([parse("deep le").open, parse("deep le ").open, parse("").open], [true, false, false]);
});

test("words beyond the most are left out and told of", () => {
  const query = parse(Array.from({ length: 1000 }, (_, at) => `lamp${at}`).join(" "));

  assert.equal(query.clauses.length, 32);
  assert.equal(query.cut, true);
});

test("the place of a single word is known", () => {
  const [, typo] = parse("title:deep lerning").clauses;

  assert.deepEqual(typo.span, [11, 18]);
});
