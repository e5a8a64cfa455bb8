/** For a reading group: triage what is unread, give one's votes, rank everyone's. */

import { element, status } from "../lib/dom.js";
import { chooseFiles } from "../lib/file.js";
import { saveText } from "../lib/save.js";
import { paperPage, recall, remember, siteId } from "../lib/site.js";
import { counted, plural, t } from "../lib/words.js";
import { button, group, undoable } from "./controls.js";
import { table } from "./formats.js";
import { NEEDS_PAPERS, panel } from "./panels.js";
import { begin, goOn, keepVotes, left, round, standing, votes } from "./triage.js";
import { ballot, rank, readBallot, tally } from "./votes.js";

const WHO = "who";
const NOBODY = t`Me`;

/**
 * @param {typeof import("./list.js")} list
 * @param {HTMLElement} results where a ranking is shown
 * @param {() => string[]} unread names of the papers on the list that are
 */
export function groupPanel(list, results, unread) {
  const said = status("aside__text");
  const current = round();
  const who = element("input", { class: "field", id: "who", name: "who", autocomplete: "name", maxlength: 80 });
  who.value = recall(WHO) ?? "";
  who.addEventListener("change", () => remember(WHO, who.value.trim()));
  const mine = () => ({ who: who.value.trim() || NOBODY, votes: votes() });
  const own = element("p", { class: "aside__text" });
  const actions = group(t`Votes`);
  const draw = () => {
    const counts = tally(votes());
    own.textContent = counts ? t`Your votes: ${counts}.` : t`You have not voted yet.`;
    actions.replaceChildren(
      ...(counts ? [button(t`Export votes`, () => give(mine(), said)), button(t`Forget votes`, () => forget(said, draw))] : []),
      button(t`Merge votes…`, () => mergeVotes(mine(), results, list, said)),
    );
  };
  draw();
  const going = current && left(current).length > 0;
  return panel(
    t`Reading group`,
    element("p", { class: "aside__text" }, t`Vote on one abstract after another with the keys y, m and n; then put everyone’s votes together.`),
    ...(going ? [element("p", { class: "aside__text" }, `${current.title}: ${standing(current)}.`)] : []),
    group(t`Triage`, ...(going ? [button(t`Go on`, goOn)] : []), button(t`Triage the unread`, () => start(unread(), said), NEEDS_PAPERS)),
    own,
    element("label", { class: "aside__text", for: "who" }, t`Your name, for the others`),
    who,
    actions,
    said,
  );
}

function start(names, said) {
  if (!names.length) said.textContent = t`There is nothing unread on your list.`;
  else if (!begin(t`Reading list`, names)) said.textContent = t`Your browser keeps nothing for this site, so a triage cannot go on from page to page.`;
}

function give({ who, votes: all }, said) {
  const file = `votes-${who.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-|-$/g, "") || "mine"}.json`;
  saveText(file, ballot(all, who, siteId(), new Date().toISOString()), "application/json");
  said.textContent = t`${plural(Object.keys(all).length, "{n} vote", "{n} votes")} in ${file}.`;
}

function forget(said, draw) {
  const before = votes();
  keepVotes({});
  draw();
  undoable(said, t`Your votes are forgotten.`, () => {
    keepVotes(before);
    draw();
  });
}

async function mergeVotes(mine, results, list, said) {
  try {
    const ballots = (await chooseFiles(".json", true)).map(readBallot);
    const own = Object.keys(mine.votes).length ? [mine] : [];
    const ranks = rank([...own, ...ballots]);
    const people = new Set([...own, ...ballots].map(({ who }) => who));
    show(results, ranks, list, said);
    said.textContent = t`${counted(ranks.length)} ranked by ${[...people].sort().join(", ")}.`;
  } catch (error) {
    said.textContent = error.message;
  }
}

const COLUMNS = [t`Paper`, t`Points`, t`Yes`, t`Maybe`, t`No`];

function show(results, ranks, list, said) {
  const cells = ({ points, yes, maybe, no }) => [points, ...[yes, maybe, no].map((people) => people.join(", "))];
  const rows = ranks.map((one) => {
    const link = element("a", { href: paperPage(one.paper) }, one.title);
    return element("tr", {}, element("th", { scope: "row" }, link), ...cells(one).map((cell) => element("td", {}, String(cell))));
  });
  const head = element("tr", {}, ...COLUMNS.map((name) => element("th", { scope: "col" }, name)));
  const csv = () => saveText("ranking.csv", table([COLUMNS, ...ranks.map((one) => [one.title, ...cells(one)])]), "text/csv");
  const wanted = ranks.filter(({ yes }) => yes.length);
  const title = element("h2", { id: "votes", tabindex: -1 }, t`The group’s ranking`);
  results.replaceChildren(
    title,
    element("div", { class: "table", role: "region", "aria-labelledby": "votes", tabindex: 0 }, element("table", { class: "ranking" }, element("thead", {}, head), element("tbody", {}, ...rows))),
    group(t`Ranking`, button(t`Save the ${wanted.length} with a yes`, () => saveWanted(wanted, list, said)), button("CSV", csv), button(t`Close`, () => (results.hidden = true))),
  );
  results.hidden = false;
  title.focus();
}

function saveWanted(wanted, list, said) {
  const papers = list.papers();
  const now = list.now();
  const more = wanted.filter(({ paper }) => !papers.has(paper));
  const facts = (title) => ({ title, authors: "", byline: "", added: now, changed: now });
  list.put(Object.fromEntries(more.map(({ paper, title }) => [paper, facts(title)])));
  said.textContent = t`Saved ${counted(more.length)}.`;
}
