/**
 * CSL-JSON, as citation processors read it; site_builder/citation/csl.py writes the same.
 * Both are held to tests/golden/citations.json.
 */

/** @typedef {Record<string, string[]>} Citation values of the `citation_*` tags; `key`, `note` beside */

/**
 * @param {...Citation} citations
 * @returns {string} a list of as many items
 */
export const csl = (...citations) => `${JSON.stringify(citations.map(item), null, 2)}\n`;

/** @param {Citation} citation */
function item(citation) {
  const first = (name) => citation[name]?.[0];
  const conference = first("conference_title");
  return {
    id: first("key") ?? first("doi") ?? first("title"),
    type: conference ? "paper-conference" : "article",
    title: first("title"),
    author: citation.author?.map(person),
    issued: issued(first("publication_date")),
    "container-title": conference,
    DOI: first("doi"),
    URL: first("public_url") ?? first("pdf_url"),
    keyword: citation.keywords?.join(", "),
    language: first("language"),
    note: first("note"),
    abstract: first("abstract"),
  };
}

/** "Family, Given" → both; a name in one piece is literal. */
function person(name) {
  const comma = name.indexOf(",");
  if (comma < 0) return { literal: name };
  return { family: name.slice(0, comma).trim(), given: name.slice(comma + 1).trim() };
}

/** "2024/05/01" or "2024-05" → [[2024, 5, 1]], as far as it is said. */
function issued(date) {
  const parts = date?.split(/[-/]/).map(Number).filter(Boolean);
  return parts?.length ? { "date-parts": [parts] } : undefined;
}
