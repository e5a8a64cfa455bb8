/** Wakes the search page, which the search script then enhances itself. */

import { lost } from "../lib/lost.js";
import { search } from "../lib/search.js";

/** @param {HTMLElement} place */
export function searchPage(place) {
  place.querySelector("details").hidden = false;
  const wake = () => search().catch(() => place.append(lost()));
  if (location.search.length > 1) wake();
  else place.addEventListener("focusin", wake, { once: true });
}
