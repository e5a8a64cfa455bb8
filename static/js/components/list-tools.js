/** What one can do with all papers of a list: save, cite, triage. */

import { element, status } from "../lib/dom.js";
import { saving } from "../lib/saving.js";
import { t } from "../lib/words.js";
import * as list from "../save/list.js";

const TOOLS = { saveAll: t`Save all`, citeAll: t`Cite all`, triage: t`Triage` };

/** @param {HTMLElement} place to draw the buttons in */
export function listTools(place) {
  if (!document.querySelector(".card")) return;
  const said = status("list-tools__status");
  for (const [action, label] of Object.entries(TOOLS)) {
    const button = element("button", { class: "button button--quiet", type: "button" }, label);
    button.addEventListener("click", () => {
      if (!said.isConnected) place.append(said);
      saving().then(
        (actions) => actions[action]({ button, said, list }),
        () => (said.textContent = t`This part of the site could not be loaded. Try again in a moment.`),
      );
    });
    place.append(button);
  }
}

/** Draws them below the results of a search, once there are some. */
export function searchTools() {
  const list = document.querySelector(".search-results");
  if (!list?.firstChild || document.querySelector(".list-tools")) return;
  const place = element("div", { class: "list-tools" });
  list.after(place);
  listTools(place);
}
