/** The search, loaded when it is first wanted. */

import { engine } from "./search/open.js";
import { searchPage } from "./search/page.js";
import { suggest } from "./search/suggest.js";

globalThis.papershelf = { search: { suggest } };
document.querySelectorAll('[data-module="search-page"]').forEach(searchPage);
// A field has the focus or words already, so the index will be asked; what fails is told of then.
engine().catch(() => {});
