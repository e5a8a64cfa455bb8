"""Papers can be saved, annotated, shared and kept safe, over HTTP and from disk."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.shelf import Shelf, opened

YEAR = "years/2023.html"
LAMPS = "Lamps that learn in context"
GULLS = "Counting gulls from a moving mast"
CLOCK = "A lighthouse keeps its own time"
PAPER = "papers/2023/lamps-that-learn-in-context.html"
LIST = "list.html"
CLOSED = "Storage.prototype.setItem = () => { throw new DOMException('', 'QuotaExceededError'); };"


def star(page: Page, title: str) -> Locator:
    return page.get_by_role("button", name=f"Save: {title}")


def card(page: Page, title: str) -> Locator:
    return page.locator(".reading-list__cards .card", has_text=title)


def titles(page: Page) -> Locator:
    return page.locator(".reading-list__cards h2")


def save_all(page: Page, shelf: Shelf) -> None:
    """Save the three papers of 2023 and open the reading list."""
    page.goto(shelf(YEAR))
    page.get_by_role("button", name="Save all").click()
    expect(page.locator(".list-tools")).to_contain_text("Saved 3 papers.")
    page.goto(shelf(LIST))
    expect(titles(page)).to_have_count(3)


def test_a_star_is_a_toggle_and_the_header_counts(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(YEAR))
    star(page, LAMPS).click()

    expect(star(page, LAMPS)).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_role("link", name="Reading list, 1 paper")).to_be_visible()

    page.goto(anywhere(PAPER))

    expect(star(page, LAMPS)).to_have_attribute("aria-pressed", "true")

    star(page, LAMPS).click()
    page.goto(anywhere(YEAR))

    expect(star(page, LAMPS)).to_have_attribute("aria-pressed", "false")
    expect(page.get_by_role("link", name="Reading list", exact=True)).to_be_visible()


def test_the_key_x_saves_the_paper_that_has_the_focus(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(YEAR))
    page.keyboard.press("j")
    page.keyboard.press("j")
    page.keyboard.press("x")

    expect(page.locator(".star[aria-pressed=true]")).to_have_count(1)
    expect(star(page, GULLS)).to_have_attribute("aria-pressed", "true")

    page.goto(anywhere(PAPER))
    page.keyboard.press("x")

    expect(star(page, LAMPS)).to_have_attribute("aria-pressed", "true")


def test_search_results_have_stars(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("search.html?q=lamps"))
    star(page, LAMPS).click()
    page.goto(anywhere(LIST))

    expect(titles(page)).to_have_text([LAMPS])
    expect(card(page, LAMPS)).to_contain_text("Ada Keeper, Björn Ström")


def test_several_tabs_are_in_step(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(YEAR))
    other = page.context.new_page()
    other.goto(anywhere(LIST))
    star(page, LAMPS).click()

    expect(titles(other)).to_have_text([LAMPS])

    star(other, LAMPS).click()

    expect(star(page, LAMPS)).to_have_attribute("aria-pressed", "false")


def test_an_empty_list_says_how_to_fill_it(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(LIST))

    expect(page.locator("main")).to_contain_text("Nothing is saved yet. Press the star")
    expect(page.get_by_role("button", name="BibTeX")).to_be_hidden()
    expect(page.get_by_role("button", name="Restore…")).to_be_visible()


def test_notes_and_read_marks_stay(page: Page, anywhere: Shelf) -> None:
    save_all(page, anywhere)
    page.get_by_label(f"Note on {LAMPS}").fill('For Thursday <b>\n"quoted"')
    page.get_by_label(f"Read: {GULLS}").check()

    expect(page.locator("main")).to_contain_text("3 papers, 2 unread")

    page.goto(anywhere(LIST))

    expect(page.get_by_label(f"Note on {LAMPS}")).to_have_value('For Thursday <b>\n"quoted"')
    expect(page.get_by_label(f"Read: {GULLS}")).to_be_checked()


def test_the_list_is_ordered_and_filtered(page: Page, anywhere: Shelf) -> None:
    save_all(page, anywhere)
    page.goto(anywhere("papers/2024/fog-and-the-shape-of-examples.html"))
    page.keyboard.press("x")
    page.goto(anywhere(LIST))
    fog = "Fog and the shape of examples"

    expect(titles(page).first).to_have_text(fog)

    page.get_by_label("Sort by").select_option("title")

    expect(titles(page)).to_have_text([CLOCK, GULLS, fog, LAMPS])

    page.get_by_label("Sort by").select_option("year")

    expect(titles(page)).to_have_text([fog, CLOCK, GULLS, LAMPS])

    page.get_by_label(f"Read: {GULLS}").check()
    page.get_by_label("Unread only").check()

    expect(titles(page)).to_have_text([fog, CLOCK, LAMPS])


def test_taking_off_can_be_undone_with_the_keyboard(page: Page, anywhere: Shelf) -> None:
    save_all(page, anywhere)
    page.get_by_label(f"Note on {LAMPS}").fill("Keep me")
    star(page, LAMPS).focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("button", name=f"Undo: keep {LAMPS}")).to_be_focused()
    expect(page.get_by_role("link", name="Reading list, 2 papers")).to_be_visible()

    page.keyboard.press("Enter")

    expect(page.get_by_label(f"Note on {LAMPS}")).to_have_value("Keep me")


def test_a_note_comes_back_with_its_paper(page: Page, anywhere: Shelf) -> None:
    save_all(page, anywhere)
    page.get_by_label(f"Note on {LAMPS}").fill("Keep me")
    star(page, LAMPS).click()
    page.goto(anywhere(PAPER))
    page.keyboard.press("x")
    page.goto(anywhere(LIST))

    expect(page.get_by_label(f"Note on {LAMPS}")).to_have_value("Keep me")


def test_a_backup_is_restored_in_another_browser(
    browser: Browser, page: Page, anywhere: Shelf, tmp_path: Path
) -> None:
    save_all(page, anywhere)
    page.get_by_label(f"Note on {LAMPS}").fill("For Thursday")
    page.get_by_label(f"Note on {LAMPS}").blur()
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Back up").click()
    file = tmp_path / "backup.json"
    waiting.value.save_as(file)
    with opened(browser, anywhere) as (other, troubles):
        other.goto(anywhere(PAPER))
        other.keyboard.press("x")
        other.goto(anywhere(LIST))
        restore(other, file)

        expect(other.locator(".reading-list__status")).to_contain_text("2 added, 0 updated")
        expect(titles(other)).to_have_count(3)

        other.get_by_role("button", name="Undo", exact=True).click()

        expect(titles(other)).to_have_text([LAMPS])

        other.evaluate("localStorage.clear()")
        other.goto(anywhere(LIST))
        restore(other, file)

        expect(other.get_by_label(f"Note on {LAMPS}")).to_have_value("For Thursday")
        assert troubles.seen == []


def test_a_file_that_is_no_backup_is_refused(page: Page, anywhere: Shelf, tmp_path: Path) -> None:
    save_all(page, anywhere)
    file = tmp_path / "votes.json"
    file.write_text('{"format": "papershelf-votes", "version": 1}')
    restore(page, file)

    expect(page.locator(".reading-list__status")).to_contain_text("not a backup of a reading list")
    expect(titles(page)).to_have_count(3)


def restore(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as waiting:
        page.get_by_role("button", name="Restore…").click()
    waiting.value.set_files(file)


def test_a_link_shows_a_list_and_overwrites_nothing(browser: Browser, anywhere: Shelf) -> None:
    with opened(browser, anywhere) as (page, troubles):
        save_all(page, anywhere)
        page.evaluate("navigator.clipboard.writeText = async (text) => (window.copied = text)")
        page.get_by_role("button", name="Copy link").click()
        expect(page.locator(".reading-list__status")).to_contain_text("Copied a link to 3 papers.")
        link = page.evaluate("copied")
        assert troubles.seen == []
    assert re.fullmatch(r".*/list\.html#ids=[\w,-]{26}", link)

    with opened(browser, anywhere) as (page, troubles):
        page.goto(anywhere(PAPER))
        page.keyboard.press("x")
        page.goto(link)

        expect(page.locator(".shared")).to_contain_text("3 papers, 1 on your list already")
        expect(titles(page)).to_have_text([LAMPS])

        page.get_by_role("button", name="Add all").click()

        expect(titles(page)).to_have_count(3)
        expect(page.locator(".shared")).to_contain_text("Added 2 papers.")

        page.get_by_role("button", name="Close").click()

        expect(page.locator(".shared")).to_be_hidden()
        assert page.url == anywhere(LIST)
        assert troubles.seen == []


def test_a_link_to_papers_that_are_not_there_says_so(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(f"{LIST}#ids=AAAAAAAA,nonsense"))

    expect(page.locator(".shared")).to_contain_text("0 papers, 2 not in this catalogue")
    expect(page.get_by_role("button", name="Add all")).to_be_hidden()


def test_a_full_store_is_told_once_and_the_page_goes_on(browser: Browser, anywhere: Shelf) -> None:
    with opened(browser, anywhere) as (page, troubles):
        page.add_init_script(CLOSED)
        page.goto(anywhere(YEAR))
        star(page, LAMPS).click()
        star(page, GULLS).click()

        expect(page.get_by_role("alert")).to_have_count(1)
        expect(page.get_by_role("alert")).to_contain_text("Your browser keeps nothing")
        expect(page.locator(".star[aria-pressed=true]")).to_have_count(2)
        assert troubles.seen == []


def test_a_damaged_store_is_an_empty_list(page: Page, anywhere: Shelf) -> None:
    for text in ("nonsense", "[]", "7", "null", '{"2023/x": null, "__proto__": 1}'):
        page.goto(anywhere(YEAR))
        page.evaluate("text => localStorage.setItem('harbour-papers:list', text)", text)
        page.goto(anywhere(LIST))

        expect(page.locator("main")).to_contain_text("Nothing is saved yet")


def test_related_papers_are_proposed_with_the_words_responsible(page: Page, own: Shelf) -> None:
    page.goto(own("years/2024.html"))
    page.locator(".card .star").nth(1).click()
    page.goto(own(LIST))
    near = page.get_by_role("region", name="For you")

    expect(near.locator(".card").first).to_contain_text(re.compile("Shares .+ with "))

    title = near.locator("h3").first.inner_text()
    near.locator(".star").first.click()

    expect(titles(page).first).to_have_text(title)
    expect(near.locator("h3", has_text=title)).to_have_count(0)


def test_papers_that_came_since_the_last_visit_are_marked(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("years/2024.html"))

    expect(page.locator(".fresh")).to_have_count(0)

    page.evaluate("localStorage.setItem('harbour-papers:visit', ' 2025-01-06 1736150000000')")
    page.goto(anywhere("years/2024.html"))
    fresh = page.locator(".card", has=page.locator(".fresh")).locator("h2")

    expect(fresh).to_have_text([re.compile("^Bounds of order"), "Fog and the shape of examples"])

    page.goto(anywhere("changes.html"))

    expect(page.locator("h2", has=page.locator(".fresh"))).to_have_text(
        [re.compile("^2025-01-08"), re.compile("^2025-01-07")]
    )

    page.goto(anywhere("index.html"))
    page.goto(anywhere("years/2024.html"))

    expect(fresh).to_have_count(2)


def test_what_the_list_keeps_is_plain_data(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(YEAR))
    star(page, LAMPS).click()
    kept = json.loads(page.evaluate("localStorage.getItem('harbour-papers:list')"))

    assert list(kept) == ["2023/lamps-that-learn-in-context"]
    assert sorted(kept["2023/lamps-that-learn-in-context"]) == [
        "added",
        "authors",
        "byline",
        "changed",
        "title",
    ]
