/** The search script, brought in when it is first wanted and not a byte before. */

import { loadScript } from "./script.js";
import { script } from "./site.js";

/** @type {Promise<{suggest: import("../search/suggest.js").suggest}> | undefined} */
let loading;

/** Gives the search; after a failure the next call tries again. */
export function search() {
  loading ??= loadScript(script("search"), () => globalThis.papershelf.search);
  loading.catch(() => (loading = undefined));
  return loading;
}
