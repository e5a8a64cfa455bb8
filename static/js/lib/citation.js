/** What the page says of its paper to citation tools. */

/**
 * Gives the values of the page's citation tags, by their names after `citation_`.
 * Names hold spaces that do not break, for Zotero alone.
 * @returns {Record<string, string[]>} empty where the page cites no paper
 */
export function citation() {
  const values = {};
  for (const { name, content } of document.querySelectorAll('meta[name^="citation_"]')) {
    (values[name.slice("citation_".length)] ??= []).push(content.replaceAll("\u00a0", " "));
  }
  return values;
}
