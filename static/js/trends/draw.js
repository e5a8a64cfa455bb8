/** A chart's numbers as SVG, as templates/components/line-chart.html writes it. */

import { LINE } from "./chart.js";

const SVG = "http://www.w3.org/2000/svg";

/**
 * Puts a chart in the place of what an SVG shows.
 * @param {SVGElement} svg
 * @param {ReturnType<typeof import("./chart.js").lineChart>} chart
 */
export function draw(svg, { left, right, height, ticks, years, lines }) {
  svg.replaceChildren(
    ...ticks.flatMap(([y, label]) => [
      shape("path", { class: "line-chart__rule", d: `M${left} ${y}H${right}` }),
      shape("text", { class: "line-chart__tick", x: left - 8, y: y + 4 }, label),
    ]),
    ...years.map(([x, label]) => shape("text", { class: "line-chart__year", x, y: height - 6 }, label)),
    ...lines.map(group),
  );
}

const group = ({ path, dots, leader, x, y, name, value, below }, at) =>
  shape(
    "g",
    { class: `series-${at + 1}` },
    shape("path", { d: path }),
    shape("path", { class: "line-chart__dots", d: dots }),
    shape("path", { class: "line-chart__leader", d: leader }),
    shape(
      "text",
      { x, y },
      ...name.map((words, line) => shape("tspan", line ? { x, dy: LINE } : { x }, words)),
      shape("tspan", { class: "line-chart__value", ...(below ? { x, dy: LINE } : { dx: 6 }) }, value),
    ),
  );

function shape(name, attributes, ...children) {
  const made = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}
