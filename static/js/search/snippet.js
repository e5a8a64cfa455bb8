/** The part of a text that shows why it was found. */

import { words } from "./tokens.js";

/** @typedef {{text: string, marked: boolean}} Piece */

const LENGTH = 240;
const CHUNK = /\S+/g;
const PIECE = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*/gu;

/**
 * Splits a text where words of the query begin and end.
 * @param {string} text
 * @param {Set<string>} terms
 * @returns {Piece[]}
 */
export function marked(text, terms) {
  const pieces = [];
  let done = 0;
  for (const [start, end] of hits(text, terms)) {
    pieces.push({ text: text.slice(done, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    done = end;
  }
  pieces.push({ text: text.slice(done), marked: false });
  return pieces.filter(({ text: part }) => part);
}

/**
 * Cuts out the words around the most of what was found.
 * @param {string} text
 * @param {Set<string>} terms
 */
export function snippet(text, terms) {
  if (text.length <= LENGTH) return marked(text, terms);
  const start = wordStart(text, densest(hits(text, terms), text.length));
  const end = wordEnd(text, start + LENGTH);
  const shown = text.slice(start, end).replace(/[\s,;:–—-]+$/u, "");
  return marked((start ? "… " : "") + shown + (end < text.length ? " …" : ""), terms);
}

/** Finds what of the text matches: single words, else the compound around them. */
function hits(text, terms) {
  const found = [];
  const has = (some) => words(some).some((word) => word.some((form) => terms.has(form)));
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    if (!has(chunk)) continue;
    const inside = [...chunk.matchAll(PIECE)].map((piece) => [piece.index, piece[0]]);
    const single = inside.filter(([, piece]) => has(piece));
    const [first, last] = [inside[0], inside.at(-1)];
    const spans = single.length
      ? single.map(([at, piece]) => [at, at + piece.length])
      : [[first[0], last[0] + last[1].length]];
    for (const [start, end] of spans) found.push([index + start, index + end]);
  }
  return found;
}

/** Finds where the window begins that holds the most hits, a little before the first. */
function densest(found, length) {
  let best = 0;
  let most = 0;
  for (const [start] of found) {
    const inside = found.filter(([at]) => at >= start && at < start + LENGTH * 0.8).length;
    if (inside > most) [most, best] = [inside, start];
  }
  const lead = best < LENGTH * 0.7 ? 0 : best - LENGTH / 6;
  return Math.max(0, Math.min(Math.floor(lead), length - LENGTH));
}

function wordStart(text, at) {
  const space = at ? text.lastIndexOf(" ", at) : -1;
  return at - space > LENGTH / 2 ? at : space + 1;
}

function wordEnd(text, at) {
  if (at >= text.length) return text.length;
  const space = text.lastIndexOf(" ", at);
  return at - space > LENGTH / 2 ? at : space;
}
