/**
 * Courses over the years as lines with their names at the end, as numbers.
 *
 * site_builder/render/lines.py draws the same chart at build time, and
 * tests/golden/lines.json holds both to the same numbers.
 */

import { number } from "../lib/words.js";

export const LINE = 15;
const TOP = 12;
const BOTTOM = 26;
const LEFT = 40;
const STEPS = [1, 2, 5];
const TICKS = 5;
const LEADER = 14;
const DODGE = 4;
const DOTTED = 15;
const EVERY = [1, 2, 5, 10, 20, 50, 100];

export const WIDE = { width: 760, height: 380, margin: 190, letters: 22, years: 12 };
export const NARROW = { width: 340, height: 440, margin: 128, letters: 16, years: 4 };

/**
 * @param {{label: string, counts: number[]}[]} courses
 * @param {number[]} years at least two
 * @param {number[]} papers all papers of each year
 * @param {typeof WIDE} size
 * @param {boolean} shares
 */
export function lineChart(courses, years, papers, size, shares) {
  const values = courses.map(({ counts }) => valuesOf(counts, papers, shares));
  const highest = Math.max(0, ...values.flat().map((value) => value ?? 0));
  const step = stepOf(highest);
  const full = Math.max(step, Math.ceil(highest / step) * step);
  const [foot, right] = [size.height - BOTTOM, size.width - size.margin];
  const up = (value) => foot - round((value * (foot - TOP)) / full);
  const across = years.map((_, at) => LEFT + round((at * (right - LEFT)) / (years.length - 1)));
  const rows = [];
  for (const row of values) rows.push(row.map((value) => (value === null ? null : up(value))));
  const drawn = rows.map((row, at) => dodged(row, drawnBefore(rows, row, at)));
  const names = courses.map(({ label }) => nameOf(label, size.letters));
  const ends = drawn.map((row) => last(row) ?? foot);
  const figures = values.map((row) => said(last(row) ?? 0, shares));
  const below = names.map((name, at) => name.at(-1).length + 1 + figures[at].length > size.letters);
  const tall = names.map((name, at) => name.length + below[at]);
  const places = placesOf(ends, tall, foot);
  const ticks = [];
  for (let tick = 0; tick <= full; tick += step) ticks.push([up(tick), said(tick, shares)]);
  return {
    width: size.width,
    height: size.height,
    left: LEFT,
    right,
    ticks,
    years: yearsOf(years, across, size.years),
    lines: drawn.map((row, at) => ({
      path: pathOf(across, row),
      dots: dotsOf(across, row),
      leader: `M${right + 5} ${ends[at]}L${right + LEADER} ${places[at]}`,
      x: right + LEADER + 4,
      y: places[at] - Math.floor((LINE * (tall[at] - 1)) / 2) + 4,
      name: names[at],
      value: figures[at],
      below: below[at],
    })),
  };
}

/** Halves go up, as in the build. */
const round = (value) => Math.floor(value + 0.5);

const last = (row) => row.findLast((value) => value !== null);

/** Counts, or shares in tenths of a per cent; null for a year without papers. */
const valuesOf = (counts, papers, shares) =>
  counts.map((count, at) => {
    if (!papers[at]) return null;
    return shares ? Math.min((1000 * count) / papers[at], 1000) : count;
  });

function stepOf(highest) {
  for (let unit = 1; ; unit *= 10) {
    for (const step of STEPS) if (step * unit * TICKS >= highest) return step * unit;
  }
}

/** How many of the rows before have the same values. */
const drawnBefore = (rows, row, at) =>
  rows.slice(0, at).filter((other) => other.every((y, place) => y === row[place])).length;

const dodged = (row, same) => row.map((y) => (y === null ? null : y - DODGE * same));

function nameOf(label, letters) {
  const lines = [""];
  for (const word of label.split(/\s+/).filter(Boolean)) {
    const line = lines.at(-1);
    if (line && line.length + 1 + word.length > letters) lines.push(word);
    else lines[lines.length - 1] = `${line} ${word}`.trim();
  }
  const shown = lines.length <= 2 ? lines : [lines[0], `${lines[1]}…`];
  return shown.map((line) => (line.length <= letters + 1 ? line : `${line.slice(0, letters)}…`));
}

/** Where each name stands, near where it is wanted, none upon another. */
function placesOf(wanted, lines, foot) {
  const order = wanted.map((_, at) => at).sort((a, b) => wanted[a] - wanted[b] || a - b);
  const half = (at) => Math.floor((lines[at] * LINE + 4) / 2);
  const found = [...wanted];
  let edge = 0;
  for (const at of order) {
    found[at] = Math.max(wanted[at], edge + half(at));
    edge = found[at] + half(at);
  }
  edge = foot + BOTTOM / 2;
  for (const at of order.reverse()) {
    found[at] = Math.min(found[at], edge - half(at));
    edge = found[at] - half(at);
  }
  return found;
}

/** The years that are named: evenly, back from the last. */
function yearsOf(years, across, most) {
  const [first, end] = [years[0], years.at(-1)];
  const every = EVERY.find((n) => Math.floor((end - first) / n) < most);
  return years.flatMap((year, at) => ((end - year) % every === 0 ? [[across[at], String(year)]] : []));
}

function pathOf(across, row) {
  let pen = "M";
  return row
    .map((y, at) => {
      const step = y === null ? "" : `${pen}${across[at]} ${y}`;
      pen = y === null ? "M" : "L";
      return step;
    })
    .join("");
}

function dotsOf(across, row) {
  const points = row.map((y, at) => (y === null ? "" : `M${across[at]} ${y}h0`)).filter(Boolean);
  return (row.length <= DOTTED ? points : points.slice(-1)).join("");
}

/** `1,234`, or of tenths of a per cent `12%`, with a decimal below ten. */
export function said(value, shares) {
  const whole = round(value);
  if (!shares) return number(whole);
  return whole >= 100 || whole % 10 === 0 ? `${round(whole / 10)}%` : `${(whole / 10).toFixed(1)}%`;
}
