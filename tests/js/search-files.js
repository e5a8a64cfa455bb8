/** Search files as site_builder/search writes them, kept by tests/unit/search/test_files.py. */

import { readFileSync } from "node:fs";

export const golden = (name) => JSON.parse(readFileSync(new URL(`../golden/${name}.json`, import.meta.url), "utf8"));

export const files = (name) => golden(name).files;

/** Gives what loads a file; the digest in its name is not looked at. */
export const loader = (all) => async (path) => {
  const plain = path.replace(/\.[0-9a-f]{10}\.js$/, ".js").replace(/\?.*/, "");
  if (plain in all) return all[plain];
  throw new Error(`no ${path}`);
};
