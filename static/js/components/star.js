/** Stars: a toggle beside the title of each paper, and how many are on the list. */

import { element } from "../lib/dom.js";
import { cardFacts, pageFacts, titleLink } from "../lib/facts.js";
import { paperAt } from "../lib/site.js";
import { plural, t } from "../lib/words.js";
import { papers, put, toggle, watch } from "../save/list.js";

/** Gives each card of the page its star, and the paper's page its own. */
export function stars() {
  drawStars();
  for (const place of document.querySelectorAll('[data-module="save"]')) saveButton(place);
  show();
  watch(show);
}

/** Gives stars to the cards that have none yet. */
export function drawStars() {
  for (const card of document.querySelectorAll(".card")) {
    const link = titleLink(card);
    const name = link && paperAt(link.href);
    if (name && !card.querySelector(".star")) link.parentElement.after(star(name, () => cardFacts(card), "star"));
  }
  show();
}

/** A paper's page also brings up to date what the list knows of the paper. */
function saveButton(place) {
  const name = paperAt(location.href);
  if (!name) return;
  const button = star(name, pageFacts, "button button--quiet star");
  button.append(element("span", { class: "star__label", "data-on": t`Saved` }, t`Save`));
  place.append(button);
  const saved = papers().get(name);
  if (saved && Object.entries(pageFacts()).some(([fact, value]) => saved[fact] !== value)) {
    put({ [name]: { ...saved, ...pageFacts() } });
  }
}

function star(name, facts, classes) {
  const { title } = facts();
  const attributes = { class: classes, type: "button", title: t`Save (x)`, "data-paper": name };
  const button = element("button", { ...attributes, "aria-label": t`Save: ${title}` });
  button.addEventListener("click", () => toggle(name, facts()));
  return button;
}

/** Shows what is on the list now. */
function show() {
  const list = papers();
  for (const button of document.querySelectorAll(".star")) {
    button.setAttribute("aria-pressed", list.has(button.dataset.paper));
  }
  const link = document.querySelector(".saved");
  if (!link) return;
  link.dataset.count = list.size || "";
  link.title = list.size ? plural(list.size, "Reading list, {n} paper", "Reading list, {n} papers") : t`Reading list`;
  link.textContent = link.title;
}
