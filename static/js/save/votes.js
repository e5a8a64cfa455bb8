/** Votes of a triage, and what those of several people come to. */

import { plural, t } from "../lib/words.js";
import { isName, opened, time } from "./backup.js";

/**
 * @typedef {"yes" | "maybe" | "no"} Choice
 * @typedef {{vote: Choice, title: string, at: string}} Vote
 * @typedef {Record<string, Vote>} Votes by the papers' names
 * @typedef {{paper: string, title: string, points: number} & Record<Choice, string[]>} Rank
 *   who voted how
 */

/** What each choice counts. @type {Record<Choice, number>} */
export const POINTS = { yes: 2, maybe: 1, no: 0 };

const FORMAT = "papershelf-votes";
const VERSION = 1;
const MOST = 20_000;
const LONGEST = 2000;
const WHO_LONGEST = 80;

/** Writes a person's votes for the others of the group. */
export function ballot(/** @type {Votes} */ votes, who, site, made) {
  const list = Object.entries(votes).map(([paper, vote]) => ({ paper, ...vote }));
  return `${JSON.stringify({ format: FORMAT, version: VERSION, site, who, made, votes: list }, null, 1)}\n`;
}

/**
 * Reads such a file.
 * @returns {{who: string, votes: Votes}}
 * @throws {Error} that says what is wrong
 */
export function readBallot(/** @type {string} */ text) {
  const { who, votes } = opened(text, FORMAT, VERSION, t`a file of votes`);
  if (!Array.isArray(votes)) throw new Error(t`The file holds no votes.`);
  const good = votes.slice(0, MOST).flatMap((each) => {
    if (!isName(each?.paper) || !Object.hasOwn(POINTS, each.vote)) return [];
    const title = typeof each.title === "string" ? each.title.slice(0, LONGEST) : each.paper;
    return [[each.paper, { vote: each.vote, title, at: time(each.at) }]];
  });
  const name = typeof who === "string" ? who.trim().slice(0, WHO_LONGEST) : "";
  return { who: name || t`Someone`, votes: Object.fromEntries(good) };
}

/**
 * Merges the votes of several people; of two files of one person, the newer vote counts.
 * @param {{who: string, votes: Votes}[]} ballots
 * @returns {Rank[]} most points first, then fewest noes, then by title
 */
export function rank(ballots) {
  /** @type {Map<string, Map<string, Vote>>} */
  const papers = new Map();
  for (const { who, votes } of ballots) {
    for (const [paper, vote] of Object.entries(votes)) {
      if (!papers.has(paper)) papers.set(paper, new Map());
      const people = papers.get(paper);
      if (!people.has(who) || people.get(who).at < vote.at) people.set(who, vote);
    }
  }
  return [...papers].map(([paper, people]) => counted(paper, people)).sort(order);
}

function counted(paper, people) {
  const result = { paper, title: "", points: 0, yes: [], maybe: [], no: [] };
  for (const [who, { vote, title }] of people) {
    result.title ||= title;
    result.points += POINTS[vote];
    result[vote].push(who);
  }
  for (const choice of Object.keys(POINTS)) result[choice].sort();
  return result;
}

const order = (one, other) =>
  other.points - one.points ||
  one.no.length - other.no.length ||
  one.title.localeCompare(other.title, "en") ||
  (one.paper < other.paper ? -1 : 1);

/** How many votes of each kind there are: "3 yes, 1 maybe, 2 no". */
export function tally(/** @type {Votes} */ votes) {
  const all = Object.values(votes);
  const said = {
    yes: (count) => plural(count, "{n} yes", "{n} yes"),
    maybe: (count) => plural(count, "{n} maybe", "{n} maybe"),
    no: (count) => plural(count, "{n} no", "{n} no"),
  };
  const counts = Object.keys(POINTS).map((choice) => [choice, all.filter(({ vote }) => vote === choice).length]);
  return counts.filter(([, count]) => count).map(([choice, count]) => said[choice](count)).join(", ");
}
