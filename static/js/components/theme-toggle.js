/** The button, and the key, that goes from the system's theme to light to dark. */

import { element } from "../lib/dom.js";
import { remember } from "../lib/site.js";
import { t } from "../lib/words.js";

const THEMES = ["auto", "light", "dark"];
const LABELS = { auto: t`Theme: automatic`, light: t`Theme: light`, dark: t`Theme: dark` };
const SIGNS = { auto: "◐", light: "☀", dark: "☾" };

/** @param {HTMLElement} masthead gets the button, which only a script can serve */
export function themeToggle(masthead) {
  const button = element("button", { class: "theme-toggle", type: "button" });
  button.addEventListener("click", () => {
    choose(THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
    label(button);
  });
  label(button);
  masthead.append(button);
}

const theme = () => document.documentElement.dataset.theme ?? "auto";

function choose(next) {
  const { dataset } = document.documentElement;
  if (next === "auto") delete dataset.theme;
  else dataset.theme = next;
  remember("theme", next === "auto" ? "" : next);
}

function label(button) {
  const now = theme();
  button.textContent = SIGNS[now];
  button.title = LABELS[now];
  button.setAttribute("aria-label", LABELS[now]);
  button.dataset.state = now;
}
