/** The way to other pages of the results, built as components/pagination.html builds it. */

import { element } from "../lib/dom.js";
import { t } from "../lib/words.js";

/**
 * @param {number} number of this page, from 1
 * @param {number} total
 * @param {(number: number) => string} href
 * @returns {HTMLElement} empty and hidden for a single page
 */
export function pages(number, total, href) {
  const link = (to, label, attributes) =>
    element("a", { "data-page": to, href: href(to), ...attributes }, label);
  const step = (to, label) =>
    to >= 1 && to <= total ? [link(to, label, { class: "pagination__step" })] : [];
  const items = shown(number, total).map((to, at, all) =>
    element(
      "li",
      {},
      ...(at && to - all[at - 1] > 1 ? [element("span", { class: "pagination__gap" }, "…")] : []),
      link(to, String(to), {
        class: "pagination__page",
        "aria-label": t`Page ${to}`,
        "aria-current": to === number && "page",
      }),
    ),
  );
  const list = element("ul", { class: "pagination__list", role: "list" }, ...items);
  const nav = element(
    "nav",
    { class: "pagination", "aria-label": t`Pages of results` },
    ...step(number - 1, t`← Previous`),
    list,
    ...step(number + 1, t`Next →`),
  );
  nav.hidden = total < 2;
  return nav;
}

/** The first, the last and those around the one at hand. */
function shown(number, total) {
  const near = [1, number - 1, number, number + 1, total];
  return [...new Set(near.filter((to) => to >= 1 && to <= total))];
}
