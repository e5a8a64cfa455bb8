/** Wakes what the save script enhances, where a page has it. */

import { element } from "../lib/dom.js";
import { saving } from "../lib/saving.js";
import { loadScript } from "../lib/script.js";
import { paperAt, recall, script } from "../lib/site.js";
import { t } from "../lib/words.js";
import * as list from "../save/list.js";

/** @param {HTMLElement} place of the reading list */
export function readingList(place) {
  const lost = t`Part of the reading list could not be loaded. Try again in a moment.`;
  saving().then(
    (actions) => actions.readingList(place, list),
    () => place.append(element("p", { class: "notice", role: "alert" }, lost)),
  );
}

/** @param {HTMLElement} place of the map */
export function map(place) {
  loadScript(script("map"), () => globalThis.papershelfMap).then((atlas) => atlas(place, list), () => {});
}

/** Adds further forms of a citation when it is unfolded. */
export function citeForms(root) {
  const details = root.querySelector(".cite details");
  if (!root.querySelector("meta[name=citation_title]")) return;
  const wake = () => saving().then((actions) => actions.forms(details), () => {});
  details?.addEventListener("toggle", wake, { once: true });
}

/** Goes on with a triage that leads by this page. */
export function triage() {
  const name = paperAt(location.href);
  if (name && recall("triage")?.includes(`"${name}"`)) {
    saving().then((actions) => actions.triageBar(name), () => {});
  }
}
