/**
 * Puts the nearest known words in place of those that no paper has.
 *
 * @param {string} text as typed
 * @param {{clause: import("./parse.js").Clause, expansion: import("./match.js").Expansion}[]} wanted
 * @returns {{text: string, followed: boolean} | null} followed: whether all were looked for, too
 */
export function correct(text, wanted) {
  const mended = wanted.filter(
    ({ clause: { span }, expansion }) => expansion.correction && span[0] < span[1],
  );
  if (!mended.length) return null;
  let better = text;
  for (const { clause, expansion } of [...mended].reverse()) {
    const [start, end] = clause.span;
    better = better.slice(0, start) + expansion.correction + better.slice(end);
  }
  return { text: better, followed: mended.every(({ expansion }) => expansion.corrected) };
}
