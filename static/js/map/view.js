/** What of the map is in sight: a picture that grows inside a frame which scrolls. */

const MOST = 12;
const STEP = 1.5;

/**
 * @param {HTMLElement} frame
 * @param {SVGSVGElement} picture
 * @param {() => void} onChange called when what is in sight has changed
 */
export function view(frame, picture, onChange) {
  let zoom = 1;

  /** Pixels of a unit of the picture. */
  const scale = () => picture.getScreenCTM().a;

  /** Where a point of the window is in the picture. */
  function pointAt(clientX, clientY) {
    const { a, e, f } = picture.getScreenCTM();
    return { x: (clientX - e) / a, y: (clientY - f) / a };
  }

  /** Where a point of the picture is in the frame, in pixels. */
  function toFrame({ x, y }) {
    const { a, e, f } = picture.getScreenCTM();
    const { left, top } = frame.getBoundingClientRect();
    return { x: x * a + e - left, y: y * a + f - top };
  }

  /** The rectangle of the picture that is in sight. */
  function sight() {
    const { left, top } = frame.getBoundingClientRect();
    const from = pointAt(left, top);
    const to = pointAt(left + frame.clientWidth, top + frame.clientHeight);
    return { left: from.x, top: from.y, right: to.x, bottom: to.y };
  }

  const middle = ({ left, top, right, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
  const centre = () => middle(sight());

  /** Brings a point of the picture to the middle. */
  function centreOn(point) {
    const { x, y } = toFrame(point);
    frame.scrollLeft += x - frame.clientWidth / 2;
    frame.scrollTop += y - frame.clientHeight / 2;
  }

  /** Grows the picture; what is at `point` stays where it is. */
  function zoomTo(wanted, point = centre()) {
    const before = toFrame(point);
    zoom = Math.min(MOST, Math.max(1, wanted));
    // The frame keeps its height: only what is in it grows.
    frame.style.blockSize ||= `${frame.offsetHeight}px`;
    picture.style.setProperty("--zoom", String(zoom));
    picture.style.setProperty("--grown", String(zoom ** 0.25));
    const after = toFrame(point);
    frame.scrollLeft += after.x - before.x;
    frame.scrollTop += after.y - before.y;
    onChange();
  }

  /** Shows a rectangle of the picture as large as it goes. */
  function fit(part) {
    const now = sight();
    const wide = (now.right - now.left) / (part.right - part.left);
    const high = (now.bottom - now.top) / (part.bottom - part.top);
    zoomTo(zoom * Math.min(wide, high));
    centreOn(middle(part));
  }

  frame.addEventListener("scroll", onChange, { passive: true });
  return {
    pointAt,
    toFrame,
    sight,
    centre,
    centreOn,
    fit,
    scale,
    zoomIn: (point) => zoomTo(zoom * STEP, point),
    zoomOut: (point) => zoomTo(zoom / STEP, point),
    whole: () => zoomTo(1),
    isWhole: () => zoom === 1,
    isLargest: () => zoom === MOST,
  };
}
