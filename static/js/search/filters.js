/** The filters beside the results: a fieldset each, with live counts. */

import { element } from "../lib/dom.js";
import { number, t } from "../lib/words.js";

/** Boxes shown before the rest is asked for. */
const MOST = 8;

/**
 * @param {{name: string, legend: string, groups: [string, string, number][],
 *   counts: number[] | null, chosen: string[], open: boolean, byCount: boolean}} facet
 *   counts: null until they are asked for
 * @param {(name: string) => void} onMore
 */
export function facet({ name, legend, groups, counts, chosen, open, byCount }, onMore) {
  const some = groups
    .map(([slug, label], at) => ({ slug, label, count: counts?.[at] ?? 0, on: chosen.includes(slug) }))
    .filter(({ count, on }) => count || on);
  if (byCount) some.sort((a, b) => Number(b.on) - Number(a.on) || b.count - a.count);
  const shown = open ? some : some.filter(({ on }, at) => on || at < MOST);
  const set = element(
    "fieldset",
    { class: "facet" },
    element("legend", { class: "facet__legend" }, legend),
    ...shown.map((one) => box(name, one)),
  );
  if (shown.length < some.length || !counts) {
    const label = counts ? t`All ${number(some.length)}` : t`Show all`;
    const more = element("button", { class: "facet__more", type: "button", "aria-label": `${label}: ${legend}` }, label);
    more.addEventListener("click", () => onMore(name));
    set.append(more);
  }
  set.hidden = counts !== null && !some.length;
  return set;
}

function box(name, { slug, label, count, on }) {
  const input = element("input", { class: "facet__box", type: "checkbox", name, value: slug, checked: on });
  return element(
    "label",
    { class: "facet__option" },
    input,
    element("span", { class: "facet__label" }, label),
    " ",
    element("span", { class: "facet__count" }, number(count)),
  );
}
