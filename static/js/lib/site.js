/** What the page's `<html>` says of the site. */

const told = () => document.documentElement.dataset;

/** Gives the address of a path from the site's root, seen from this page. */
export const address = (path) => (told().root ?? "") + path;

/**
 * Gives the address of a script that is loaded on demand.
 *
 * site_builder/assets/bundles.py wrote the paths into main.js, once for all pages.
 * @param {"lunr" | "map" | "save" | "search"} name
 */
export const script = (name) => address(globalThis.papershelfScripts[name]);

/** Gives the site's id, which tells what it stores from what others do. */
export const siteId = () => told().siteId;

/** Gives the key under which the browser keeps what the site calls `name`. */
export const key = (name) => `${siteId()}:${name}`;

const PAPER = /^papers\/([a-z0-9-]+(?:\/[a-z0-9-]+)*)\.html$/;

/** Gives the page of a paper by its name: "2024/lamps" → its address from here. */
export const paperPage = (name) => address(`papers/${name}.html`);

/**
 * Names the paper whose page is at an address.
 * @param {string} href absolute
 * @returns {string | undefined}
 */
export function paperAt(href) {
  const root = new URL(address("./"), location.href).href;
  const path = href.replace(/[?#].*/, "");
  return path.startsWith(root) ? PAPER.exec(path.slice(root.length))?.[1] : undefined;
}

/**
 * Reads what this site stored; all local files share one store, hence the prefix.
 * @returns {string | null} null where there is nothing, or no store
 */
export function recall(name) {
  try {
    return localStorage.getItem(key(name));
  } catch {
    return null;
  }
}

/**
 * Stores a word, or forgets it where the value is "".
 * @returns {boolean} false where the store is full or closed, as in private windows:
 *   a choice then lasts as long as the page
 */
export function remember(name, value) {
  try {
    if (value) localStorage.setItem(key(name), value);
    else localStorage.removeItem(key(name));
    return true;
  } catch {
    return false;
  }
}
