/** A quiet mark on papers, and days of the log, that came since the last visit. */

import { element } from "../lib/dom.js";
import { recall, remember } from "../lib/site.js";

const NAME = "visit";
/** Milliseconds without a page after which the next page begins another visit. */
const APART = 4 * 3_600_000;

/** Marks the cards of what was added after the day of the last visit. */
export function fresh() {
  const since = lastVisit(Date.now());
  for (const card of document.querySelectorAll("[data-added]")) {
    if (since && card.dataset.added > since) {
      card.querySelector(".card__byline, .log__day").append(" ", element("span", { class: "fresh" }, "new"));
    }
  }
}

/** The day of the visit before this one, "" at the first; notes that this one goes on. */
function lastVisit(/** @type {number} */ time) {
  let [since, day, at] = (recall(NAME) ?? "").split(" ");
  if (!(time - Number(at) < APART)) since = day ?? "";
  const today = new Date(time).toISOString().slice(0, 10);
  remember(NAME, [since, today, time].join(" "));
  return since;
}
