/** The words of a query, looked up. */

import { doubt, expand, having, mend } from "./match.js";

/** Words that a correction is sought for: each may load some files. */
const MOST_MENDED = 6;

/** @typedef {import("./tally.js").Looked & {word: import("./tokens.js").Word,
 *   expansion: import("./match.js").Expansion}} Found */

/**
 * @param {import("./parse.js").Query} query
 * @param {"unknown" | "always"} ending when its last word may be unfinished
 * @param {import("./source.js").Source} source
 * @returns {Promise<Found[]>}
 */
export async function lookUp({ clauses, open }, ending, source) {
  const last = clauses.at(-1);
  const all = clauses.flatMap((clause) => clause.words.map((word) => ({ clause, word })));
  const expanded = await Promise.all(
    all.map(async ({ clause, word }) => {
      const unfinished = open && clause === last && !clause.phrase ? ending : "never";
      const when = clause.open ? "always" : unfinished;
      return { clause, word, expansion: await expand(word, when, source) };
    }),
  );
  return change(expanded, mend, source);
}

/**
 * Looks again, for the words that may be another one mistyped, too. Words that are
 * kept as they are found stay the same objects.
 * @param {Found[]} found
 * @param {import("./source.js").Source} source
 * @returns {Promise<Found[]>}
 */
export const lookAgain = (found, source) => change(found, doubt, source);

async function change(found, how, source) {
  let changed = 0;
  return Promise.all(
    found.map(async (one) => {
      const { clause, word, expansion } = one;
      const fixed = clause.not || clause.phrase || expansion.corrected || (changed += 1) > MOST_MENDED;
      const better = fixed ? expansion : await how(word, expansion, source);
      if (better === expansion && one.has) return one;
      return { clause, word, expansion: better, ...marks(clause, word, better, source) };
    }),
  );
}

function marks(clause, word, { forms }, { manifest, isStop }) {
  const within = (field) => ({
    papers: manifest.papers,
    only: manifest.fields.findIndex(([name]) => name === field),
  });
  const optional = word.map(isStop);
  const needed = word.map(() => false);
  return {
    has: having(forms, optional, within(clause.field)),
    exact: having(forms.map(exactOnly), optional, within(clause.field)),
    titled: having(forms, needed, within("title")),
    stop: optional.every(Boolean),
  };
}

const exactOnly = (matches) => matches.filter(({ boost }) => boost === 1);
