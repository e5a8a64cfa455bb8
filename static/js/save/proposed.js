/** "For you": what is related to the papers on the list, and why. */

import { element } from "../lib/dom.js";
import { filled, plural, t } from "../lib/words.js";
import { entries } from "./entries.js";
import { proposals } from "./near.js";
import { card, entryFacts } from "./shared.js";

/**
 * @param {HTMLElement} section
 * @param {Map<string, import("./entries.js").Entry>} saved
 * @param {Set<string>} known names of papers not to be proposed
 */
export async function proposed(section, saved, known) {
  const some = proposals(saved, known);
  const found = await entries(some.map(({ name }) => name));
  const cards = some.flatMap((one) => {
    const entry = found.get(one.name);
    return entry ? [card(entry.name, entryFacts(entry), why(one, saved))] : [];
  });
  section.hidden = !cards.length;
  section.replaceChildren(
    element("h2", { class: "section-title", id: "for-you" }, t`For you`),
    element("ol", { class: "cards", role: "list" }, ...cards),
  );
}

function why({ words, near: papers }, saved) {
  const [first, ...others] = papers.map((name) => saved.get(name).values.title);
  const some = words.join(", ");
  const near = words.length ? t`Shares ${some} with {paper}` : t`Near {paper}`;
  const said = filled(near, { paper: element("cite", {}, first) });
  if (others.length) said.push(" ", plural(others.length, "and {n} more of your papers", "and {n} more of your papers"));
  return element("p", { class: "card__byline" }, ...said);
}
