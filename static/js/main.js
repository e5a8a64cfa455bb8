/** The core script of every page: each component enhances its `data-module`. */

import { copy } from "./components/copy.js";
import { copyFormulas } from "./components/formulas.js";
import { fresh } from "./components/fresh.js";
import { citeForms, map, readingList, triage } from "./components/later.js";
import { listFilter } from "./components/list-filter.js";
import { listTools, searchTools } from "./components/list-tools.js";
import { searchBox } from "./components/search-box.js";
import { scrollers } from "./components/scrollers.js";
import { searchPage } from "./components/search-page.js";
import { shortcuts } from "./components/shortcuts.js";
import { drawStars, stars } from "./components/star.js";
import { themeToggle } from "./components/theme-toggle.js";

const MODULES = {
  copy,
  "list-filter": listFilter,
  "list-tools": listTools,
  map,
  "reading-list": readingList,
  "search-box": searchBox,
  "search-page": searchPage,
};

for (const [name, enhance] of Object.entries(MODULES)) {
  document.querySelectorAll(`[data-module="${name}"]`).forEach(enhance);
}
document.querySelectorAll(".masthead__inner").forEach(themeToggle);
shortcuts(document);
fresh();
stars();
citeForms(document);
triage();
scrollers(document);
addEventListener("copy", copyFormulas);
addEventListener("resize", () => scrollers(document));
addEventListener("toggle", () => scrollers(document), true);
for (const made of document.querySelectorAll(".search-page, .reading-list")) {
  const follow = () => {
    drawStars();
    searchTools();
  };
  new MutationObserver(follow).observe(made, { childList: true, subtree: true });
}
