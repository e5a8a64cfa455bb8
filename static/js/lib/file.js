/** Files that a reader gives to the page. */

import { t } from "./words.js";

/**
 * Lets the reader choose files; call it while a click is handled.
 * @param {string} accept such as ".json"
 * @param {boolean} [multiple]
 * @param {number} [most] bytes of a file
 * @returns {Promise<string[]>} the texts; for ever pending where the reader chooses none
 * @throws {Error} where a file is too large or cannot be read
 */
export function chooseFiles(accept, multiple = false, most = 20_000_000) {
  const input = document.createElement("input");
  Object.assign(input, { type: "file", accept, multiple });
  const chosen = new Promise((resolve) => {
    input.addEventListener("change", () => resolve([...input.files]));
  });
  input.click();
  return chosen.then((files) =>
    Promise.all(
      files.map((file) => {
        if (file.size > most) throw new Error(t`${file.name} is too large.`);
        return file.text();
      }),
    ),
  );
}
