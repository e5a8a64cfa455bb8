/**
 * Questions → papers. The one door between the index and what is seen of it:
 * an index cut into more files changes what is behind `ask`, not what it gives.
 */

import { facets } from "./facets.js";
import { lookAgain, lookUp } from "./look.js";
import { parse } from "./parse.js";
import { phrases, withPhrases } from "./phrase.js";
import { ranked } from "./ranking.js";
import { correct } from "./spelling.js";
import { tally } from "./tally.js";

/**
 * @typedef {object} Question
 * @property {string} text as typed
 * @property {string[]} [years] slugs; any of them
 * @property {string[]} [tags] slugs; all of them
 * @property {"date" | "relevance"} [sort]
 * @property {boolean} [typing] whether the last word is always open
 * @property {boolean} [counted] whether papers are to be counted by tag, however many they are
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
 * @property {{years: number[], tags: number[] | null}} counts papers by each filter, in the
 *   manifest's order; tags: null until they are asked for where papers are many
 * @property {Set<string>} terms the words found, to be marked
 */

/** Papers up to which they are always counted by tag: the list of tags' papers is small. */
const FEW = 5000;

/** @param {import("./source.js").Source} source */
export function openEngine(source) {
  const { manifest, isStop } = source;

  /**
   * @param {Question} question
   * @returns {Promise<Answer>}
   */
  async function ask(question) {
    const query = parse(question.text);
    const filter = facets(manifest, await membersFor(question), question, query.years);
    const asked = query.clauses.length > 0 || filter.narrows;
    const standing = await phrases(query.clauses, source);

    /** Keeps the papers with the most words, which pass all but the filters beside the results. */
    async function judge(looked) {
      const had = tally(looked, manifest.papers);
      const candidates = asked ? had.papers.filter((paper) => filter.may(paper)) : [];
      const { papers: kept, unread } = await withPhrases(standing, candidates, source.papers);
      const best = kept.reduce((most, paper) => Math.max(most, had.words[paper]), 0);
      const complete = best === had.most;
      const found = complete ? kept.filter((paper) => had.words[paper] === best) : kept;
      return { looked, had, found, best, complete, unread };
    }

    const ending = question.typing ? "always" : "unknown";
    let judged = await judge(await lookUp(query, ending, source));
    if (!judged.complete) {
      const doubted = await lookAgain(judged.looked, source);
      if (doubted.some((one, at) => one !== judged.looked[at])) {
        const again = await judge(doubted);
        if (again.best > judged.best) judged = again;
      }
    }
    const { looked, had, found, complete, unread } = judged;
    const wanted = looked.filter(({ clause }) => !clause.not);
    const passing = found.filter((paper) => filter.passes(paper));
    const byDate = question.sort === "date" || !wanted.length;
    return {
      papers: byDate ? passing : await ranked(passing, wanted, had, source),
      asked,
      complete,
      cut: query.cut,
      unread,
      unknown: wanted.filter(({ expansion }) => !expansion.known).map(({ word }) => word[0]),
      spelling: correct(question.text, wanted),
      counts: filter.count(found),
      terms: telling(wanted, isStop),
    };
  }

  async function membersFor({ tags = [], counted }) {
    const needed = tags.length > 0 || counted || manifest.papers <= FEW;
    return needed ? source.members() : null;
  }

  return { ask, papers: source.papers, manifest };
}

/** Gives the words to mark: stop words only where there is nothing else. */
function telling(wanted, isStop) {
  const names = wanted.flatMap(({ expansion }) => expansion.forms.flat().map(({ term }) => term.name));
  const some = names.filter((name) => !isStop(name));
  return new Set(some.length ? some : names);
}
