/** How far the words of a query stand in a title as they stand in the query. */

import { words } from "./tokens.js";

/** Words that one may follow the other by, and what each word between takes away. */
const REACH = 3;
const GAP = 0.25;
/** What it adds when the title is nothing but words of the query. */
const WHOLE = 0.5;

/**
 * @param {string} title
 * @param {Set<string>[]} sought what may stand for each word, in the order of the query
 * @returns {number} 0 to 1 for neighbours in the query that are near there, and more for a whole title
 */
export function nearness(title, sought) {
  const found = words(title).map((word) => sought.map((names) => word.some((form) => names.has(form))));
  const whole = found.length > 0 && found.every((marks) => marks.some(Boolean)) ? WHOLE : 0;
  const pairs = sought.slice(1).map((_, at) => closest(found, at));
  return pairs.reduce((sum, near) => sum + near, 0) / (sought.length - 1 || 1) + whole;
}

/** Tells how near the word after one follows it at best: 1 next to it, 0 out of reach. */
function closest(found, at) {
  for (let gap = 0; gap < REACH; gap += 1) {
    if (found.some((here, start) => here[at] && found[start + 1 + gap]?.[at + 1])) return 1 - gap * GAP;
  }
  return 0;
}
