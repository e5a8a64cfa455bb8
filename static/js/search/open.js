/** The engine of this page, opened once, at the first question. */

import { loadData, loadScript } from "../lib/script.js";
import { address, script } from "../lib/site.js";
import { openEngine } from "./engine.js";
import { openSource } from "./source.js";

/** @type {ReturnType<typeof open> | undefined} */
let opened;

/** Gives the engine; after a failure the next call tries again. */
export function engine() {
  opened ??= open("");
  opened.catch(() => (opened = undefined));
  return opened;
}

/**
 * A browser may hold a manifest of last week, whose files are gone: at a failure
 * it is asked for once more, under a name that no cache knows.
 */
async function open(query) {
  const lunr = await loadScript(script("lunr"), () => globalThis.lunr);
  const made = openEngine(await openSource(lunr, (path) => loadData(address(path)), query));
  if (query) return made;
  return {
    ...made,
    ask: (question) =>
      made.ask(question).catch(async () => {
        opened = open(`?${Date.now()}`);
        return (await engine()).ask(question);
      }),
  };
}
