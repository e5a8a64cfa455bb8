/** Buttons that make a citation file of what the page says of its paper. */

import { citation } from "../lib/citation.js";
import { csl } from "../lib/csl.js";
import { ris } from "../lib/ris.js";
import { save } from "../lib/save.js";

const FORMATS = {
  ris: { write: ris, type: "application/x-research-info-systems", suffix: "ris" },
  csl: { write: csl, type: "application/vnd.citationstyles.csl+json", suffix: "json" },
};

/** @param {HTMLButtonElement} button its data-format names the file's format */
export function download(button) {
  const { write, type, suffix } = FORMATS[button.dataset.format];
  button.addEventListener("click", () => {
    const name = location.pathname.split("/").pop().replace(/\.html$/, "");
    save(`${name}.${suffix}`, new Blob([write(citation())], { type }));
  });
  button.hidden = false;
}
