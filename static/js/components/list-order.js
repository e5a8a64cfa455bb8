/** A choice of orders for the list below it. */

import { element } from "../lib/dom.js";
import { t } from "../lib/words.js";

/** @type {Record<string, (entry: HTMLElement) => number>} what an entry is ordered by */
const ORDERS = {
  "A–Z": () => 0,
  [t`Most papers`]: ({ dataset }) => -Number(dataset.papers),
  [t`First paper, newest`]: ({ dataset }) => -Number(dataset.year),
  [t`First paper, oldest`]: ({ dataset }) => Number(dataset.year) || Infinity,
};

/** @param {HTMLElement} place its data-list is the id of the list, data-label its words */
export function listOrder(place) {
  const list = document.getElementById(place.dataset.list);
  if (!list) return;
  const given = [...list.children];
  const id = `${list.id}-order`;
  const options = Object.keys(ORDERS).map((name) => element("option", { value: name }, name));
  const choice = element("select", { id, name: "order", class: "field list-order" }, ...options);
  choice.addEventListener("change", () => list.replaceChildren(...ordered(given, ORDERS[choice.value])));
  place.append(element("label", { for: id }, place.dataset.label), choice);
  place.hidden = false;
}

/**
 * Sorts entries; those of one rank stay as they were.
 * @template T
 * @param {T[]} entries
 * @param {(entry: T) => number} rank
 * @returns {T[]}
 */
export const ordered = (entries, rank) =>
  entries.map((entry) => [rank(entry), entry]).sort(([one], [other]) => (one === other ? 0 : one - other)).map(([, entry]) => entry);
