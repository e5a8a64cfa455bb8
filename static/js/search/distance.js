/**
 * Counts the edits between two words: letters added, dropped, changed, or two swapped.
 *
 * Optimal string alignment, row by row, given up once every way exceeds `most`.
 * @param {string} a
 * @param {string} b
 * @param {number} most
 * @returns {number} the distance, or more than `most`
 */
export function distance(a, b, most) {
  let before = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = same ? row[j - 1] : 1 + Math.min(row[j - 1], row[j], next[j - 1]);
      if (!same && i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2] + 1);
      }
      next.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, row] = [row, next];
  }
  return row[b.length];
}
