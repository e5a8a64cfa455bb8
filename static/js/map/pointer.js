/** The mouse on the map: it points, opens, draws the map along, and with Shift draws a box. */

import { element } from "../lib/dom.js";

/** Pixels that a click may tremble. */
const STILL = 4;

/**
 * @param {HTMLElement} frame
 * @param {ReturnType<typeof import("./view.js").view>} seen
 * @param {{point: (place) => void, leave: () => void, open: (place, event: MouseEvent) => void}} act
 */
export function pointer(frame, seen, act) {
  const box = element("div", { class: "map__box", hidden: true });
  frame.parentElement.append(box);
  let start;

  const moved = (event) => Math.hypot(event.clientX - start.x, event.clientY - start.y);
  const isMouse = (event) => event.pointerType === "mouse";

  function down(event) {
    if (!isMouse(event) || event.button || event.target.closest("a")) return;
    start = {
      x: event.clientX,
      y: event.clientY,
      left: frame.scrollLeft,
      top: frame.scrollTop,
      boxes: event.shiftKey,
    };
    frame.setPointerCapture(event.pointerId);
    event.preventDefault();
  }

  function move(event) {
    if (!isMouse(event)) return;
    if (!start) return act.point(seen.pointAt(event.clientX, event.clientY));
    if (moved(event) < STILL) return;
    act.leave();
    if (start.boxes) return draw(event);
    frame.scrollTo(start.left + start.x - event.clientX, start.top + start.y - event.clientY);
  }

  function draw(event) {
    const outer = frame.parentElement.getBoundingClientRect();
    box.hidden = false;
    box.style.left = `${Math.min(start.x, event.clientX) - outer.left}px`;
    box.style.top = `${Math.min(start.y, event.clientY) - outer.top}px`;
    box.style.width = `${Math.abs(event.clientX - start.x)}px`;
    box.style.height = `${Math.abs(event.clientY - start.y)}px`;
  }

  function up(event) {
    if (!start) {
      // A finger's tap: the map scrolls under a finger by itself.
      if (!isMouse(event) && !event.target.closest("a")) act.open(seen.pointAt(event.clientX, event.clientY), event);
      return;
    }
    const from = start;
    const far = moved(event) >= STILL;
    leave();
    if (!far) return act.open(seen.pointAt(event.clientX, event.clientY), event);
    if (from.boxes) seen.fit(between(seen.pointAt(from.x, from.y), seen.pointAt(event.clientX, event.clientY)));
  }

  function leave() {
    start = undefined;
    box.hidden = true;
  }

  function wheel(event) {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const zoom = event.deltaY < 0 ? seen.zoomIn : seen.zoomOut;
    zoom(seen.pointAt(event.clientX, event.clientY));
  }

  frame.addEventListener("pointerdown", down);
  frame.addEventListener("pointermove", move);
  frame.addEventListener("pointerup", up);
  frame.addEventListener("pointercancel", leave);
  frame.addEventListener("pointerleave", () => start || act.leave());
  frame.addEventListener("wheel", wheel, { passive: false });
}

const between = (one, two) => ({
  left: Math.min(one.x, two.x),
  right: Math.max(one.x, two.x),
  top: Math.min(one.y, two.y),
  bottom: Math.max(one.y, two.y),
});
