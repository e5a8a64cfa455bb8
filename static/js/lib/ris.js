/** RIS, as reference managers import it. */

/**
 * @param {Record<string, string[]>} citation values of the `citation_*` tags
 * @returns {string} one record; a value never leaves its line
 */
export function ris(citation) {
  const first = (name) => citation[name]?.[0];
  const conference = first("conference_title");
  const lines = [
    ["TY", conference ? "CPAPER" : "GEN"],
    ["TI", first("title")],
    ...(citation.author ?? []).map((name) => ["AU", name]),
    ["PY", first("publication_date")?.slice(0, 4)],
    ["T2", conference],
    ["DO", first("doi")],
    ["UR", first("public_url")],
    ["L1", first("pdf_url")],
    ["AB", first("abstract")],
    ["ER", ""],
  ];
  return lines
    .filter(([tag, value]) => value || tag === "ER")
    .map(([tag, value]) => `${tag}  - ${value.replace(/\s+/g, " ").trim()}\r\n`)
    .join("");
}
