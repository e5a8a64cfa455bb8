/** The tags of a paper as boxes to tick, and a field that adds others. */

import { element } from "../lib/dom.js";
import { tidy } from "../lib/patch.js";
import { t } from "../lib/words.js";

/**
 * @param {HTMLElement} place holds a list for the boxes, and a field with suggestions
 * @param {string[]} tags ids
 * @returns {{read: () => string[]}} gives the ids that are ticked
 */
export function tagChoices(place, tags) {
  const list = place.querySelector("ul");
  const field = place.querySelector("input");
  const known = [...place.querySelectorAll("option")].map(({ value, dataset }) => [dataset.id, value]);
  const labels = new Map(known);
  const ids = new Map(known.flatMap(([id, label]) => [[id, id], [label.toLowerCase(), id]]));

  const add = (id) => {
    const there = [...list.querySelectorAll("input")].find(({ value }) => value === id);
    const box = there ?? element("input", { type: "checkbox", name: "tag", value: id });
    if (!there) list.append(element("li", {}, element("label", {}, box, ` ${labels.get(id) ?? id}`)));
    box.checked = true;
  };
  const take = () => {
    const wanted = tidy(field.value).toLowerCase();
    const id = ids.get(wanted);
    field.setCustomValidity(wanted && !id ? t`No tag is called so: choose one of the list.` : "");
    if (!wanted || !id) return;
    add(id);
    field.value = "";
  };

  tags.forEach(add);
  field.addEventListener("change", take);
  field.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || event.isComposing) return;
    event.preventDefault();
    take();
    field.reportValidity();
    field.dispatchEvent(new Event("input", { bubbles: true }));
  });
  return { read: () => [...list.querySelectorAll("input:checked")].map(({ value }) => value) };
}
