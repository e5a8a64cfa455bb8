/** What the page shows of a paper, as the reading list keeps it. */

const text = (found) => (found?.textContent ?? "").replace(/\s+/g, " ").trim();

/** @param {Element} card an entry of a list */
export const cardFacts = (card) => ({
  title: text(titleLink(card)),
  authors: text(card.querySelector(".card__authors")),
  byline: text(unmarked(card.querySelector(".card__byline"))),
});

/** What the page of one paper says of it. */
export const pageFacts = () => ({
  title: text(document.querySelector("h1")),
  authors: text(document.querySelector(".paper__authors")),
  byline: text(document.querySelector(".paper__published")),
});

export const titleLink = (card) => card.querySelector(":is(h2, h3) a");

/** A byline without the marks that follow it. */
function unmarked(line) {
  const copy = line?.cloneNode(true);
  copy?.querySelectorAll(".derived, .fresh").forEach((mark) => mark.remove());
  return copy;
}
