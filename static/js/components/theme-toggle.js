/** The button, and the key, that goes from the system's theme to light to dark. */

import { remember } from "../lib/site.js";

const THEMES = ["auto", "light", "dark"];
const LABELS = { auto: "Theme: automatic", light: "Theme: light", dark: "Theme: dark" };
const SIGNS = { auto: "◐", light: "☀", dark: "☾" };

/** @param {HTMLButtonElement} button */
export function themeToggle(button) {
  button.addEventListener("click", () => {
    choose(THEMES[(THEMES.indexOf(theme()) + 1) % THEMES.length]);
    label(button);
  });
  label(button);
  button.hidden = false;
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
