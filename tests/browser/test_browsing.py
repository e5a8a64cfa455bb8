"""A reader finds the way from page to page."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.shelf import Shelf


def test_links_lead_from_home_by_year_paper_and_tag_to_an_author_and_back(
    page: Page, anywhere: Shelf
) -> None:
    page.goto(anywhere("index.html"))
    page.get_by_role("navigation", name="Main").get_by_role("link", name="Years").click()
    page.get_by_role("main").get_by_role("link", name="2023").first.click()
    page.locator("li.card h2 a", has_text="Lamps that learn").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Lamps that learn in context")
    expect(page.locator(".abstract")).to_contain_text("adapt its beam")

    page.locator(".chips a", has_text="In-context learning").click()

    expect(page.get_by_role("heading", level=1)).to_contain_text("In-context learning")

    page.locator(".aside a", has_text="Björn Ström").click()

    expect(page.get_by_role("heading", level=1)).to_contain_text("Björn Ström")

    page.locator("li.card :is(h2, h3) a", has_text="Fog and the shape").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Fog and the shape of examples")


def test_the_own_catalogue_is_browsed_from_home_to_an_author(
    page: Page, own_anywhere: Shelf
) -> None:
    page.goto(own_anywhere("index.html"))
    page.locator(".bars a", has_text="2024").click()

    expect(page.locator("li.card")).to_have_count(19)

    page.locator("li.card h2 a").first.click()

    expect(page.locator(".abstract p").first).not_to_be_empty()

    page.locator(".paper .chips a").first.click()

    expect(page.locator("li.card").first).to_be_visible()

    page.locator(".aside a[href*='authors/']").first.click()

    expect(page.locator("li.card").first).to_be_visible()


def test_a_former_address_leads_to_the_paper(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("papers/2023/counting-gulls.html"))

    expect(page.get_by_role("heading", level=1)).to_have_text("Counting gulls from a moving mast")


def test_previous_and_next_lead_along_the_papers(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("papers/2023/counting-gulls-from-a-moving-mast.html"))
    page.locator("a[rel=next]").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Lamps that learn in context")

    page.locator("a[rel=prev]").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Counting gulls from a moving mast")


def test_a_missing_page_says_so_and_its_links_work(page: Page, own: Shelf) -> None:
    page.goto(own("404.html"))
    page.get_by_role("main").get_by_role("link", name="year").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Years")


def test_mathematics_is_set_without_a_script(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("papers/2024/bounds-on-the-reach-of-a-beam.html"))

    expect(page.locator("h1 math msqrt")).to_be_visible()
    expect(page.locator(".abstract math[display=block] munderover")).to_be_visible()
    expect(page.locator(".abstract")).to_contain_text("costs $5 a tower")


def test_notes_show_their_table_and_the_image_beside_the_paper(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("papers/2024/fog-and-the-shape-of-examples.html"))

    expect(page.locator(".notes td").first).to_have_text("north")
    assert page.locator(".notes img").evaluate("image => image.naturalWidth") == 240


def test_typing_in_the_filter_narrows_the_tags(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("tags/index.html"))
    page.locator(".list-filter input").fill("signal")

    expect(page.locator("#index-list a:visible", has_text="Signal graphs")).to_have_count(1)
    expect(page.locator("#index-list a:visible", has_text="Lighthouses")).to_have_count(0)


def test_the_programme_leads_to_a_track_and_a_paper_back_to_its_award(
    page: Page, anywhere: Shelf
) -> None:
    page.goto(anywhere("index.html"))
    page.get_by_role("main").get_by_role("link", name="Programme").click()
    page.get_by_role("main").get_by_role("link", name="Theory").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("Theory")

    page.locator("li.card h3 a").click()
    page.locator("a.badge", has_text="Best drawing").click()

    expect(page.locator("li.card")).to_have_count(1)
    expect(page.locator(".breadcrumb a").last).to_have_text("Programme")
