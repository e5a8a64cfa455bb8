/** Short codes of papers' names, and the links that carry a list of them. */

const BASIS = 0x811c9dc5;
const PRIME = 0x01000193;
const OTHER = 0x85ebca6b;
const CODE = /^[\w-]{8}$/;
const MOST = 2000;

const bytes = (text) => new TextEncoder().encode(text);

/** The FNV-1a hash of a name, 32 bits. */
export const hash = (name) => mixed(name, PRIME);

const mixed = (name, factor) =>
  bytes(name).reduce((mix, byte) => Math.imul(mix ^ byte, factor) >>> 0, BASIS);

/** Eight letters that stand for a name: two papers among 80,000 share them once in 100,000 catalogues. */
export function code(/** @type {string} */ name) {
  const first = hash(name);
  const second = mixed(name, OTHER);
  const six = [first >>> 24, first >>> 16, first >>> 8, first, second >>> 8, second >>> 16];
  const text = btoa(String.fromCharCode(...six.map((byte) => byte & 255)));
  return text.replaceAll("+", "-").replaceAll("/", "_");
}

/** The hash within a code. */
function hashOf(/** @type {string} */ text) {
  const six = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return [0, 1, 2, 3].reduce((mix, at) => (mix << 8) | six.charCodeAt(at), 0) >>> 0;
}

/** What follows the address of list.html in a link to some papers: `#ids=…`. */
export const fragment = (names) => `#ids=${[...names].map(code).join(",")}`;

/**
 * Reads such a link.
 * @param {string} text an address's fragment
 * @returns {{code: string, hash: number}[]} each once; what is no code is passed over
 */
export function codes(text) {
  const list = /^#ids=([\w,-]*)/.exec(text)?.[1] ?? "";
  const all = list.split(",", MOST).filter((each) => CODE.test(each));
  return [...new Set(all)].map((each) => ({ code: each, hash: hashOf(each) }));
}
