/** search.html: the whole answer, page by page, its state in the address. */

import { lost } from "../lib/lost.js";
import { settled, turns } from "../lib/turns.js";
import { t } from "../lib/words.js";
import { read, write } from "./address.js";
import { engine } from "./open.js";
import { frame, PER_PAGE, show } from "./view.js";

const LEAST = 2;
const DELAY = 150;
/** Milliseconds after which a search is said to be under way. */
const PATIENCE = 400;

/** @param {HTMLElement} place holds the form with the field */
export function searchPage(place) {
  const form = place.querySelector("form");
  const input = form.querySelector("input[name=q]");
  const parts = frame();
  place.append(parts.said, parts.hints, parts.body);
  const begin = turns();
  const opened = new Set();
  let back = history.state;
  let state = read(location.search);

  async function update(change) {
    state = { ...state, page: 1, ...change };
    history.replaceState(history.state, "", write(state));
    const current = begin();
    const slow = setTimeout(() => current() && (parts.said.textContent = t`Searching…`), PATIENCE);
    try {
      const { ask } = await engine();
      const answer = await ask({ ...state, counted: opened.has("tag") });
      // Asking may have opened a newer index.
      const { papers, manifest } = await engine();
      const last = Math.max(1, Math.ceil(answer.papers.length / PER_PAGE));
      const start = (Math.min(state.page, last) - 1) * PER_PAGE;
      const found = await papers(answer.papers.slice(start, start + PER_PAGE));
      if (current()) display({ state, answer, papers: found, manifest, opened });
    } catch {
      if (current()) fail();
    } finally {
      clearTimeout(slow);
    }
  }

  function display(shown) {
    const focused = document.activeElement;
    place.querySelector(".search-lost")?.remove();
    show(parts, shown, (name) => {
      opened.add(name);
      if (shown.answer.counts[`${name}s`]) display(shown);
      else update({ page: state.page });
      parts.filters.querySelector(`[name=${name}]`)?.focus();
    });
    refocus(focused);
    if (back) restore(back);
    back = null;
  }

  /** Puts the focus on what stands where the focused filter stood. */
  function refocus(focused) {
    if (focused?.isConnected || !focused?.name) return;
    const same = [...parts.body.querySelectorAll(`[name="${focused.name}"]`)];
    (same.find(({ value }) => value === focused.value) ?? same[0])?.focus({ preventScroll: true });
  }

  function fail() {
    parts.said.textContent = "";
    parts.body.hidden = true;
    parts.hints.replaceChildren(lost());
  }

  function restore({ scroll, focus }) {
    const link = [...parts.list.querySelectorAll("a")].find(({ href }) => href === focus);
    link?.focus({ preventScroll: true });
    if (scroll) scrollTo(0, scroll);
  }

  const typed = settled(() => {
    const text = input.value;
    if (text !== state.text && (text.trim().length >= LEAST || !text.trim())) update({ text });
  }, DELAY);

  input.addEventListener("input", typed);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    update({ text: input.value });
  });
  place.addEventListener("change", ({ target }) => {
    const values = (name) => new FormData(parts.filters).getAll(name).map(String);
    if (target.name === "sort") update({ sort: target.value });
    else if (target.form === parts.filters) update({ years: values("year"), tags: values("tag") });
  });
  place.addEventListener("click", async (event) => {
    const link = event.target.closest("[data-page], [data-again]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const next = read(link.search);
    input.value = next.text;
    input.closest("main").scrollIntoView();
    await update(next);
    // The link that had the focus is gone.
    if (!link.isConnected) (parts.list.querySelector("a") ?? input).focus({ preventScroll: true });
  });
  addEventListener("pagehide", () => {
    const focus = parts.list.contains(document.activeElement) ? document.activeElement.href : "";
    history.replaceState({ scroll: scrollY, focus }, "", location.href);
  });

  if (location.search.length > 1) {
    if (input.value === "" || !input.matches(":focus")) input.value = state.text;
    update({ page: state.page });
  } else if (input.value) {
    update({ text: input.value });
  }
}
