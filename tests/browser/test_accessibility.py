"""axe finds no fault on any kind of page, in both themes, narrow and wide."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.shelf import Shelf, opened
from tests.web import axe
from tests.web.axe import VIEWS, View

QUERIES = ("", "q=lighthouse", "q=zzzzzz", "q=in-context+learning&year=2024")


@pytest.mark.timeout(120)
@pytest.mark.parametrize("view", VIEWS, ids=View.name)
def test_every_kind_of_page_is_accessible(browser: Browser, own: Shelf, view: View) -> None:
    assert faults(browser, own, tuple(own.site.examples.values()), view) == {}


@pytest.mark.timeout(120)
@pytest.mark.parametrize("view", VIEWS[1:3], ids=View.name)
def test_every_paper_of_the_small_catalogue_is_accessible(
    browser: Browser, invented: Shelf, view: View
) -> None:
    assert faults(browser, invented, invented.site.by_kind["paper"], view) == {}


@pytest.mark.parametrize("view", VIEWS, ids=View.name)
def test_search_results_are_accessible(browser: Browser, invented: Shelf, view: View) -> None:
    found = {}
    with opened(browser, invented, **options(view)) as (page, _):
        for query in QUERIES:
            page.goto(invented(f"search.html?{query}"))
            if query:
                expect(page.locator(".search-page [role=status]")).not_to_be_empty()
            found[query] = axe.faults(page)

    assert found == {query: [] for query in QUERIES}


@pytest.mark.parametrize("view", VIEWS, ids=View.name)
def test_suggestions_of_the_search_box_are_accessible(
    browser: Browser, invented: Shelf, view: View
) -> None:
    with opened(browser, invented, **options(view)) as (page, _):
        page.goto(invented("index.html"))
        page.locator("#site-search").press_sequentially("gulls")
        expect(page.locator(".search-box")).to_contain_text("Counting gulls")

        assert axe.faults(page) == []


@pytest.mark.parametrize("view", VIEWS[1:3], ids=View.name)
def test_the_list_of_keys_is_accessible(browser: Browser, invented: Shelf, view: View) -> None:
    with opened(browser, invented, **options(view)) as (page, _):
        page.goto(invented("index.html"))
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_be_visible()

        assert axe.faults(page) == []


def test_a_faulty_page_is_seen(browser: Browser) -> None:
    page = browser.new_page()
    page.set_content('<p style="color: #ccc; background: #fff">Too pale to read.</p>')

    rules = {fault.split()[0] for fault in axe.faults(page)}
    page.close()

    assert {"color-contrast", "document-title", "html-has-lang"} <= rules


def faults(
    browser: Browser, shelf: Shelf, paths: tuple[str, ...], view: View
) -> dict[str, list[str]]:
    """Faults by page, for the pages that have some."""
    found = {}
    with opened(browser, shelf, **options(view)) as (page, _):
        for path in paths:
            page.goto(shelf(path))
            found[path] = axe.faults(page)
    return {path: lines for path, lines in found.items() if lines}


def options(view: View) -> dict[str, Any]:
    return {"color_scheme": view.theme, "viewport": {"width": view.width, "height": 800}}
