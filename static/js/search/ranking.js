/** The order of papers found. */

import { nearness } from "./nearness.js";
import { words } from "./tokens.js";

/**
 * Papers that lunr weighs, so that the first hundred are its own: weights of ours differ from
 * its by a last bit, which must not decide who is among them. The rest come in our order.
 */
export const MOST_RANKED = 128;
/** Papers whose titles are looked at for the order of the words: those shown first. */
const MOST_READ = 10;
/** What a paper gains with all the words in its title, as they are written, in their order. */
const TITLED = 2;
const EXACT = 1;
const NEAR = 3;
/** What it gains where a word names its first author, by whom papers are known. */
const FIRST = 0.5;

/**
 * Sorts papers: those with the most words first, then by lunr's score with gains.
 * @param {number[]} found
 * @param {import("./look.js").Found[]} wanted
 * @param {ReturnType<typeof import("./tally.js").tally>} had
 * @param {import("./source.js").Source} source
 * @returns {Promise<number[]>}
 */
export async function ranked(found, wanted, had, source) {
  const { weights, lexicon } = source;
  const asked = distinct(wanted);
  if (wanted.some(({ clause }) => isParticular(clause))) {
    await lexicon.loadDetails(asked.map(({ term }) => term));
  }
  const scores = weights.weigh(asked);
  const order = (a, b) => had.words[b] - had.words[a] || scores[b] - scores[a] || a - b;
  for (const paper of found) scores[paper] *= gain(paper, had);
  const best = found.sort(order).slice(0, MOST_RANKED);
  for (const { ref, score } of weights.rank(asked, best)) scores[ref] = score * gain(ref, had);
  const first = best.sort(order).slice(0, MOST_READ);
  const read = await source.papers(first);
  const sought = wanted.map(({ expansion }) => namesOf(expansion));
  first.forEach((paper, at) => {
    const { title, authors } = read[at];
    const leads = words(authors[0] ?? "").some(([name]) => sought.some((names) => names.has(name)));
    scores[paper] *= (1 + NEAR * nearness(title, sought)) * (leads ? 1 + FIRST : 1);
  });
  return [...first.sort(order), ...best.slice(MOST_READ), ...found.slice(MOST_RANKED)];
}

function gain(paper, { exact, titled, most }) {
  if (!most) return 1;
  return (1 + (EXACT * exact[paper]) / most) * (titled[paper] === most ? 1 + TITLED : 1);
}

/** Tells whether a person asked for something in particular, so that nothing may be left out. */
const isParticular = ({ field, phrase, open }) => Boolean(field || phrase || open);

const namesOf = ({ forms }) => new Set(forms.flat().map(({ term }) => term.name));

/** Gives what to ask lunr for: each term of a field once, at its highest boost. */
function distinct(wanted) {
  const found = new Map();
  for (const { clause, expansion } of wanted) {
    for (const { term, boost } of expansion.forms.flat()) {
      const key = `${clause.field} ${term.name}`;
      if (!(found.get(key)?.boost >= boost)) found.set(key, { term, boost, field: clause.field });
    }
  }
  return [...found.values()];
}
