/** The script of an edition in one file: search and filters over the papers in it. */

import { index, rank } from "./edition/rank.js";
import { settled } from "./lib/turns.js";

const DELAY = 120;
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
const homes = entries.map((entry) => entry.parentElement);

/** @type {import("./edition/rank.js").Index | undefined} */
let known;

/** Reads the papers when they are first searched. */
function indexed() {
  const text = (entry, name) => entry.querySelector(name)?.textContent ?? "";
  known ??= index(
    entries.map((entry) => FIELDS.map(([name, weight]) => [text(entry, name), weight])),
  );
  return known;
}

/** Shows what is asked for in one list, best first; all in its place where nothing is asked. */
function show() {
  const { q, year, tag } = form.elements;
  const asked = q.value.trim();
  const filtering = Boolean(asked || year?.value || tag?.value);
  const ranked = asked ? rank(indexed(), asked) : entries.map((_, at) => at);
  const shown = ranked.filter((at) => fits(entries[at], year?.value, tag?.value));
  entries.forEach((entry, at) => homes[at].append(entry));
  if (filtering) found.lastElementChild.append(...shown.map((at) => entries[at]));
  parts.forEach((part) => (part.hidden = filtering));
  found.hidden = !filtering;
  const count = shown.length.toLocaleString("en");
  said.textContent = filtering ? `${count} ${shown.length === 1 ? "paper" : "papers"} found` : "";
}

const fits = ({ dataset }, year, tag) =>
  (!year || dataset.year === year) && (!tag || dataset.tags.split(" ").includes(tag));

form.addEventListener("input", settled(show, DELAY));
form.addEventListener("submit", (event) => {
  event.preventDefault();
  show();
});
form.addEventListener("reset", () => setTimeout(show));
form.hidden = false;
