/** The title of a mark beside it, and a ring around the mark. */

import { element } from "../lib/dom.js";

const ABOVE = 14;

/**
 * @param {HTMLElement} place of the map
 * @param {HTMLElement} frame
 * @param {SVGSVGElement} picture
 * @param {ReturnType<typeof import("./view.js").view>} seen
 */
export function tooltip(place, frame, picture, seen) {
  const ring = document.createElementNS(picture.namespaceURI, "path");
  const tip = element("p", { class: "map__tip", hidden: true });
  let at;
  ring.setAttribute("class", "map__ring");
  picture.append(ring);
  place.append(tip);

  /** Keeps the title above its mark, or below where there is no room. */
  function follow() {
    if (tip.hidden) return;
    const { x, y } = seen.toFrame(at);
    const left = frame.offsetLeft + x - tip.offsetWidth / 2;
    const above = frame.offsetTop + y - tip.offsetHeight - ABOVE;
    tip.style.left = `${Math.max(0, Math.min(left, place.clientWidth - tip.offsetWidth))}px`;
    tip.style.top = `${above < 0 ? frame.offsetTop + y + ABOVE : above}px`;
  }

  return {
    follow,
    ring(mark) {
      at = mark;
      ring.setAttribute("d", `M${mark.x} ${mark.y}h0`);
    },
    show(title, byline) {
      tip.replaceChildren(element("b", {}, title), byline ? ` ${byline}` : "");
      tip.hidden = false;
      follow();
    },
    hide() {
      tip.hidden = true;
      ring.removeAttribute("d");
    },
  };
}
