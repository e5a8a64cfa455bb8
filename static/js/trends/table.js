/** The figures of the lines, as a table. */

import { element } from "../lib/dom.js";
import { address } from "../lib/site.js";
import { said } from "./chart.js";

/**
 * Puts the rows of courses into a table's body.
 * @param {HTMLElement} body
 * @param {import("./known.js").Course[]} courses
 * @param {number[]} papers
 */
export function fill(body, courses, papers) {
  body.replaceChildren(...courses.map((course, at) => row(course, at, papers)));
}

function row(course, at, papers) {
  const { kind, name, label, counts } = course;
  const total = counts.reduce((sum, count) => sum + count, 0);
  return element(
    "tr",
    { "data-kind": kind, "data-name": name },
    element(
      "th",
      { scope: "row", class: `series-${at + 1}` },
      element("a", { href: address(page(course)) }, label),
    ),
    ...counts.map((count, place) => cell(count, papers[place])).reverse(),
    element("td", {}, said(total, false)),
  );
}

function cell(count, papers) {
  if (!papers) return element("td", {}, "–");
  const share = element("small", {}, said((1000 * count) / papers, true));
  return element("td", {}, said(count, false), " ", share);
}

const page = ({ kind, name }) =>
  kind === "tag" ? `tags/${name}.html` : `search.html?${new URLSearchParams({ q: `"${name}"` })}`;
