/** Several papers as one file: the formats of a paper's page, and two to read. */

import { csl } from "../lib/csl.js";
import { ris } from "../lib/ris.js";
import { t } from "../lib/words.js";

/**
 * @typedef {object} Row
 * @property {import("./entries.js").Entry} entry
 * @property {import("./list.js").Saved} [saved] what the reader keeps of it
 * @property {string} [page] public address of the paper's page
 */

/** @type {Record<string, {label: string, type: string, write: (rows: Row[]) => string}>} by suffix */
export const FORMATS = {
  bib: {
    label: "BibTeX",
    type: "application/x-bibtex",
    write: (rows) => `${rows.map(({ entry }) => entry.bibtex).join("\n\n")}\n`,
  },
  ris: {
    label: "RIS",
    type: "application/x-research-info-systems",
    write: (rows) => rows.map((row) => ris(citation(row))).join("\r\n"),
  },
  "csl.json": {
    label: "CSL-JSON",
    type: "application/vnd.citationstyles.csl+json",
    write: (rows) => csl(...rows.map(citation)),
  },
  csv: { label: "CSV", type: "text/csv", write: csv },
  md: { label: "Markdown", type: "text/markdown", write: markdown },
};

/** What is said of a paper; its page stands in for an address of its own. */
const citation = ({ entry: { values }, page }) => (page ? { public_url: [page], ...values } : values);

const FIELDS = ["key", "title", "authors", "year", "venue", "doi", "url", "derived", "saved", "read", "note"];
/** Tells spreadsheets that a file is UTF-8. */
const MARK = "\ufeff";

function csv(rows) {
  const lines = rows.map((row) => {
    const { saved } = row;
    const { key, title, year, venue, doi, derived } = facts(row);
    const own = saved ? [saved.added.slice(0, 10), saved.read ? "yes" : "no", saved.note] : ["", "", ""];
    return [key, title, people(row).join("; "), year, venue, doi, link(row), derived ? "yes" : "no", ...own];
  });
  return table([FIELDS, ...lines]);
}

/** A table as CSV, no cell of which a spreadsheet would run as a formula. */
export function table(lines) {
  const cell = (value) => {
    const text = String(value ?? "");
    const safe = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
    return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
  };
  return MARK + lines.map((line) => `${line.map(cell).join(",")}\r\n`).join("");
}

function markdown(rows) {
  return rows
    .map((row) => {
      const { title, venue, year, derived } = facts(row);
      const { saved } = row;
      const address = link(row).replace(/[\s<>()]/g, encodeURIComponent);
      const about = [people(row).join(", "), [venue, year].filter(Boolean).join(" ")];
      const marks = [derived && t`derived title`, saved?.read && t`read`];
      const said = [...about, ...marks].filter(Boolean).map((text) => `. ${escaped(text)}`).join("");
      const note = saved?.note?.trim().split(/\r\n|\r|\n/) ?? [];
      const quoted = note.filter(Boolean).map((line) => `  > ${escaped(line)}\n`).join("");
      return `- ${address ? `[${escaped(title)}](${address})` : escaped(title)}${said}\n${quoted}`;
    })
    .join("");
}

const escaped = (text) => text.replace(/\s+/g, " ").replace(/[\\`*_[\]<>#|~]/g, "\\$&");

function facts(row) {
  const values = citation(row);
  const first = (name) => values[name]?.[0] ?? "";
  return {
    key: first("key"),
    title: first("title"),
    year: first("publication_date").slice(0, 4),
    venue: first("conference_title"),
    doi: first("doi"),
    url: first("public_url") || first("pdf_url"),
    derived: Boolean(first("note")),
  };
}

function link(row) {
  const { doi, url } = facts(row);
  return doi ? `https://doi.org/${doi}` : url;
}

/** "Keeper, Ada" → "Ada Keeper". */
export const spoken = (name) => name.replace(/^([^,]*), *(.*)$/, "$2 $1");

const people = (row) => (citation(row).author ?? []).map(spoken);
