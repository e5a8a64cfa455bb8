/**
 * RIS, as reference managers import it; site_builder/citation/ris.py writes the same.
 * Both are held to tests/golden/citations.json.
 */

/**
 * @param {Record<string, string[]>} citation values of the `citation_*` tags; `key`, `note` beside
 * @returns {string} one record; a value never leaves its line
 */
export function ris(citation) {
  const all = (tag, name) => (citation[name] ?? []).map((value) => [tag, value]);
  const lines = [
    ["TY", citation.conference_title ? "CPAPER" : "GEN"],
    ...all("ID", "key"),
    ...all("TI", "title"),
    ...all("AU", "author"),
    ...all("PY", "publication_date").map(([tag, date]) => [tag, date.slice(0, 4)]),
    ...all("T2", "conference_title"),
    ...all("DO", "doi"),
    ...all("UR", "public_url"),
    ...all("L1", "pdf_url"),
    ...all("KW", "keywords"),
    ...all("LA", "language"),
    ...all("N1", "note"),
    ...all("AB", "abstract"),
    ["ER", ""],
  ];
  return lines
    .filter(([tag, value]) => value || tag === "ER")
    .map(([tag, value]) => `${tag}  - ${value.replace(/\s+/g, " ").trim()}\r\n`)
    .join("");
}
