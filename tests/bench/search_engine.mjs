/** The search of a folder that tests/bench/search_site.py wrote, without a browser. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { openEngine } from "../../static/js/search/engine.js";
import { openSource } from "../../static/js/search/source.js";

export const lunr = createRequire(import.meta.url)("lunr");

/** Papers by number: all of them as objects, or as one text, would be too much for V8. */
export function papersOf(folder) {
  const lines = readFileSync(join(folder, "papers.jsonl"));
  const ends = [];
  for (let end = lines.indexOf(10); end >= 0; end = lines.indexOf(10, end + 1)) ends.push(end);
  const paper = (number) => JSON.parse(lines.toString("utf8", number ? ends[number - 1] + 1 : 0, ends[number]));
  return { count: ends.length, paper, all: () => ends.map((_, number) => paper(number)) };
}

/**
 * Gives what opens the engine afresh, noting the files it loads, and tells what these weigh.
 * @param {string} folder
 */
export function opener(folder) {
  const sizes = new Map();

  async function open(loaded = new Set()) {
    const load = async (path) => {
      let found;
      const text = readFileSync(join(folder, path), "utf8");
      loaded.add(path);
      new Function("papershelf", text)({ register: (_name, data) => (found = data) });
      return found;
    };
    const source = await openSource(lunr, load);
    return { ...openEngine(source), source };
  }

  /** Kilobytes of a file, gzip. */
  function size(path) {
    if (!sizes.has(path)) sizes.set(path, gzipSync(readFileSync(join(folder, path)), { level: 6 }).length / 1000);
    return sizes.get(path);
  }

  return { open, size };
}
