/** Numbers from bits, as site_builder/search/bits.py writes them. */

import { number } from "../lib/words.js";

const LONGEST_UNARY = 15;
const ESCAPED = 24;

/**
 * @typedef {object} Reader
 * @property {(parameter: number) => number} rice
 * @property {() => number} gamma
 */

/**
 * @param {string} base64
 * @returns {Reader}
 */
export function reader(base64) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  let at = 0;

  const bit = () => (bytes[at >> 3] >> (7 - (at++ & 7))) & 1;

  function number(width) {
    let value = 0;
    for (let left = width; left; left -= 1) value = value * 2 + bit();
    return value;
  }

  function rice(parameter) {
    let ones = 0;
    while (ones < LONGEST_UNARY && bit()) ones += 1;
    return ones < LONGEST_UNARY ? (ones << parameter) + number(parameter) : number(ESCAPED);
  }

  function gamma() {
    let zeros = 0;
    while (!bit()) zeros += 1;
    return 2 ** zeros + number(zeros);
  }

  return { rice, gamma };
}

/** Gives the Rice parameter for the gaps of a list with so many of all papers. */
export const parameter = (count, papers) =>
  31 - Math.clz32(Math.max(1, Math.floor((papers * 69) / (100 * Math.max(1, count)))));
