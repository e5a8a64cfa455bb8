"""Without JavaScript all is there but search, and search says so."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import Shelf, opened


@pytest.fixture
def page(browser: Browser, anywhere: Shelf) -> Iterator[Page]:
    with opened(browser, anywhere, java_script_enabled=False) as (page, _):
        yield page


def test_browsing_works_and_the_citation_can_be_read(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.locator(".bars a", has_text="2023").click()
    page.locator("li.card h2 a", has_text="Lamps that learn").click()
    page.locator("summary").click()

    expect(page.locator("#bibtex")).to_contain_text("@inproceedings{")

    page.locator(".chips a", has_text="Lighthouses").click()

    expect(page.locator("li.card")).not_to_have_count(0)


def test_the_search_page_says_what_to_do(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.locator("#site-search").fill("lamps")
    page.locator("#site-search").press("Enter")

    expect(page.locator("main")).to_contain_text("needs JavaScript", use_inner_text=True)

    page.get_by_role("main").get_by_role("link", name="year").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Years")


def test_the_reading_list_says_what_it_needs(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("years/2023.html"))

    expect(page.locator(".star")).to_have_count(0)

    page.get_by_role("link", name="Reading list").click()

    expect(page.locator("main")).to_contain_text("needs JavaScript", use_inner_text=True)


def test_nothing_is_shown_that_needs_a_script(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("papers/2023/lamps-that-learn-in-context.html"))
    page.locator("summary").click()

    expect(page.locator("[data-module=copy]")).to_be_hidden()
    expect(page.locator(".theme-toggle")).to_have_count(0)


def test_the_changes_are_read_and_lead_to_the_papers(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.get_by_role("link", name="All changes, by day").click()

    expect(page.get_by_role("heading", level=2).first).to_have_text("2025-01-08")

    page.locator(".log a").first.click()

    expect(page.get_by_role("heading", level=1)).to_contain_text("Bounds of order")


def test_the_faults_of_the_import_are_read(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("about.html"))
    page.get_by_role("main").get_by_role("link", name="import health").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Import health")
    expect(page.locator("dt").first).to_contain_text("papers/2024/hostile-words.md:21")
