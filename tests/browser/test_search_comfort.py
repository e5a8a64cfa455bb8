"""What the search does for comfort: it says what it did and keeps out of the way."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import Shelf, opened

LIST = ".search-box [role=listbox]"
PHONE = {"width": 360, "height": 740}


def test_the_list_says_which_words_were_looked_for_instead(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.locator("#site-search").press_sequentially("lighthuose", delay=10)

    expect(page.locator(f"{LIST} [role=option]").last).to_contain_text("for “lighthouse”")
    expect(page.locator(".search-box [role=status]")).to_contain_text("for “lighthouse”")


def test_papers_of_the_list_can_be_opened_in_a_tab_of_their_own(
    page: Page, anywhere: Shelf
) -> None:
    page.goto(anywhere("index.html"))
    page.locator("#site-search").press_sequentially("gulls", delay=10)

    expect(page.locator(f"{LIST} a[role=option][href*='papers/']").first).to_be_visible()


def test_arrow_down_opens_the_list_that_escape_closed(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("index.html"))
    page.locator("#site-search").press_sequentially("gulls", delay=10)
    expect(page.locator(LIST)).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator(LIST)).to_be_hidden()
    page.keyboard.press("ArrowDown")

    expect(page.locator(LIST)).to_be_visible()
    expect(page.locator("#site-search")).to_have_value("gulls")


def test_filters_are_folded_on_a_phone_and_tell_how_many_are_on(
    browser: Browser, invented: Shelf
) -> None:
    with opened(browser, invented) as (page, troubles):
        page.set_viewport_size(PHONE)
        page.goto(invented("search.html?q=lighthouse"))
        fold = page.locator(".search-page__fold")
        expect(fold.get_by_text("Filters", exact=True)).to_be_visible()
        expect(page.get_by_label("2023").first).to_be_hidden()
        fold.locator("summary").click()
        page.get_by_label("2023").first.check()

        expect(fold.locator("summary")).to_have_text("Filters (1)")
        expect(page.get_by_label("2023").first).to_be_checked()
        assert troubles.seen == []


def test_a_phrase_that_is_nowhere_is_offered_as_words(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html?q=%22gulls counting%22"))
    page.get_by_role("link", name="drop the quotation marks").click()

    expect(page.locator("#search-query")).to_have_value("gulls counting")
    expect(page.locator(".search-page li.card h2 a").first).to_be_focused()


def test_what_may_be_typed_is_told(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html"))
    page.get_by_text("How to search").click()

    expect(page.get_by_text("finds them side by side")).to_be_visible()
