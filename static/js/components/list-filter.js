/** A field that narrows the lists below it to entries with its words. */

import { element, status } from "../lib/dom.js";
import { settled } from "../lib/turns.js";
import { filled, number, t } from "../lib/words.js";

const DELAY = 120;

/** @param {HTMLElement} place its data-list is the id of what holds the lists, data-label its words */
export function listFilter(place) {
  const list = document.getElementById(place.dataset.list);
  if (!list) return;
  const id = `${list.id}-filter`;
  const input = element("input", {
    id,
    name: "filter",
    class: "list-filter__input",
    type: "search",
    autocomplete: "off",
  });
  const said = status("list-filter__status");
  const label = element("label", { class: "list-filter__label", for: id }, place.dataset.label);
  place.append(label, input, said);
  input.addEventListener("input", settled(() => (said.textContent = narrow(list, input.value)), DELAY));
  place.hidden = false;
}

const plain = (text) => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/** Opens what is folded while there are words, and closes it afterwards. */
function unfold(group, filtering) {
  if (!filtering && group.dataset.unfolded) group.open = false;
  if (filtering && !group.open) group.dataset.unfolded = "true";
  if (filtering) group.open = true;
  else delete group.dataset.unfolded;
}

/** Hides what does not match, headings of emptied groups included; says what is left. */
function narrow(list, text) {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const entries = [...list.querySelectorAll("li")];
  for (const entry of entries) {
    const own = plain(entry.textContent);
    entry.hidden = !words.every((word) => own.includes(word));
  }
  const filled = (group) => !words.length || group.querySelector("li:not([hidden])");
  for (const group of list.querySelectorAll("section, details")) {
    group.hidden = !filled(group);
    if (group.matches("details")) unfold(group, words.length > 0);
  }
  const left = entries.filter(({ hidden }) => !hidden).length;
  return words.length ? t`${number(left)} of ${number(entries.length)} shown` : "";
}
