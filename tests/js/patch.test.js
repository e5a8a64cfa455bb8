import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

import { authors, changed, faults, grouped, issue, listed, patch, tidy } from "../../static/js/lib/patch.js";

const FILE = new URL("../golden/corrections.json", import.meta.url);
const { kinds, cases } = JSON.parse(readFileSync(FILE, "utf8"));

for (const { name, paper, was, form, now, patch: lines } of cases) {
  test(`the patch of ${name}`, () => {
    const read = {
      ...form,
      title: tidy(form.title),
      authors: authors(form.authors, was.authors),
      links: grouped(form.links, kinds),
    };

    assert.deepEqual(read, now);
    assert.equal(patch(paper, was, read), lines.join("\n"));
  });
}

test("a form that nobody touched changes nothing", () => {
  const [{ was }] = cases;
  const links = grouped(listed(was.links), kinds);

  assert.deepEqual(changed(was, { ...was, authors: authors(was.authors.join("\n"), was.authors), links }), []);
});

const PEOPLE = ["Ana Rope", { name: "Li Wei", id: "li-wei-oslo" }];

for (const [text, expected] of [
  ["Li Wei\nAna Rope", [PEOPLE[1], "Ana Rope"]],
  ["Ana Rope\nLi  Wei-Knot", ["Ana Rope", { name: "Li Wei-Knot", id: "li-wei-oslo" }]],
  ["Ana Rope", ["Ana Rope"]],
  ["Bo Zed\nAna Rope\nLi Wei", ["Bo Zed", "Ana Rope", PEOPLE[1]]],
  [" \n", []],
]) {
  test(`authors ${JSON.stringify(text)}`, () => assert.deepEqual(authors(text, PEOPLE), expected));
}

test("links come back one by one", () => {
  const links = [
    { kind: "pdf", url: "https://a.example/1" },
    { kind: "pdf", url: "https://a.example/2", label: "Second" },
    { kind: "code", url: "https://a.example/3" },
  ];

  assert.deepEqual(listed(grouped(links, kinds)), links);
});

test("what would be refused is said", () => {
  const good = cases[0].was;

  assert.deepEqual(faults(good), []);
  assert.equal(
    faults({ ...good, title: "", abstract: "", year: "24", links: { pdf: "javascript:alert(1)" } }).length,
    4,
  );
});

test("a patch that is too long for an address is left out of it", () => {
  const short = issue("https://github.com/a/b", "Fog & horns", "schema: 1\n");
  const long = issue("https://github.com/a/b", "Fog", "x".repeat(10_000));

  assert.equal(short.whole, true);
  assert.deepEqual(
    [...new URL(short.url).searchParams],
    [["title", "Correction: Fog & horns"], ["body", "```yaml\nschema: 1\n```\n"]],
  );
  assert.equal(long.whole, false);
  assert.ok(long.url.length < 300);
});
