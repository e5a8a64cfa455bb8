/**
 * Questions → papers. The one door between the index and what is seen of it:
 * an index cut into more files changes what is behind `ask`, not what it gives.
 */

import { facets } from "./facets.js";
import { expand, having, mend, together } from "./match.js";
import { parse } from "./parse.js";
import { phrases, withPhrases } from "./phrase.js";
import { correct } from "./spelling.js";
import { tally } from "./tally.js";

/**
 * @typedef {object} Question
 * @property {string} text as typed
 * @property {string[]} [years] slugs; any of them
 * @property {string[]} [tags] slugs; all of them
 * @property {"date" | "relevance"} [sort]
 * @property {boolean} [typing] whether the last word is always open
 */

/**
 * @typedef {object} Answer
 * @property {number[]} papers their numbers, best first
 * @property {boolean} asked whether there was anything to look for
 * @property {boolean} complete whether the papers have all the words
 * @property {boolean} cut whether words were left out
 * @property {number} unread papers that were not read for a phrase
 * @property {string[]} unknown words that no paper has
 * @property {{text: string, followed: boolean} | null} spelling the text as it may have been meant
 * @property {{years: number[], tags: number[]}} counts papers by each filter, in the manifest's order
 * @property {Set<string>} terms the words found, to be marked
 */

/** Words that a correction is sought for: each takes a walk through the vocabulary. */
const MOST_MENDED = 4;

/** @param {import("./source.js").Source} source */
export function openEngine(source) {
  const { manifest, counts, weigh, vocabulary, terms, isStop } = source;
  const fields = counts.boosts.map(([name]) => name);
  const within = (field) => ({
    lists: counts.lists,
    fields: fields.length,
    papers: manifest.papers,
    only: fields.indexOf(field),
  });
  const havingAll = (words, field) => together(words, vocabulary, within(field));

  /**
   * @param {Question} question
   * @returns {Promise<Answer>}
   */
  async function ask(question) {
    const query = parse(question.text);
    const looked = lookUp(query, question.typing ? "always" : "unknown");
    const wanted = looked.filter(({ clause }) => !clause.not);
    const filter = facets(manifest, counts, question, query.years);
    const asked = query.clauses.length > 0 || filter.narrows;
    const had = tally(looked, manifest.papers);
    const candidates = asked ? had.papers.filter((paper) => filter.may(paper)) : [];
    const stand = phrases(query.clauses, havingAll, isStop);
    const { papers: kept, unread } = await withPhrases(stand, candidates, source.papers);
    const best = kept.reduce((most, paper) => Math.max(most, had.words[paper]), 0);
    const complete = best === had.most;
    const found = complete ? kept.filter((paper) => had.words[paper] === best) : kept;
    return {
      papers: order(found.filter((paper) => filter.passes(paper)), wanted, had, question.sort),
      asked,
      complete,
      cut: query.cut,
      unread,
      unknown: wanted.filter(({ expansion }) => !expansion.known).map(({ word }) => word[0]),
      spelling: correct(question.text, wanted),
      counts: filter.count(found),
      terms: telling(wanted),
    };
  }

  function lookUp(query, ending) {
    const last = query.clauses.at(-1);
    let mended = 0;
    return query.clauses.flatMap((clause) =>
      clause.words.map((word) => {
        const open = query.open && clause === last && !clause.phrase;
        let expansion = expand(word, vocabulary, open ? ending : "never");
        const alone = expansion.forms[0].length === 1 && vocabulary.rare(word[0]);
        const odd = !expansion.known || alone;
        const unsure = odd && word.length === 1 && !clause.not;
        if (unsure && (mended += 1) <= MOST_MENDED) {
          expansion = mend(word[0], vocabulary, expansion);
        }
        const optional = word.map(isStop);
        const has = having(expansion, optional, within(clause.field));
        return { clause, word, expansion, has, stop: optional.every(Boolean) };
      }),
    );
  }

  function order(found, wanted, had, sort) {
    if (sort === "date" || !wanted.length) return found;
    const scores = score(wanted);
    const rank = (a, b) =>
      had.words[b] - had.words[a] || scores[b] - scores[a] || a - b;
    return found.sort(rank);
  }

  /** Lets lunr weigh the papers. Its query is built of our words, never parsed from text. */
  function score(wanted) {
    const scores = new Float64Array(manifest.papers);
    const asked = wanted.flatMap(({ clause, expansion }) =>
      expansion.forms.flat().map(({ number, boost }) => ({ number, boost, field: clause.field })),
    );
    const results = weigh(new Set(asked.map(({ number }) => number))).query((query) => {
      for (const { number, boost, field } of asked) {
        const only = field ? { fields: [field] } : {};
        query.clause({ term: terms[number], boost, usePipeline: false, ...only });
      }
    });
    for (const { ref, score: value } of results) scores[Number(ref)] = value;
    return scores;
  }

  /** Gives the words to mark: stop words only where there is nothing else. */
  function telling(wanted) {
    const all = wanted.flatMap(({ expansion }) => expansion.forms.flat());
    const names = all.map(({ number }) => terms[number]);
    const some = names.filter((name) => !isStop(name));
    return new Set(some.length ? some : names);
  }

  return { ask, papers: source.papers, manifest };
}
