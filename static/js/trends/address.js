/** What the trends page shows, as its address keeps it. */

/** @typedef {{kind: "tag" | "term", name: string}} Line */

/**
 * @param {string} query what follows the address's "?", or ""
 * @returns {{lines: Line[] | null, as: "share" | "count"}} null where it names no lines
 */
export function read(query) {
  const values = new URLSearchParams(query);
  const lines = [...values].filter(([key, name]) => (key === "tag" || key === "term") && name);
  return {
    lines: lines.length || values.has("none") ? lines.map(([kind, name]) => ({ kind, name })) : null,
    as: values.get("as") === "count" ? "count" : "share",
  };
}

/** @returns {string} with its "?" */
export function write({ lines, as }) {
  const values = new URLSearchParams(lines.map(({ kind, name }) => [kind, name]));
  if (!lines.length) values.set("none", "");
  if (as !== "share") values.set("as", as);
  return `?${values}`;
}
