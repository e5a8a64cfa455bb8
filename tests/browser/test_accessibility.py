"""axe finds no fault: WCAG 2.2 A and AA, and its best practices."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.shelf import Shelf, opened
from tests.web.tools import npm_file

RUN = """async (tags) => {
  const { violations } = await axe.run(document, {
    runOnly: tags, resultTypes: ["violations"], elementRef: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id} ${target.join(" ")}: ${failureSummary.split("\\n")[1]?.trim()}`));
}"""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
VIEWS = [(theme, width) for theme in ("light", "dark") for width in (320, 1280)]


def axe(page: Page) -> list[str]:
    """One line for each fault: rule, element, reason."""
    # Evaluated, not added as an element: the page's policy forbids that.
    page.evaluate(npm_file("axe-core/axe.min.js").read_text("utf-8"))
    faults: list[str] = page.evaluate(RUN, TAGS)
    return faults


@pytest.mark.timeout(120)
@pytest.mark.parametrize(("theme", "width"), VIEWS)
def test_every_kind_of_page_is_accessible(
    browser: Browser, own: Shelf, theme: Literal["light", "dark"], width: int
) -> None:
    found = faults(browser, own, tuple(own.site.examples.values()), theme, width)

    assert found == {}


@pytest.mark.timeout(120)
@pytest.mark.parametrize(("theme", "width"), VIEWS[::3])
def test_every_page_of_the_small_catalogue_is_accessible(
    browser: Browser, invented: Shelf, theme: Literal["light", "dark"], width: int
) -> None:
    found = faults(browser, invented, invented.site.shown, theme, width)

    assert found == {}


@pytest.mark.parametrize(("theme", "width"), VIEWS)
@pytest.mark.parametrize("query", ["q=learning", "q=zzzz", "q=learning&tag=in-context-learning"])
def test_search_results_are_accessible(
    browser: Browser, invented: Shelf, query: str, theme: Literal["light", "dark"], width: int
) -> None:
    with opened(browser, invented, **view(theme, width)) as (page, _):
        page.goto(invented(f"search.html?{query}"))
        page.locator(".search-page[data-state=done], .search-page li.card").first.wait_for()

        assert axe(page) == []


def faults(
    browser: Browser,
    shelf: Shelf,
    paths: tuple[str, ...],
    theme: Literal["light", "dark"],
    width: int,
) -> dict[str, list[str]]:
    """Faults by page, for the pages that have some."""
    found = {}
    with opened(browser, shelf, **view(theme, width)) as (page, _):
        for path in paths:
            page.goto(shelf(path))
            page.locator("summary").evaluate_all("all => all.forEach(one => one.click())")
            found[path] = axe(page)
    return {path: lines for path, lines in found.items() if lines}


def view(theme: Literal["light", "dark"], width: int) -> dict[str, object]:
    return {"color_scheme": theme, "viewport": {"width": width, "height": 800}}
