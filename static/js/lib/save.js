/**
 * Hands a file that the page made to the reader; from a disk, too.
 * @param {string} name
 * @param {Blob} blob
 */
export function save(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Hands a text over as a file of a media type. */
export const saveText = (name, text, type) => save(name, new Blob([text], { type }));
