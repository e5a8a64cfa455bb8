/** The trends page: a reader chooses what is drawn. */

import { settled } from "../lib/turns.js";
import { element } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { read, write } from "./address.js";
import { lineChart, NARROW, WIDE } from "./chart.js";
import { draw } from "./draw.js";
import { isSame, known, named, offered, title } from "./known.js";
import { fill } from "./table.js";

const MOST = 8;
const DELAY = 100;
const SIZES = { wide: WIDE, narrow: NARROW };
const CAPTIONS = { share: t`Share of each year’s papers`, count: t`Papers of each year` };

/** @param {HTMLElement} place its data-source is the script with the counts */
export function trends(place) {
  const find = (selector) => place.querySelector(selector);
  const [form, input, chips] = [find("form"), find("[name=add]"), find(".trends__lines")];
  const say = (words) => (find("[role=status]").textContent = words);
  const asked = read(location.search);
  const state = { lines: asked.lines ?? built(find("tbody")), as: asked.as };

  /** Does something with the counts, which are loaded the first time. */
  async function use(action) {
    let found;
    try {
      found = await known(place.dataset.source);
    } catch {
      return void say(t`The counts could not be loaded. Try again in a moment.`);
    }
    return action(found);
  }

  function show({ years, papers, courses }) {
    const found = state.lines.map((line) => courses.find((course) => isSame(course, line)));
    const lost = state.lines.filter((_, at) => !found[at]).map(({ name }) => `“${name}”`);
    if (lost.length) say(t`Of ${lost.join(", ")} there are too few papers, or none.`);
    state.lines = found.filter(Boolean).slice(0, MOST);
    for (const [kind, size] of Object.entries(SIZES)) {
      const chart = lineChart(state.lines, years, papers, size, state.as === "share");
      draw(find(`.line-chart--${kind}`), chart);
    }
    find("figcaption").textContent = CAPTIONS[state.as];
    fill(find("tbody"), state.lines, papers);
    list();
  }

  function list() {
    chips.replaceChildren(...state.lines.map(chip));
    chips.hidden = !state.lines.length;
  }

  function chip(line, at) {
    const cross = element("span", { "aria-hidden": "true" }, "×");
    const label = t`Take out ${title(line)}`;
    const button = element("button", { type: "button", "aria-label": label }, title(line), cross);
    button.addEventListener("click", () => use((counts) => takeOut(at, counts)));
    return element("li", { class: `series-${at + 1}` }, button);
  }

  /** Draws anew; the address keeps what is drawn. */
  function change(counts, words) {
    say(words);
    show(counts);
    history.replaceState(null, "", write(state));
  }

  function takeOut(at, counts) {
    const [line] = state.lines.splice(at, 1);
    change(counts, t`${title(line)} is out.`);
    const left = chips.querySelectorAll("button");
    (left[Math.min(at, left.length - 1)] ?? input).focus();
  }

  function add(counts) {
    const text = input.value.trim();
    const course = named(counts.courses, text);
    if (!text) return;
    if (!course) return void say(unknown(text, counts));
    if (state.lines.some((line) => isSame(line, course))) return void say(t`${title(course)} is there.`);
    if (state.lines.length >= MOST) return void say(t`${MOST} lines are the most: take one out first.`);
    state.lines.push(course);
    input.value = "";
    change(counts, t`${title(course)} was added.`);
  }

  function offer({ courses }) {
    const options = offered(courses, input.value);
    find("datalist").replaceChildren(...options.map((one) => element("option", { value: title(one) })));
  }

  form.addEventListener("submit", (event) => {
    event.preventDefault();
    use(add);
  });
  form.addEventListener("change", ({ target }) => {
    if (target.name !== "as") return;
    state.as = target.value;
    use((counts) => change(counts, ""));
  });
  input.addEventListener("focus", () => use(offer), { once: true });
  input.addEventListener("input", settled(() => use(offer), DELAY));
  form.elements.as.value = state.as;
  form.hidden = false;
  if (asked.lines || asked.as !== "share") use(show);
  else list();
}

/** The lines that the build drew. */
const built = (body) =>
  [...body.rows].map(({ dataset, cells }) => ({
    kind: dataset.kind,
    name: dataset.name,
    label: cells[0].textContent,
  }));

function unknown(text, { courses }) {
  const [near] = offered(courses, text);
  const instead = near ? t` Do you mean “${title(near)}”?` : "";
  return t`“${text}” is no tag or term of enough papers.${instead}`;
}
