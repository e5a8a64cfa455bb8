/** What the search page shows of an answer. */

import { element, status } from "../lib/dom.js";
import { address } from "../lib/site.js";
import { filled, t } from "../lib/words.js";
import { write } from "./address.js";
import { facet } from "./filters.js";
import { pages } from "./pages.js";
import { result } from "./result.js";
import { notes, summary } from "./words.js";

export const PER_PAGE = 20;
const QUOTES = /["“”„«»]+/g;

/** Makes the parts below the form, empty. */
export function frame() {
  const said = status("search-page__status");
  const hints = element("div", { class: "search-page__notes" });
  const filters = element("form", { class: "search-page__filters", "aria-label": t`Filters` });
  const fold = foldable(filters);
  const tools = element("div", { class: "search-page__tools" });
  const list = element("ol", { class: "search-results", role: "list" });
  const foot = element("div", { class: "search-page__foot" });
  const results = element("div", { class: "search-page__results" }, tools, list, foot);
  const body = element("div", { class: "search-page__body" }, fold, results);
  body.hidden = true;
  return { said, hints, body, fold, filters, tools, list, foot };
}

/** Folds the filters away where they would push the results out of sight. */
function foldable(filters) {
  const fold = element("details", { class: "search-page__fold" }, element("summary"), filters);
  const wide = matchMedia("(min-width: 56rem)");
  const unfold = () => (fold.open = wide.matches);
  wide.addEventListener("change", unfold);
  unfold();
  return fold;
}

/** Shows papers and all that goes with them. */
export function show(parts, { state, answer, papers, manifest, opened }, onMore) {
  const total = Math.max(1, Math.ceil(answer.papers.length / PER_PAGE));
  const number = Math.min(state.page, total);
  parts.said.textContent = summary(answer, state, number, total);
  parts.hints.replaceChildren(...hints(state, answer, manifest));
  parts.tools.replaceChildren(...(answer.papers.length > 1 && state.text ? [sorting(state.sort)] : []));
  parts.list.replaceChildren(...papers.map((paper) => result(paper, answer.terms)));
  parts.list.start = (number - 1) * PER_PAGE + 1;
  parts.foot.replaceChildren(pages(number, total, (page) => write({ ...state, page })));
  const common = { open: false, byCount: false };
  const facets = [
    { name: "year", legend: t`Year`, groups: manifest.years, counts: answer.counts.years, chosen: state.years },
    { name: "tag", legend: t`Tag`, groups: manifest.tags, counts: answer.counts.tags, chosen: state.tags, byCount: true },
  ].map((one) => facet({ ...common, ...one, open: opened.has(one.name) }, onMore));
  const chosen = state.years.length + state.tags.length;
  parts.fold.firstChild.textContent = chosen ? t`Filters (${chosen})` : t`Filters`;
  parts.filters.replaceChildren(...facets);
  parts.body.hidden = !answer.asked || facets.every(({ hidden }) => hidden);
}

function hints(state, answer, manifest) {
  const known = (groups, slugs) => slugs.filter((slug) => !groups.some(([other]) => other === slug));
  const unknown = [...known(manifest.years, state.years), ...known(manifest.tags, state.tags)];
  const lines = notes(answer, unknown).map((text) => element("p", {}, text));
  if (answer.spelling && !(answer.spelling.followed && answer.papers.length)) {
    lines.push(element("p", {}, ...filled(t`Did you mean {text}?`, { text: again(state, { text: answer.spelling.text }) })));
  }
  if (answer.asked && !answer.papers.length) lines.push(ways(state));
  return lines;
}

/** A link to the same search with another text, or without filters. */
function again(state, change, label = change.text) {
  return element("a", { href: write({ ...state, page: 1, ...change }), "data-again": true }, label);
}

function ways(state) {
  const way = (path, label) => element("a", { href: address(path) }, label);
  const bare = state.text.replace(QUOTES, "");
  const filtered = state.years.length + state.tags.length > 0;
  const drops = [
    ...(bare === state.text ? [] : [again(state, { text: bare }, t`drop the quotation marks`), ", "]),
    ...(filtered ? [again(state, { years: [], tags: [] }, t`drop the filters`), ", "] : []),
  ];
  const says = t`Titles, abstracts, authors and tags were searched. Use fewer or other words, {drop}or browse by {year}, {tag} or {author}.`;
  const doors = {
    drop: drops,
    year: way("years/index.html", t`year`),
    tag: way("tags/index.html", t`tag`),
    author: way("authors/index.html", t`author`),
  };
  return element("p", {}, ...filled(says, doors));
}

function sorting(sort) {
  const option = (value, label) => element("option", { value, selected: value === sort }, label);
  return element(
    "label",
    { class: "search-page__sort" },
    t`Sort by`,
    " ",
    element("select", { name: "sort" }, option("relevance", t`relevance`), option("date", t`newest`)),
  );
}
