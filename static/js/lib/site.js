/** What the page's `<html>` says of the site. */

const told = () => document.documentElement.dataset;

/** Gives the address of a path from the site's root, seen from this page. */
export const address = (path) => (told().root ?? "") + path;

/** Gives the addresses of the scripts that are loaded on demand. */
export const scripts = () => ({ search: address(told().search), lunr: address(told().lunr) });

const key = (name) => `${told().siteId}:${name}`;

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

/** Stores a word, or forgets it where the value is "". A full or closed store is no fault. */
export function remember(name, value) {
  try {
    if (value) localStorage.setItem(key(name), value);
    else localStorage.removeItem(key(name));
  } catch {
    // Private windows have no store: the choice then lasts as long as the page.
  }
}
