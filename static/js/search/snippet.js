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

/** Finds what of the text matches: a compound as a whole, else the words in it. */
function hits(text, terms) {
  const found = [];
  for (const { 0: chunk, index } of text.matchAll(CHUNK)) {
    const forms = words(chunk);
    if (!forms.some((word) => word.some((form) => terms.has(form)))) continue;
    const pieces = [...chunk.matchAll(PIECE)].map((piece) => [piece.index, piece.index + piece[0].length]);
    const single = pieces.filter(([start, end]) => matches(chunk.slice(start, end), terms));
    const whole = forms.length === 1 && terms.has(forms[0][0]);
    const spans = whole || !single.length ? [[pieces[0][0], pieces.at(-1)[1]]] : single;
    for (const [start, end] of spans) found.push([index + start, index + end]);
  }
  return found;
}

const matches = (text, terms) => words(text).some((word) => word.some((form) => terms.has(form)));

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
