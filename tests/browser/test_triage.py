"""A reading group votes on abstracts and ranks the papers, by keyboard alone."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.shelf import Shelf

YEAR = "years/2023.html"
CLOCK = "A lighthouse keeps its own time"
GULLS = "Counting gulls from a moving mast"
LAMPS = "Lamps that learn in context"


def begin(page: Page, shelf: Shelf) -> None:
    """Begin a triage of the three papers of 2023."""
    page.goto(shelf(YEAR))
    page.get_by_role("button", name="Triage").press("Enter")
    at(page, CLOCK, "3 of 3 left")


def at(page: Page, title: str, left: str) -> None:
    """The page of a paper is shown and so many are left."""
    expect(page.get_by_role("heading", level=1)).to_have_text(title)
    expect(page.get_by_role("region", name="Triage")).to_contain_text(left)


def test_keys_vote_and_lead_on_to_the_end(page: Page, anywhere: Shelf) -> None:
    begin(page, anywhere)
    page.keyboard.press("y")
    at(page, GULLS, "2 of 3 left")
    page.keyboard.press("m")
    at(page, LAMPS, "1 of 3 left")
    page.keyboard.press("n")

    expect(page.get_by_role("heading", level=1)).to_have_text("Reading list")
    expect(page.locator("main")).to_contain_text("Your votes: 1 yes, 1 maybe, 1 no.")


def test_a_vote_is_taken_back_and_papers_are_passed_over(page: Page, anywhere: Shelf) -> None:
    begin(page, anywhere)
    page.keyboard.press("j")
    at(page, GULLS, "3 of 3 left")
    page.keyboard.press("n")
    at(page, LAMPS, "2 of 3 left")
    page.keyboard.press("u")
    at(page, GULLS, "3 of 3 left")

    expect(page.locator("[data-vote][aria-pressed=true]")).to_have_count(0)

    page.keyboard.press("k")
    at(page, CLOCK, "3 of 3 left")


def test_a_triage_is_gone_on_with_later(page: Page, anywhere: Shelf) -> None:
    begin(page, anywhere)
    page.keyboard.press("y")
    at(page, GULLS, "2 of 3 left")
    page.goto(anywhere("list.html"))

    expect(page.locator("main")).to_contain_text("Papers from 2023: 1 yes; 2 left.")

    page.get_by_role("button", name="Go on").press("Enter")
    at(page, GULLS, "2 of 3 left")
    page.get_by_role("button", name="Stop").press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Reading list")
    page.goto(anywhere("papers/2023/lamps-that-learn-in-context.html"))

    expect(page.get_by_role("region", name="Triage")).to_have_count(0)


def test_other_papers_show_no_triage(page: Page, anywhere: Shelf) -> None:
    begin(page, anywhere)
    page.goto(anywhere("papers/2024/fog-and-the-shape-of-examples.html"))

    expect(page.get_by_role("region", name="Triage")).to_have_count(0)


def test_votes_of_several_people_are_ranked(page: Page, anywhere: Shelf, tmp_path: Path) -> None:
    begin(page, anywhere)
    page.keyboard.press("n")
    at(page, GULLS, "2 of 3 left")
    page.keyboard.press("y")
    at(page, LAMPS, "1 of 3 left")
    page.goto(anywhere("list.html"))
    page.get_by_label("Your name").fill("Ada")
    page.get_by_label("Your name").press("Tab")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Export votes").press("Enter")
    mine = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(mine)

    assert mine.name == "votes-ada.json"

    theirs = json.loads(mine.read_text("utf-8"))
    theirs["who"] = "Li"
    theirs["votes"] = [{**vote, "vote": "maybe"} for vote in theirs["votes"]]
    (tmp_path / "li.json").write_text(json.dumps(theirs))
    page.get_by_role("button", name="Forget votes").press("Enter")
    merge(page, mine, tmp_path / "li.json")
    rows = page.locator(".ranking tbody tr")

    expect(page.get_by_role("heading", name="The group’s ranking")).to_be_focused()
    expect(rows).to_have_count(2)
    assert [row.locator("th, td").all_inner_texts() for row in rows.all()] == [
        [GULLS, "3", "Ada", "Li", ""],
        [CLOCK, "1", "", "Li", "Ada"],
    ]

    page.get_by_role("button", name="Save the 1 with a yes").press("Enter")

    expect(page.locator(".reading-list__cards h2")).to_have_text([GULLS])


@pytest.mark.parametrize("text", ["nonsense", '{"format": "papershelf-list", "version": 1}'])
def test_a_file_without_votes_is_refused(
    page: Page, invented: Shelf, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "file.json"
    file.write_text(text)
    page.goto(invented("list.html"))
    merge(page, file)

    expect(page.locator("main")).to_contain_text("This is not a file of votes")


def merge(page: Page, *files: Path) -> None:
    with page.expect_file_chooser() as waiting:
        page.get_by_role("button", name="Merge votes…").press("Enter")
    waiting.value.set_files(files)
