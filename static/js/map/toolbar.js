/** The buttons above the map. */

import { element } from "../lib/dom.js";
import { plural, t } from "../lib/words.js";

/**
 * @param {ReturnType<typeof import("./view.js").view>} seen
 * @param {() => void} onSave
 * @returns {{row: HTMLElement, update: (papers: number) => void}}
 */
export function toolbar(seen, onSave) {
  const made = (label, onClick, name) => {
    const attributes = { class: "button button--quiet", type: "button", "aria-label": name };
    const button = element("button", attributes, label);
    button.addEventListener("click", () => onClick());
    return button;
  };
  const larger = made("+", seen.zoomIn, t`Zoom in`);
  const smaller = made("−", seen.zoomOut, t`Zoom out`);
  const whole = made(t`Whole map`, seen.whole);
  const saver = made("", onSave);
  const group = { class: "tools map__tools", role: "group", "aria-label": t`Map` };
  return {
    row: element("div", group, larger, smaller, whole, saver),
    update(papers) {
      // Not disabled: a button that has the focus would lose it.
      larger.setAttribute("aria-disabled", seen.isLargest());
      smaller.setAttribute("aria-disabled", seen.isWhole());
      whole.setAttribute("aria-disabled", seen.isWhole());
      saver.textContent = plural(papers, "Save the {n} paper in sight", "Save the {n} papers in sight");
      saver.hidden = !papers;
    },
  };
}
