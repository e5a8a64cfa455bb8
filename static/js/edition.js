/** The script of an edition in one file: search and filters over the papers in it. */

import { add, empty, rank } from "./edition/rank.js";
import { settled, turns } from "./lib/turns.js";
import { plural, t } from "./lib/words.js";

const DELAY = 120;
const AT_ONCE = 30;
/** Milliseconds of reading between pauses. */
const MOST = 300;
/** Papers that are shown of those found. */
const FIELDS = [
  [".entry__title", 4],
  [".entry__authors", 2],
  [".entry__byline", 1],
  [".entry__tags", 2],
  [".entry__abstract", 1],
];

const form = document.querySelector(".edition__search");
const said = document.querySelector(".edition__status");
const found = document.querySelector(".edition__found");
const parts = [...document.querySelectorAll(".edition__part")];
const entries = [...document.querySelectorAll(".entry")];
const begin = turns();

/** @type {Promise<import("./edition/rank.js").Index> | undefined} */
let reading;
let readAll = false;

/** Reads the papers when they are first searched, some at a time so that the page stays awake. */
async function read() {
  const index = empty();
  let since = performance.now();
  for (const entry of entries) {
    if (performance.now() - since > AT_ONCE) {
      await new Promise((done) => setTimeout(done));
      since = performance.now();
    }
    add(
      index,
      FIELDS.map(([name, weight]) => [entry.querySelector(name)?.textContent ?? "", weight]),
    );
  }
  readAll = true;
  return index;
}

const indexed = () => (reading ??= read());

/** Lists the papers that are asked for by their places, best first. */
async function asked(words) {
  if (!words) return entries.map((_, at) => at);
  if (!readAll) said.textContent = t`Reading the papers…`;
  return rank(await indexed(), words);
}

/** Shows copies of what is asked for in one list, best first; all papers where nothing is asked. */
async function show() {
  const { q, year, tag } = form.elements;
  const words = q.value.trim();
  const current = begin();
  const ranked = await asked(words);
  if (!current()) return;
  const filtering = Boolean(words || year?.value || tag?.value);
  const shown = ranked.filter((at) => fits(entries[at], year?.value, tag?.value));
  found.lastElementChild.replaceChildren(...(filtering ? shown.slice(0, MOST).map(copy) : []));
  parts.forEach((part) => (part.hidden = filtering));
  found.hidden = !filtering;
  said.textContent = filtering ? counted(shown.length) : "";
}

/** Says how many papers were found, and how many of them are shown. */
function counted(number) {
  const all = plural(number, "{n} paper found", "{n} papers found");
  return number > MOST ? t`${all}, the first ${MOST} shown` : all;
}

function copy(at) {
  const made = entries[at].cloneNode(true);
  made.removeAttribute("id");
  return made;
}

const fits = ({ dataset }, year, tag) =>
  (!year || dataset.year === year) && (!tag || dataset.tags.split(" ").includes(tag));

form.elements.q.addEventListener("focus", indexed, { once: true });
form.addEventListener("input", settled(show, DELAY));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});
form.addEventListener("reset", () => setTimeout(show));
form.hidden = false;
