/** Triage: from paper to paper of a list, a vote for each, to be gone on with at any time. */

import { element, status } from "../lib/dom.js";
import { address, paperPage, recall, remember } from "../lib/site.js";
import { t } from "../lib/words.js";
import { now } from "./list.js";
import { tally } from "./votes.js";

/**
 * @typedef {object} Round
 * @property {string} title of the list
 * @property {string[]} papers their names
 * @property {string[]} done papers voted on in this round, the last one last
 */

const KEYS = { yes: "y", maybe: "m", no: "n" };
const LABELS = { yes: t`Yes`, maybe: t`Maybe`, no: t`No` };

const stored = (name, otherwise) => {
  try {
    return JSON.parse(recall(name)) ?? otherwise;
  } catch {
    return otherwise;
  }
};

/** @returns {import("./votes.js").Votes} all that this reader voted */
export const votes = () => stored("votes", {});

export const keepVotes = (all) => remember("votes", Object.keys(all).length ? JSON.stringify(all) : "");

/** @returns {Round | undefined} the round that goes on */
export const round = () => stored("triage", undefined);

const keepRound = (one) => remember("triage", one ? JSON.stringify(one) : "");

/** Papers of a round that have no vote yet. */
export const left = ({ papers, done }) => papers.filter((name) => !done.includes(name));

/**
 * Begins a round and opens its first paper.
 * @returns {boolean} false where the browser keeps nothing, so that it cannot go on
 */
export function begin(/** @type {string} */ title, /** @type {string[]} */ papers) {
  const kept = keepRound({ title, papers, done: [] });
  if (kept) open(papers[0]);
  return kept;
}

/** Opens the first paper of a round that has no vote. */
export const goOn = () => open(left(round())[0] ?? round().papers[0]);

const open = (name) => location.assign(paperPage(name));

/** Ends the round; the votes stay. */
function stop() {
  keepRound(undefined);
  location.assign(`${address("list.html")}#votes`);
}

/** Shows on the page of a paper where the round stands, and takes the vote. */
export function triageBar(/** @type {string} */ name) {
  const current = round();
  if (!current?.papers?.includes(name)) return;
  const vote = votes()[name]?.vote;
  const todo = left(current).length;
  const said = status("triage__status");
  const choices = Object.entries(LABELS).map(([choice, label]) =>
    button(label, { "data-vote": KEYS[choice], "aria-pressed": vote === choice, title: `${label} (${KEYS[choice]})` }, () =>
      cast(name, choice),
    ),
  );
  const step = (by, label, key) => {
    const to = current.papers[current.papers.indexOf(name) + by];
    const way = by > 0 ? "next" : "back";
    return to ? [button(label, { "data-step": way, "aria-label": way === "next" ? t`Next without a vote` : t`Previous without a vote`, title: key }, () => open(to))] : [];
  };
  const undo = current.done.length ? [button(t`Undo`, { "data-undo": true, title: t`Take the last vote back (u)` }, undoLast)] : [];
  const bar = element(
    "section",
    { class: "triage", "aria-label": t`Triage` },
    element("p", { class: "triage__title" }, element("b", {}, current.title), element("span", {}, t`${todo} of ${current.papers.length} left`)),
    element("progress", { class: "triage__progress", max: current.papers.length, value: current.papers.length - todo, "aria-label": t`Voted` }),
    element("div", { class: "triage__votes", role: "group", "aria-label": t`Your vote` }, ...choices),
    element("div", { class: "triage__ways" }, ...step(-1, "←", "k"), ...step(1, "→", "j"), ...undo, button(t`Stop`, {}, stop)),
    said,
  );
  document.body.classList.add("has-triage");
  document.querySelector("main").prepend(bar);
  said.textContent = t`${todo} of ${current.papers.length} left`;
}

function button(label, attributes, onClick) {
  const made = element("button", { class: "button", type: "button", ...attributes }, label);
  made.addEventListener("click", onClick);
  return made;
}

function cast(name, vote) {
  const title = document.querySelector("h1").textContent.trim();
  keepVotes({ ...votes(), [name]: { vote, title, at: now() } });
  const current = round();
  const done = [...current.done.filter((other) => other !== name), name];
  const after = current.papers.slice(current.papers.indexOf(name) + 1);
  const next = [...after, ...current.papers].find((other) => !done.includes(other));
  keepRound({ ...current, done });
  if (next) open(next);
  else location.assign(`${address("list.html")}#votes`);
}

/** Takes the last vote back and returns to its paper. */
function undoLast() {
  const current = round();
  const last = current.done.at(-1);
  const { [last]: _, ...rest } = votes();
  keepVotes(rest);
  keepRound({ ...current, done: current.done.slice(0, -1) });
  open(last);
}

/** How the round at hand stands: "3 yes, 1 no; 5 left". */
export function standing(/** @type {Round} */ current) {
  const all = votes();
  const mine = Object.fromEntries(current.done.filter((name) => all[name]).map((name) => [name, all[name]]));
  return [tally(mine), t`${left(current).length} left`].filter(Boolean).join("; ");
}
