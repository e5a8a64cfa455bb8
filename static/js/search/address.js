/** The state of the search page, as its address keeps it. */

/**
 * @typedef {object} State
 * @property {string} text
 * @property {string[]} years
 * @property {string[]} tags
 * @property {"relevance" | "date"} sort
 * @property {number} page from 1
 */

/**
 * @param {string} query what follows the address's "?", or ""
 * @returns {State}
 */
export function read(query) {
  const values = new URLSearchParams(query);
  return {
    text: values.get("q") ?? "",
    years: unique(values.getAll("year")),
    tags: unique(values.getAll("tag")),
    sort: values.get("sort") === "date" ? "date" : "relevance",
    page: Math.max(1, Number.parseInt(values.get("page") ?? "", 10) || 1),
  };
}

/**
 * @param {State} state
 * @returns {string} with its "?", and without what goes without saying
 */
export function write({ text, years, tags, sort, page }) {
  const values = new URLSearchParams({ q: text });
  for (const year of years) values.append("year", year);
  for (const tag of tags) values.append("tag", tag);
  if (sort !== "relevance") values.set("sort", sort);
  if (page > 1) values.set("page", String(page));
  return `?${values}`;
}

const unique = (values) => [...new Set(values.filter(Boolean))];
