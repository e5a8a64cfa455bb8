/** Walks the papers of a list: the focus moves from title to title. */

/** @param {1 | -1} step */
export function walk(step) {
  const links = [...document.querySelectorAll("main .card :is(h2, h3) a")].filter(
    (link) => link.offsetParent,
  );
  const card = document.activeElement?.closest(".card");
  const at = links.findIndex((link) => card?.contains(link));
  const next = links[at < 0 && step < 0 ? -1 : at + step];
  next?.focus();
  next?.closest(".card").scrollIntoView({ block: "nearest" });
}
