import assert from "node:assert/strict";
import test from "node:test";

import { FORMATS } from "../../static/js/save/formats.js";

const LAMPS = {
  entry: {
    name: "2024/lamps",
    values: {
      key: ["keeper2024lamps"],
      title: ["Lamps, that <learn>"],
      author: ["Keeper, Ada", "Plato"],
      publication_date: ["2024"],
      conference_title: ["LightConf"],
      doi: ["10.5555/lamp"],
    },
    bibtex: "@inproceedings{keeper2024lamps,\n}",
  },
  saved: { added: "2024-05-01T10:00:00.000Z", read: true, note: "=1+1\n\nsee *also*" },
};
const FOG = {
  entry: {
    name: "2023/fog",
    values: { key: ["anon2023fog"], title: ["Fog"], note: ["Title derived from the abstract"] },
    bibtex: "@misc{anon2023fog,\n}",
  },
  page: "https://example.org/papers/2023/fog.html",
};

test("BibTeX entries are as the paper's page has them, parted by blank lines", () => {
  assert.equal(FORMATS.bib.write([LAMPS, FOG]), "@inproceedings{keeper2024lamps,\n}\n\n@misc{anon2023fog,\n}\n");
});

test("RIS records are parted by a blank line, and tell a derived title", () => {
  const records = FORMATS.ris.write([LAMPS, FOG]).split("\r\n\r\n");

  assert.equal(records.length, 2);
  assert.match(records[0], /^AU {2}- Keeper, Ada$/m);
  assert.match(records[1], /^N1 {2}- Title derived from the abstract$/m);
});

test("CSL items are one list, with the address of the page where a paper has none", () => {
  const items = JSON.parse(FORMATS["csl.json"].write([LAMPS, FOG]));

  assert.deepEqual(items.map(({ id }) => id), ["keeper2024lamps", "anon2023fog"]);
  assert.equal(items[0].DOI, "10.5555/lamp");
  assert.equal(items[1].URL, "https://example.org/papers/2023/fog.html");
});

test("a table has a line a paper, and no cell that a spreadsheet would run", () => {
  assert.equal(
    FORMATS.csv.write([LAMPS, FOG]),
    [
      "\ufeffkey,title,authors,year,venue,doi,url,derived,saved,read,note",
      'keeper2024lamps,"Lamps, that <learn>",Ada Keeper; Plato,2024,LightConf,10.5555/lamp,https://doi.org/10.5555/lamp,no,2024-05-01,yes,"\'=1+1\n\nsee *also*"',
      "anon2023fog,Fog,,,,,https://example.org/papers/2023/fog.html,yes,,,",
      "",
    ].join("\r\n"),
  );
});

test("Markdown has an item a paper, with its note, and takes no markup from either", () => {
  assert.equal(
    FORMATS.md.write([LAMPS, FOG]),
    [
      "- [Lamps, that \\<learn\\>](https://doi.org/10.5555/lamp). Ada Keeper, Plato. LightConf 2024. read",
      "  > =1+1",
      "  > see \\*also\\*",
      "- [Fog](https://example.org/papers/2023/fog.html). derived title",
      "",
    ].join("\n"),
  );
});
