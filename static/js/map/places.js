/** The marks of the map: where they are, and which papers they stand for. */

import { loadScript } from "../lib/script.js";

/**
 * @typedef {object} Place
 * @property {number} x in the units of the picture
 * @property {number} y
 */

const MARK = /M(-?[\d.]+) (-?[\d.]+)/g;
/** A step to one side counts so much more than one ahead, when an arrow looks for the next mark. */
const ASIDE = 2;

/** @returns {Place[]} in the order in which data/map.js names the papers */
export const placesOf = (/** @type {string[]} */ paths) =>
  paths.flatMap((path) => [...path.matchAll(MARK)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })));

/**
 * Finds the mark nearest to a point.
 * @param {Place[]} places
 * @param {Place} point
 * @param {number} [reach] in the units of the picture
 * @returns {number} its number, or -1 where none is within reach
 */
export function nearest(places, point, reach = Infinity) {
  let best = -1;
  let least = reach ** 2;
  places.forEach(({ x, y }, at) => {
    const far = (x - point.x) ** 2 + (y - point.y) ** 2;
    if (far < least) [best, least] = [at, far];
  });
  return best;
}

/**
 * Finds the next mark in a direction: near, and rather ahead than aside.
 * @param {Place[]} places
 * @param {number} from
 * @param {[right: number, down: number]} direction a step of one unit
 * @returns {number} `from` where there is none further on
 */
export function nextTo(places, from, [right, down]) {
  const start = places[from];
  let best = from;
  let least = Infinity;
  places.forEach(({ x, y }, at) => {
    const ahead = (x - start.x) * right + (y - start.y) * down;
    const aside = Math.abs((x - start.x) * down) + Math.abs((y - start.y) * right);
    const cost = ahead + ASIDE * aside;
    if (at !== from && ahead > 0 && cost < least) [best, least] = [at, cost];
  });
  return best;
}

/** The marks inside a rectangle, by number. */
export const within = (places, { left, top, right, bottom }) =>
  places.flatMap(({ x, y }, at) => (x >= left && x <= right && y >= top && y <= bottom ? [at] : []));

/** @type {string[]} */
let names;
globalThis.papershelfPlaces = (given) => (names = given);

/** @returns {Promise<string[]>} the papers' names in the order of their marks */
export const loadNames = (/** @type {string} */ url) => loadScript(url, () => names);
