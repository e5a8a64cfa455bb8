/** Buttons that make a citation file of what the page says of its paper. */

import { citation } from "../lib/citation.js";
import { csl } from "../lib/csl.js";
import { ris } from "../lib/ris.js";
import { element } from "../lib/dom.js";
import { save } from "../lib/save.js";

const FORMATS = {
  RIS: { write: ris, type: "application/x-research-info-systems", suffix: "ris" },
  "CSL-JSON": { write: csl, type: "application/vnd.citationstyles.csl+json", suffix: "json" },
};

/** One button a format. */
export const downloads = () => Object.entries(FORMATS).map(([name, format]) => download(name, format));

function download(label, { write, type, suffix }) {
  const button = element("button", { class: "button", type: "button" }, label);
  button.addEventListener("click", () => {
    const name = location.pathname.split("/").pop().replace(/\.html$/, "");
    save(`${name}.${suffix}`, new Blob([write(citation())], { type }));
  });
  return button;
}
