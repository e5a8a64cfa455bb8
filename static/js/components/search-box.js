/**
 * The header's search field with the papers that it finds while one types.
 *
 * A combobox with a list, after the ARIA Authoring Practices: the focus stays
 * in the field, arrows choose, Enter opens, Escape closes and keeps the text.
 * Options are links, so that they can be opened in a tab of their own.
 */

import { element, status } from "../lib/dom.js";
import { highlight } from "../lib/highlight.js";
import { search } from "../lib/search.js";
import { address } from "../lib/site.js";
import { settled, turns } from "../lib/turns.js";
import { t } from "../lib/words.js";

const LEAST = 2;
const DELAY = 150;
const MOST = 6;

/** @param {HTMLFormElement} form */
export function searchBox(form) {
  const input = form.querySelector("input[name=q]");
  const list = element("div", { class: "search-box__list", id: `${input.id}-list`, role: "listbox" });
  list.setAttribute("aria-label", t`Papers found`);
  list.hidden = true;
  const said = status("visually-hidden");
  form.append(list, said);
  input.setAttribute("role", "combobox");
  input.setAttribute("aria-autocomplete", "list");
  input.setAttribute("aria-controls", list.id);
  input.setAttribute("aria-expanded", "false");
  const begin = turns();
  let chosen = -1;

  async function ask() {
    const current = begin();
    const text = input.value;
    if (text.trim().length < LEAST) return close();
    try {
      const { suggest } = await search();
      const found = await suggest(text, MOST);
      if (current() && document.activeElement === input) show(found);
    } catch {
      if (current()) close();
    }
  }

  function show({ papers, said: found, rest }) {
    const all = `${address("search.html")}?q=${encodeURIComponent(rest.text)}`;
    const options = papers.map((paper) => option(address(paper.href), ...summary(paper)));
    list.replaceChildren(...options, option(all, rest.label));
    list.lastElementChild.classList.add("search-box__option--all");
    [...list.children].forEach((item, at) => (item.id = `${list.id}-${at}`));
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    said.textContent = found;
    choose(-1);
  }

  function close() {
    begin();
    list.hidden = true;
    input.setAttribute("aria-expanded", "false");
    said.textContent = "";
    choose(-1);
  }

  function choose(at) {
    chosen = at;
    [...list.children].forEach((item, place) => item.setAttribute("aria-selected", place === at));
    if (at < 0) input.removeAttribute("aria-activedescendant");
    else input.setAttribute("aria-activedescendant", list.children[at].id);
    list.children[at]?.scrollIntoView({ block: "nearest" });
  }

  const move = (step) => {
    const stops = list.children.length + 1;
    choose(((chosen + 1 + step + stops) % stops) - 1);
  };
  const keys = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Escape: close,
    Enter: () => list.children[chosen].click(),
  };

  input.addEventListener("input", settled(ask, DELAY));
  input.addEventListener("keydown", (event) => {
    const composing = event.isComposing || event.keyCode === 229;
    if (composing || event.altKey || !Object.hasOwn(keys, event.key)) return;
    if (list.hidden) return event.key === "ArrowDown" && ask();
    if (event.key === "Enter" && chosen < 0) return;
    event.preventDefault();
    keys[event.key]();
  });
  input.addEventListener("blur", close);
  list.addEventListener("mousedown", (event) => event.preventDefault());
  // The field has the focus, so words will follow; what fails now is told of then.
  input.addEventListener("focus", () => search().catch(() => {}), { once: true });
}

const option = (href, ...content) =>
  element("a", { class: "search-box__option", role: "option", href, tabindex: -1 }, ...content);

const summary = ({ title, about }) => [
  element("span", { class: "search-box__title" }, ...highlight(title)),
  element("span", { class: "search-box__about" }, about),
];
