/** A paper in the list of results, built as components/card.html builds a card. */

import { element } from "../lib/dom.js";
import { address } from "../lib/site.js";
import { highlight } from "../lib/highlight.js";
import { t } from "../lib/words.js";
import { marked, snippet } from "./snippet.js";

const MOST_AUTHORS = 10;
const MOST_TAGS = 4;

/** Names the first authors, and how many more there are. */
export function authorLine(authors, most = MOST_AUTHORS) {
  const more = authors.length - most;
  const names = authors.slice(0, most).join(", ");
  return more > 0 ? t`${names} and ${more} more` : names;
}

/**
 * @param {import("./source.js").Paper} paper
 * @param {Set<string>} terms to mark
 */
export function result(paper, terms) {
  const line = (name, ...content) => element("p", { class: `card__${name}` }, ...content);
  const title = element("a", { href: address(paper.href) }, ...highlight(marked(paper.title, terms)));
  const authors = marked(authorLine(paper.authors), terms);
  return element(
    "li",
    { class: "card search-results__item" },
    element("h2", {}, title),
    ...(paper.authors.length ? [line("authors", ...highlight(authors))] : []),
    line("byline", ...highlight(marked(paper.byline, terms)), ...derived(paper)),
    line("snippet", ...highlight(snippet(paper.abstract, terms))),
    ...(paper.tags.length ? [tags(paper.tags)] : []),
  );
}

const derived = (paper) => (paper.derived ? [" ", element("span", { class: "derived" }, t`derived title`)] : []);

function tags(some) {
  const chips = some.slice(0, MOST_TAGS).map(({ slug, label }) => {
    const link = element("a", { href: address(`tags/${slug}.html`) }, label);
    return element("li", {}, link);
  });
  return element("ul", { class: "chips", role: "list", "aria-label": t`Tags` }, ...chips);
}
