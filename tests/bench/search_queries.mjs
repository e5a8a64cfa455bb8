/** Known items, as the benches of the search ask for them: words of one paper, and it must be found. */

const LETTERS = "abcdefghijklmnopqrstuvwxyz";

/** A small generator of numbers from 0 to 1, the same everywhere (mulberry32). */
function random(seed) {
  let state = Number(seed) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Gives what makes queries of some papers; the same seed makes the same ones.
 * @param {{count: number, paper: (number: number) => {title: string, abstract: string}}} papers
 * @param {string | number} seed
 */
export function maker({ count, paper }, seed) {
  const next = random(seed);
  const pick = (some) => some[Math.floor(next() * some.length)];

  /** Three to five words of a paper: of a title side by side, of an abstract any. */
  function known(kind, isStop) {
    for (;;) {
      const number = Math.floor(next() * count);
      const some = plain(paper(number)[kind], isStop);
      const length = 3 + Math.floor(next() * 3);
      if (some.length < length) continue;
      const start = Math.floor(next() * (some.length - length + 1));
      const chosen = kind === "title" ? some.slice(start, start + length) : Array.from({ length }, () => pick(some));
      return { number, words: [...new Set(chosen)] };
    }
  }

  /** One edit in a word of four letters and more, not at its first. */
  function misspelt(word) {
    if (word.length < 4) return word;
    const at = 1 + Math.floor(next() * (word.length - 1));
    const edits = [
      () => word.slice(0, at) + word.slice(at + 1),
      () => word.slice(0, at) + pick(LETTERS) + word.slice(at),
      () => word.slice(0, at) + pick(LETTERS) + word.slice(at + 1),
      () => (at + 1 < word.length ? word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2) : word.slice(0, at)),
    ];
    return pick(edits)();
  }

  return { next, pick, known, misspelt, inflected };
}

function plain(text, isStop) {
  return text.toLowerCase().split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ""))
    .filter((word) => /^[\p{L}\p{N}-]{3,}$/u.test(word) && !isStop(word));
}

function inflected(word) {
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith("ies")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("ing")) return word.slice(0, -3);
  if (word.endsWith("s") && !word.endsWith("ss")) return word.slice(0, -1);
  if (word.endsWith("e")) return `${word}s`;
  return `${word}s`;
}

export const median = (some, share = 0.5) => [...some].sort((a, b) => a - b)[Math.floor(some.length * share)];
export const mean = (some) => some.reduce((sum, one) => sum + one, 0) / some.length;
