"""No page raises an error, breaks its policy or asks another host."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.shelf import Shelf


def test_every_page_of_the_small_catalogue_loads_without_trouble(
    page: Page, anywhere: Shelf
) -> None:
    for path in anywhere.site.shown:
        page.goto(anywhere(path))

    assert page.evaluate("document.readyState") == "complete"


def test_every_kind_of_page_of_the_own_catalogue_loads_without_trouble(
    page: Page, own_anywhere: Shelf
) -> None:
    for path in own_anywhere.site.examples.values():
        page.goto(own_anywhere(path))

    assert page.evaluate("document.readyState") == "complete"
