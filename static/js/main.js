/** The core script of every page: each component enhances its `data-module`. */

import { copy } from "./components/copy.js";
import { download } from "./components/download.js";
import { copyFormulas } from "./components/formulas.js";
import { listFilter } from "./components/list-filter.js";
import { searchBox } from "./components/search-box.js";
import { scrollers } from "./components/scrollers.js";
import { searchPage } from "./components/search-page.js";
import { shortcuts } from "./components/shortcuts.js";
import { themeToggle } from "./components/theme-toggle.js";

const MODULES = {
  copy,
  download,
  "list-filter": listFilter,
  "search-box": searchBox,
  "search-page": searchPage,
  "theme-toggle": themeToggle,
};

for (const [name, enhance] of Object.entries(MODULES)) {
  document.querySelectorAll(`[data-module="${name}"]`).forEach(enhance);
}
shortcuts(document);
scrollers(document);
addEventListener("copy", copyFormulas);
addEventListener("resize", () => scrollers(document));
addEventListener("toggle", () => scrollers(document), true);
