/** Copying, where it is allowed and where it has to be asked for. */

/**
 * Copies a text.
 * @param {string} text
 * @param {Node} [shown] what holds the text, to be selected where there is no clipboard
 * @returns {Promise<boolean>} false where the reader has to copy what is selected
 */
export async function copyText(text, shown) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Pages from disk may be refused the clipboard, or have none.
    if (shown) getSelection().selectAllChildren(shown);
    return document.execCommand("copy");
  }
}
