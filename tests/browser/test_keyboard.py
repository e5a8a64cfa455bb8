"""Everything can be done with the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import Shelf, opened

FOCUSED = """() => {
  const element = document.activeElement;
  const style = getComputedStyle(element);
  const box = element.getBoundingClientRect();
  return {
    name: (element.getAttribute("aria-label") ?? (element.innerText || element.name || "")).trim(),
    place: element.closest("main, body > header, body > footer")?.tagName.toLowerCase() ?? "body",
    outlined: parseFloat(style.outlineWidth) >= 2 && style.outlineStyle !== "none",
    shown: box.width > 1 && box.height > 1 && box.bottom > 0 && box.top < innerHeight,
  };
}"""
MOST_STOPS = 80


def test_the_skip_link_comes_first_and_leads_to_the_content(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.keyboard.press("Tab")

    expect(page.locator(".skip-link")).to_be_focused()
    expect(page.locator(".skip-link")).to_be_in_viewport()

    page.keyboard.press("Enter")

    expect(page.locator("main")).to_be_focused()


@pytest.mark.parametrize(
    "kind",
    ["home", "year", "tags", "paper", "author", "search", "list", "programme", "place", "changes"],
)
def test_tab_goes_through_header_content_and_footer_in_sight(
    page: Page, invented: Shelf, kind: str
) -> None:
    page.goto(invented(invented.site.examples[kind]))
    stops = walk(page)
    places = [str(stop["place"]) for stop in stops]

    assert places == sorted(places, key=("body", "header", "main", "footer").index)
    assert [stop for stop in stops if not (stop["shown"] and stop["outlined"])] == []
    assert [stop for stop in stops if not stop["name"]] == []


@pytest.mark.parametrize("key", ["/", "s"])
def test_a_key_leads_to_the_search_box_and_escape_out_of_it(
    page: Page, anywhere: Shelf, key: str
) -> None:
    page.goto(anywhere("index.html"))
    page.keyboard.press(key)

    expect(page.locator("#site-search")).to_be_focused()
    expect(page.locator("#site-search")).to_have_value("")

    page.keyboard.press("Escape")

    expect(page.locator("#site-search")).not_to_be_focused()


def test_keys_typed_into_a_field_are_text(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.locator("#site-search").focus()
    page.keyboard.type("jk/t?s")

    expect(page.locator("#site-search")).to_have_value("jk/t?s")


def test_j_and_k_walk_along_the_papers_and_enter_opens_one(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("years/2023.html"))
    titles = page.locator("li.card h2 a")
    page.keyboard.press("j")

    expect(titles.nth(0)).to_be_focused()

    page.keyboard.press("j")

    expect(titles.nth(1)).to_be_focused()

    page.keyboard.press("k")

    expect(titles.nth(0)).to_be_focused()

    title = titles.nth(0).inner_text()
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", level=1)).to_have_text(title)


def test_brackets_lead_to_the_neighbouring_papers(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("papers/2023/counting-gulls-from-a-moving-mast.html"))
    page.keyboard.press("]")

    expect(page.get_by_role("heading", level=1)).to_have_text("Lamps that learn in context")

    page.wait_for_load_state()
    page.keyboard.press("[")

    expect(page.get_by_role("heading", level=1)).to_have_text("Counting gulls from a moving mast")


def test_keys_with_modifiers_are_left_to_the_browser(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("years/2023.html"))
    page.keyboard.press("Control+j")
    page.keyboard.press("Alt+s")

    expect(page.locator("#site-search")).not_to_be_focused()
    expect(page.locator("li.card h2 a").first).not_to_be_focused()


def test_the_question_mark_shows_all_keys_and_escape_hides_them(
    page: Page, anywhere: Shelf
) -> None:
    page.goto(anywhere("index.html"))
    page.keyboard.press("?")

    expect(page.get_by_role("dialog")).to_be_visible()

    page.keyboard.press("Escape")

    expect(page.get_by_role("dialog")).to_be_hidden()


def test_the_theme_is_kept_from_page_to_page(browser: Browser, anywhere: Shelf) -> None:
    with opened(browser, anywhere, color_scheme="light") as (page, troubles):
        page.goto(anywhere("index.html"))
        colours = {background(page)}
        for _ in range(2):
            page.locator(".theme-toggle").click()
            colours.add(background(page))
            page.goto(anywhere("about.html"))
            colours.add(background(page))
            page.goto(anywhere("index.html"))

        assert len(colours) == 2
        assert troubles.seen == []


def test_the_theme_key_and_button_agree(browser: Browser, anywhere: Shelf) -> None:
    with opened(browser, anywhere, color_scheme="light") as (page, _):
        page.goto(anywhere("index.html"))
        seen = []
        for _ in range(3):
            page.keyboard.press("t")
            seen.append(page.locator("html").get_attribute("data-theme"))

        assert sorted(map(str, seen)) in (["None", "dark", "light"], ["auto", "dark", "light"])


def background(page: Page) -> str:
    colour: str = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    return colour


def walk(page: Page) -> list[dict[str, object]]:
    """What Tab stops at, from the top of a page to its end."""
    stops: list[dict[str, object]] = []
    for _ in range(MOST_STOPS):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement === document.body"):
            break
        stops.append(page.evaluate(FOCUSED))
    return stops
