/** What is said where the search cannot be loaded. */

import { element } from "./dom.js";
import { address } from "./site.js";
import { filled, t } from "./words.js";

/** Says so, and where to go instead. */
export function lost() {
  const way = (path, label) => element("a", { href: address(path) }, label);
  const doors = {
    year: way("years/index.html", t`year`),
    tag: way("tags/index.html", t`tag`),
    author: way("authors/index.html", t`author`),
  };
  const says = t`Part of the search could not be loaded. Try again in a moment, or browse by {year}, {tag} or {author}.`;
  return element("p", { class: "notice search-lost", role: "alert" }, ...filled(says, doors));
}
