"""Pages fit narrow screens, wide spacing and paper."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.shelf import Shelf, opened

OVERFLOW = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide) return [];
  const inScroller = (element) => {
    for (let up = element.parentElement; up; up = up.parentElement)
      if (getComputedStyle(up).overflowX !== "visible") return true;
    return false;
  };
  return [...document.body.querySelectorAll("*")]
    .filter((element) => element.getBoundingClientRect().right > wide + 1 && !inScroller(element))
    .map((element) => `${element.tagName.toLowerCase()}.${element.className} `
      + Math.round(element.getBoundingClientRect().right)).slice(0, 5)
    .concat(`page ${document.documentElement.scrollWidth}`);
}"""
SPACING = """
* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }
"""
"""The spacing a reader may set without losing anything, by WCAG 1.4.12."""
CUT = """() => [...document.body.querySelectorAll("*")]
  .filter((element) => {
    const style = getComputedStyle(element);
    const hides = [style.overflowX, style.overflowY].some((way) => /hidden|clip/.test(way));
    return hides && !element.closest(".visually-hidden, svg, math, [hidden]")
      && element.clientWidth > 1 && element.textContent.trim()
      && (element.scrollWidth > element.clientWidth + 1
        || element.scrollHeight > element.clientHeight + 1);
  })
  .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)"""
CONTROLS = "button, input, select, summary, .chips a, nav a"
SHORT_TARGETS = """(controls) => [...document.querySelectorAll(controls)]
  .filter((element) => element.getClientRects().length && !element.closest(".visually-hidden"))
  .filter((element) => !element.matches(".skip-link"))
  .filter((element) => {
    const { width, height } = element.getBoundingClientRect();
    return Math.min(width, height) < 23.5;
  })
  .map((element) => `${element.tagName.toLowerCase()}.${element.className} `
    + `${Math.round(element.getBoundingClientRect().width)}x`
    + `${Math.round(element.getBoundingClientRect().height)}`)"""


@pytest.fixture(params=["invented", "own"])
def shelf(request: pytest.FixtureRequest) -> Shelf:
    found: Shelf = request.getfixturevalue(request.param)
    return found


@pytest.mark.parametrize("width", [320, 360])
def test_no_page_scrolls_sideways(browser: Browser, shelf: Shelf, width: int) -> None:
    with opened(browser, shelf, viewport={"width": width, "height": 800}) as (page, _):
        found = {path: page.evaluate(OVERFLOW) for path in visited(page, shelf)}

    assert with_faults(found) == {}


def test_wider_spacing_of_text_hides_nothing(browser: Browser, shelf: Shelf) -> None:
    found = {}
    options = {"viewport": {"width": 320, "height": 800}, "bypass_csp": True}
    with opened(browser, shelf, **options) as (page, _):
        for path in visited(page, shelf):
            before = page.evaluate(CUT)
            page.add_style_tag(content=SPACING)
            cut = [element for element in page.evaluate(CUT) if element not in before]
            found[path] = cut + page.evaluate(OVERFLOW)

    assert with_faults(found) == {}


def test_controls_are_large_enough_to_hit(browser: Browser, shelf: Shelf) -> None:
    with opened(browser, shelf, viewport={"width": 360, "height": 800}) as (page, _):
        found = {path: page.evaluate(SHORT_TARGETS, CONTROLS) for path in visited(page, shelf)}

    assert with_faults(found) == {}


def test_paper_shows_the_text_and_no_navigation(page: Page, invented: Shelf) -> None:
    page.goto(invented("papers/2023/lamps-that-learn-in-context.html"))
    page.emulate_media(media="print")

    for selector in ("nav", ".search-box", ".skip-link", ".theme-toggle", "[data-module=copy]"):
        assert [found.is_visible() for found in page.locator(selector).all()].count(True) == 0
    assert page.locator("h1").is_visible()
    assert page.locator(".abstract p").first.is_visible()


def test_paper_is_printed_black_on_white_in_the_dark_theme(
    browser: Browser, invented: Shelf
) -> None:
    with opened(browser, invented, color_scheme="dark") as (page, _):
        page.goto(invented("index.html"))
        page.emulate_media(media="print")
        colours = page.evaluate(
            "[getComputedStyle(document.documentElement).backgroundColor,"
            " getComputedStyle(document.querySelector('h1')).color]"
        )

    assert colours == ["rgb(255, 255, 255)", "rgb(0, 0, 0)"]


def visited(page: Page, shelf: Shelf) -> Iterator[str]:
    """Open each kind of page, and every paper of the small catalogue; yield its path."""
    papers = shelf.site.by_kind["paper"] if len(shelf.site.pages) < 50 else ()
    for path in dict.fromkeys((*shelf.site.examples.values(), *papers)):
        page.goto(shelf(path))
        page.locator("summary").evaluate_all("all => all.forEach(one => one.click())")
        yield path


def with_faults(found: dict[str, list[str]]) -> dict[str, list[str]]:
    return {path: faults for path, faults in found.items() if faults}


def test_words_of_a_script_from_the_right_begin_there(browser: Browser, invented: Shelf) -> None:
    begins = """(text) => {
      const place = document.querySelector(".abstract p");
      place.textContent = text;
      const range = document.createRange();
      range.setStart(place.firstChild, 0);
      range.setEnd(place.firstChild, 1);
      const [letter, line] = [range, place].map((one) => one.getBoundingClientRect());
      return letter.left - line.left < line.right - letter.right ? "left" : "right";
    }"""
    with opened(browser, invented) as (page, _):
        page.goto(invented("papers/2023/lamps-that-learn-in-context.html"))
        assert page.evaluate(begins, "Lamps (مصابيح) burn.") == "left"
        assert page.evaluate(begins, "مصابيح الميناء (lamps) تضيء.") == "right"
