/** The search script, brought in when it is first wanted and not a byte before. */

import { loadScript } from "./script.js";
import { scripts } from "./site.js";

/** @type {Promise<{suggest: import("../search/suggest.js").suggest}> | undefined} */
let loading;

/** Gives the search; after a failure the next call tries again. */
export function search() {
  loading ??= loadScript(scripts().search, () => globalThis.papershelf.search);
  loading.catch(() => (loading = undefined));
  return loading;
}
