/** The engine of this page, opened once, at the first question. */

import { loadData, loadScript } from "../lib/script.js";
import { address, scripts } from "../lib/site.js";
import { openEngine } from "./engine.js";
import { openSource } from "./source.js";

/** @type {ReturnType<typeof open> | undefined} */
let opened;

/** Gives the engine; after a failure the next call tries again. */
export function engine() {
  opened ??= open();
  opened.catch(() => (opened = undefined));
  return opened;
}

async function open() {
  const lunr = await loadScript(scripts().lunr, () => globalThis.lunr);
  return openEngine(await openSource(lunr, (path) => loadData(address(path))));
}
