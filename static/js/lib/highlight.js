/** Found words, marked. */

import { element } from "./dom.js";

/** @param {import("../search/snippet.js").Piece[]} pieces */
export const highlight = (pieces) =>
  pieces.map(({ text, marked }) => (marked ? element("mark", {}, text) : text));
