"""Search finds, narrows, remembers and never stumbles."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.shelf import Shelf

CARDS = ".search-page ol li.card"
STATUS = ".search-page [role=status]"
ODD = [
    "zzzzzz",
    "foo~99",
    "foo~99 lamps~99",
    "title:",
    "nofield:lamps",
    ":",
    "+",
    "-",
    "+ - * ~ ^",
    "*",
    "lamps^",
    "lamps^1e99",
    "__proto__",
    "constructor",
    "tags:__proto__",
    "🗼",
    "ﬁ 𝛼 é",
    '"',
    "<b>",
    "%",
    "a" * 5000,
    "lamp " * 1000,
]
SLOW = 2_000
"""Milliseconds that the oddest query may take, loading included."""


def test_the_header_box_leads_to_the_papers_it_found(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.locator("#site-search").fill("in-context learning")
    page.locator("#site-search").press("Enter")

    expect(page.locator(CARDS)).to_have_count(3)
    expect(page.locator(STATUS)).to_contain_text("3")

    page.locator(f"{CARDS} h2 a").first.click()

    expect(page.locator(".abstract")).to_contain_text("n-context learning")


def test_the_own_catalogue_is_searched_and_the_first_hit_opened(
    page: Page, own_anywhere: Shelf
) -> None:
    page.goto(own_anywhere("index.html"))
    page.locator("#site-search").fill("in-context learning")
    page.locator("#site-search").press("Enter")
    page.locator(f"{CARDS} h2 a").first.click()

    expect(page.locator("article.paper")).to_contain_text("n-context")


def test_results_come_while_typing_in_the_header(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("tags/index.html"))
    page.locator("#site-search").press_sequentially("gulls", delay=20)

    expect(page.locator(".search-box")).to_contain_text("Counting gulls")

    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", level=1)).to_have_text("Counting gulls from a moving mast")


def test_the_words_found_are_marked(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html?q=harbours"))

    expect(page.locator(f"{CARDS} mark").first).to_contain_text("arbour")


@pytest.mark.parametrize("query", ["Strom", "STRÖM", "lopez-ibanez", "keeper"])
def test_authors_are_found_without_accents_and_case(
    page: Page, invented: Shelf, query: str
) -> None:
    page.goto(invented(f"search.html?q={query}"))

    expect(page.locator(CARDS).first).to_be_visible()


def test_filters_narrow_the_results_and_stand_in_the_address(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html?q=lighthouse"))
    every = page.locator(CARDS)
    expect(every.first).to_be_visible()
    before = every.count()
    filters = page.locator(".search-page fieldset, .search-page .filters")
    filters.get_by_label("2023").first.check()

    expect(every).not_to_have_count(before)
    expect(page).to_have_url(re.compile("2023"))

    shared = page.url
    narrowed = every.count()
    page.goto(anywhere("index.html"))
    page.goto(shared)

    expect(every).to_have_count(narrowed)


def test_back_returns_to_the_same_results(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.goto(anywhere("search.html"))
    page.locator("#search-query").press_sequentially("lighthouse", delay=10)
    expect(page).to_have_url(re.compile("q=lighthouse"))
    expect(page.locator(CARDS).first).to_be_visible()
    titles = page.locator(f"{CARDS} h2 a").all_inner_texts()
    page.locator(f"{CARDS} h2 a").nth(1).click()
    page.go_back()

    expect(page.locator("#search-query")).to_have_value("lighthouse")
    expect(page.locator(f"{CARDS} h2 a")).to_have_text(titles)

    page.go_back()

    expect(page).to_have_url(anywhere("index.html"))


def test_results_are_walked_with_j_and_k(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html?q=lighthouse"))
    expect(page.locator(CARDS).first).to_be_visible()
    page.keyboard.press("j")

    expect(page.locator(f"{CARDS} h2 a").first).to_be_focused()


def test_an_empty_query_asks_for_words(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html"))

    expect(page.locator(CARDS)).to_have_count(0)
    expect(page.locator("#search-query")).to_be_visible()


def test_a_query_without_results_says_so_and_offers_a_way_on(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html?q=zzzzzz"))

    expect(page.locator(STATUS)).to_contain_text("No papers")
    expect(page.get_by_role("main").get_by_role("link").first).to_be_visible()


@pytest.mark.parametrize("place", ["address", "field"])
def test_odd_queries_end_in_a_state_that_says_something(
    page: Page, invented: Shelf, place: str
) -> None:
    page.goto(invented("search.html?q=lighthouse"))
    expect(page.locator(CARDS).first).to_be_visible()
    for query in ODD:
        if place == "address":
            page.evaluate("query => location.assign(`?q=${encodeURIComponent(query)}`)", query)
            page.wait_for_load_state()
        else:
            page.locator("#search-query").fill(query)
            page.locator("#search-query").press("Enter")

        expect(page.locator(STATUS)).not_to_be_empty(timeout=SLOW)


def test_a_typo_still_finds_the_paper(page: Page, invented: Shelf) -> None:
    page.goto(invented("search.html?q=lighthuose"))

    expect(page.locator("main")).to_contain_text("ighthouse")


def test_no_index_is_loaded_before_search_is_used(page: Page, invented: Shelf) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(invented("index.html"))
    page.wait_for_load_state("networkidle")

    assert [url for url in asked if "/search/" in url or "lunr" in url] == []
