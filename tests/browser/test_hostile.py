"""Words of papers never become code."""

from __future__ import annotations

import json

from playwright.sync_api import Page, expect

from tests.browser.shelf import Shelf

PAPER = "papers/2024/hostile-words.html"
FORBIDDEN = ", ".join(
    (
        *("main iframe", "main script:not([type], [src])", "a[href^='javascript']"),
        *("[onclick]", "[onerror]", "[onload]", "[onmouseover]"),
        *("main img[src^='http']", "main img[src=x]"),
    )
)
HARM = """forbidden => [
  window.harmed ?? "",
  document.title.startsWith("harmed") ? "title" : "",
  ...document.querySelectorAll(forbidden),
].map((found) => found.outerHTML ?? String(found)).filter(Boolean)"""


def test_no_page_of_the_catalogue_is_harmed(page: Page, anywhere: Shelf) -> None:
    harmed = {}
    for path in anywhere.site.shown:
        page.goto(anywhere(path))
        if found := page.evaluate(HARM, FORBIDDEN):
            harmed[path] = found

    assert harmed == {}


def test_hostile_words_are_shown_as_they_are_written(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(PAPER))

    expect(page.locator("h1")).to_contain_text("<script>window.harmed=1;alert(1)</script>")
    expect(page.locator("h1")).to_contain_text("7*7")
    expect(page.locator("h1")).to_contain_text("& co.")
    expect(page.locator(".abstract")).to_contain_text('<script>document.title="harmed"')
    expect(page.locator(".abstract")).to_contain_text("if a<b then c>d.")
    expect(page.locator("#bibtex")).to_contain_text("7*7")


def test_search_results_are_not_harmed(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html?q=hostile"))
    page.locator(".search-page li.card").first.wait_for()

    assert page.evaluate(HARM, FORBIDDEN) == []


def test_a_query_never_becomes_code(page: Page, anywhere: Shelf) -> None:
    query = "%3Cimg%20src%3Dx%20onerror%3Dwindow.harmed%3D1%3E"
    page.goto(anywhere(f"search.html?q={query}&tag={query}&year={query}&sort={query}"))
    expect(page.locator(".search-page [role=status]")).not_to_be_empty()

    assert page.evaluate(HARM, FORBIDDEN) == []


def test_data_about_the_paper_can_still_be_parsed(page: Page, invented: Shelf) -> None:
    page.goto(invented(PAPER))
    for block in page.locator("script[type='application/ld+json']").all_text_contents():
        assert "alert(1)" in json.loads(block)["headline"]
