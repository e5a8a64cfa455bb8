/** The forms of a citation beside the BibTeX of a paper's page: files, and what people type. */

import { copy } from "../components/copy.js";
import { downloads } from "../components/download.js";
import { citation } from "../lib/citation.js";
import { element } from "../lib/dom.js";
import { t } from "../lib/words.js";
import { STYLES } from "./styles.js";

/** @param {HTMLDetailsElement} details of the citation */
export function forms(details) {
  details.querySelector(".cite__tools").append(...downloads());
  const told = citation();
  const rows = Object.entries(STYLES).flatMap(([style, write]) => {
    const id = `cite-${style.toLowerCase()}`;
    const attributes = { class: "button button--quiet", type: "button", "data-target": id };
    const button = element("button", { ...attributes, "aria-label": t`Copy ${style}` }, t`Copy`);
    const line = element("dd", {}, element("p", { id }, write(told)), element("div", {}, button));
    copy(button);
    return [element("dt", {}, style), line];
  });
  details.append(element("dl", { class: "cite__forms" }, ...rows));
}
