/** What one can do with saved papers, brought in when it is first wanted. */

import { loadScript } from "./script.js";
import { script } from "./site.js";

/** @type {Promise<typeof import("../save.js").actions> | undefined} */
let loading;

/** Gives the actions; after a failure the next call tries again. */
export function saving() {
  loading ??= loadScript(script("save"), () => globalThis.papershelfSave);
  loading.catch(() => (loading = undefined));
  return loading;
}
