/** What is said where the search cannot be loaded. */

import { element } from "./dom.js";
import { address } from "./site.js";

/** Says so, and where to go instead. */
export function lost() {
  const way = (path, label) => element("a", { href: address(path) }, label);
  return element(
    "p",
    { class: "notice search-lost", role: "alert" },
    "Part of the search could not be loaded. Try again in a moment, or browse by ",
    way("years/index.html", "year"),
    ", ",
    way("tags/index.html", "tag"),
    " or ",
    way("authors/index.html", "author"),
    ".",
  );
}
