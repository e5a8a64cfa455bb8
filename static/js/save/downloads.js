/** Papers as a file for the reader, and the buttons that make it. */

import { saveText } from "../lib/save.js";
import { paperPage } from "../lib/site.js";
import { counted, t } from "../lib/words.js";
import { button, group } from "./controls.js";
import { entries } from "./entries.js";
import { FORMATS } from "./formats.js";

/**
 * Draws a button for each format.
 * @param {string} label of their row
 * @param {() => string[]} names of the papers, asked at each press
 * @param {{file: string, said: HTMLElement, saved?: () => Map<string, import("./list.js").Saved>}} how
 * @param {...HTMLElement} more to follow in the row
 */
export function formatButtons(label, names, how, ...more) {
  const buttons = Object.entries(FORMATS).map(([suffix, { label: format }]) =>
    button(format, () => download(names(), suffix, how)),
  );
  return group(label, ...buttons, ...more);
}

async function download(names, suffix, { file, said, saved }) {
  const { type, write } = FORMATS[suffix];
  try {
    const rows = await known(names, saved?.() ?? new Map());
    if (rows.length) saveText(`${file}.${suffix}`, write(rows), type);
    said.textContent = report(names.length, rows.length, `${file}.${suffix}`);
  } catch {
    said.textContent = t`What is known of these papers could not be loaded. Try again in a moment.`;
  }
}

async function known(names, saved) {
  const found = await entries(names);
  return names.flatMap((name) => {
    const entry = found.get(name);
    return entry ? [{ entry, saved: saved.get(name), page: publicPage(entry.name) }] : [];
  });
}

/** The address of a paper's page for others; none of a file on this disk. */
function publicPage(name) {
  const page = new URL(paperPage(name), location.href);
  return page.protocol === "https:" ? page.href : undefined;
}

function report(asked, found, file) {
  const said = found ? t`${counted(found)} in ${file}.` : t`There is nothing to download.`;
  return asked > found ? `${said} ${t`Not in this catalogue any more: ${asked - found}.`}` : said;
}
