/** Parts that scroll sideways can be scrolled with the keyboard, too. */

const PARTS = "main pre, main math, main table";

/** Lets each part that is wider than its place be focused, and only those. */
export function scrollers(root) {
  for (const part of root.querySelectorAll(PARTS)) {
    if (part.scrollWidth > part.clientWidth && part.clientWidth) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  }
}
