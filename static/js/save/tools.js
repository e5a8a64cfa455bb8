/** How the reading list is looked at: its order, and whether read papers are shown. */

import { element } from "../lib/dom.js";
import { recall, remember } from "../lib/site.js";
import { t } from "../lib/words.js";

const ORDERS = { added: t`last saved`, title: t`title`, year: t`year` };
const NAME = "list-view";

/**
 * @param {() => void} onChange
 * @returns {{form: HTMLElement, state: () => import("./sorting.js").View}}
 */
export function tools(onChange) {
  const [kept, hides] = (recall(NAME) ?? "").split(" ");
  const options = Object.entries(ORDERS).map(([value, label]) =>
    element("option", { value, selected: value === kept }, label),
  );
  const sort = element("select", { name: "sort" }, ...options);
  const unread = element("input", { type: "checkbox", name: "unread", checked: hides === "unread" });
  const form = element(
    "form",
    { class: "reading-list__tools", "aria-label": t`View` },
    element("label", { class: "search-page__sort" }, t`Sort by`, " ", sort),
    element("label", { class: "item__read" }, unread, t`Unread only`),
  );
  form.addEventListener("submit", (event) => event.preventDefault());
  form.addEventListener("change", () => {
    remember(NAME, `${sort.value}${unread.checked ? " unread" : ""}`);
    onChange();
  });
  return { form, state: () => ({ sort: sort.value, unread: unread.checked }) };
}
