/**
 * The map of papers, with what only a script can add: zoom, the title of a
 * mark, the way from mark to mark by arrow keys, and saving what is in sight.
 */

import { element, status } from "../lib/dom.js";
import { saving } from "../lib/saving.js";
import { paperPage } from "../lib/site.js";
import { t } from "../lib/words.js";
import { loadNames, nearest, nextTo, placesOf, within } from "./places.js";
import { pointer } from "./pointer.js";
import { tooltip } from "./tooltip.js";
import { toolbar } from "./toolbar.js";
import { view } from "./view.js";

const REACH = 14;
const NAME =
  t`Map of papers. Arrow keys go from paper to paper, Enter opens one, x saves it; plus and minus zoom, 0 shows the whole map.`;
const ARROWS = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] };
const LOST = t`The papers of the map could not be loaded. Try again in a moment.`;

/**
 * @param {HTMLElement} place
 * @param {typeof import("../save/list.js")} list
 */
export function atlas(place, list) {
  const frame = place.querySelector(".map__view");
  const picture = place.querySelector(".map__picture");
  const places = placesOf([...picture.querySelectorAll(".mark")].map((mark) => mark.getAttribute("d")));
  const said = status("map__status");
  let now = -1;
  /** @type {Promise<string[]> | undefined} */
  let loading;

  const inSight = () => within(places, seen.sight());
  const seen = view(frame, picture, () => {
    tools.update(inSight().length);
    tip.follow();
  });
  const tip = tooltip(place, frame, picture, seen);
  const tools = toolbar(seen, () => save(inSight()));
  frame.tabIndex = 0;
  frame.setAttribute("role", "application");
  frame.setAttribute("aria-label", NAME);
  place.prepend(tools.row);
  place.append(said);
  const refresh = () => tools.update(inSight().length);
  refresh();

  /** Does something with the papers' names, or says that it cannot. */
  async function named(act) {
    loading ??= loadNames(place.dataset.points);
    try {
      await act(await loading);
    } catch {
      loading = undefined;
      said.textContent = LOST;
    }
  }

  async function mark(at, aloud = false) {
    if (at === now) return;
    now = at;
    tip.hide();
    if (at < 0) return;
    tip.ring(places[at]);
    await named(async (names) => {
      const { known } = await saving();
      const facts = (await known([names[at]])).get(names[at]);
      if (now !== at || !facts) return;
      tip.show(facts.title, facts.byline);
      if (aloud) said.textContent = [facts.title, facts.byline].filter(Boolean).join(", ");
    });
  }

  function open(at, event) {
    if (at < 0) return;
    named((names) => {
      const href = paperPage(names[at]);
      if (event.ctrlKey || event.metaKey) globalThis.open(href);
      else location.href = href;
    });
  }

  const save = (numbers) =>
    named(async (names) => {
      const { savePapers } = await saving();
      await savePapers(numbers.map((at) => names[at]), { said, list });
    });

  function go(direction) {
    const at = now < 0 ? nearest(places, seen.centre()) : nextTo(places, now, direction);
    if (!within([places[at]], seen.sight()).length) seen.centreOn(places[at]);
    mark(at, true);
  }

  const keys = {
    Enter: (event) => open(now, event),
    Escape: () => mark(-1),
    x: () => now >= 0 && save([now]),
    "+": () => seen.zoomIn(places[now]),
    "=": () => seen.zoomIn(places[now]),
    "-": () => seen.zoomOut(places[now]),
    0: () => seen.whole(),
  };
  for (const [key, direction] of Object.entries(ARROWS)) keys[key] = () => go(direction);

  frame.addEventListener("keydown", (event) => {
    if (event.target !== frame || event.altKey || !Object.hasOwn(keys, event.key)) return;
    if ((event.ctrlKey || event.metaKey) && event.key !== "Enter") return;
    event.preventDefault();
    event.stopPropagation();
    keys[event.key](event);
  });
  frame.addEventListener("blur", () => mark(-1));
  addEventListener("resize", refresh);

  const at = (point) => nearest(places, point, REACH / seen.scale());
  pointer(frame, seen, {
    point(point) {
      const found = at(point);
      frame.classList.toggle("map__view--on", found >= 0);
      mark(found);
    },
    leave: () => mark(-1),
    open: (point, event) => open(at(point), event),
  });
}
