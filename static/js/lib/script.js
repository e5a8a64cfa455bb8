/** Scripts are all that a page opened from disk may load: code and data come as such. */

/**
 * Runs a classic script.
 * @template T
 * @param {string} url
 * @param {() => T} [result] called at once after the run, before any other script's
 * @returns {Promise<T>} rejected where the file cannot be loaded
 */
export function loadScript(url, result = () => undefined) {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.onload = () => resolve(result());
    script.onerror = () => reject(new Error(`cannot load ${url}`));
    script.src = url;
    document.head.append(script);
  });
}

/** @type {unknown} */
let registered;

/**
 * Gives what a data script hands to `papershelf.register`; search.js made `papershelf`.
 * @param {string} url
 */
export function loadData(url) {
  globalThis.papershelf.register = (_name, data) => (registered = data);
  return loadScript(url, () => registered);
}
