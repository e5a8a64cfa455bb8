"""A correction is made on a page, and its patch merges."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import CATALOGUE, Shelf, opened
from tests.web import axe
from tests.web.axe import VIEWS, View
from tests.web.tools import ROOT

PAPER = "papers/2023/lamps-that-learn-in-context.html"


@pytest.fixture
def form(page: Page, anywhere: Shelf) -> Page:
    """The form of a paper, reached from its page."""
    page.goto(anywhere(PAPER))
    page.get_by_role("link", name="Suggest a correction").click()
    expect(page.get_by_label("Title")).to_have_value("Lamps that learn in context")
    return page


def test_the_form_knows_the_paper_and_offers_nothing_yet(form: Page) -> None:
    expect(form.get_by_label("Authors")).to_have_value("Ada Keeper\nBjörn Ström")
    expect(form.get_by_label("Year")).to_have_value("2023")
    expect(form.locator("#correction-status")).to_have_text("Nothing is changed yet.")
    expect(form.get_by_role("button", name="Download it")).to_be_hidden()
    expect(form.locator("#correction-paper")).to_have_attribute("href", PAPER)


def test_a_patch_is_downloaded_and_merges(form: Page, tmp_path: Path) -> None:
    form.get_by_label("Title").fill("Lamps that learn: in context")
    form.get_by_label("Authors").fill("Ada M. Keeper\nBjörn Ström")
    form.get_by_label("Add a tag").fill("signal graphs")
    form.get_by_label("Add a tag").press("Enter")
    form.get_by_role("button", name="Add a link").click()
    form.get_by_label("Kind of link").last.select_option("Video")
    form.get_by_label("Address").last.fill("https://example.org/lamps.mp4")
    expect(form.locator("#correction-status")).to_have_text("Changed: title, authors, tags, links.")

    with form.expect_download() as waiting:
        form.get_by_role("button", name="Download it").click()
    patch = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(patch)

    first, second = applied(patch, tmp_path), applied(patch, tmp_path)

    assert "title: Lamps that learn in context → Lamps that learn: in context" in first
    assert first.endswith("Changed 4 fields of 1 paper.\n")
    assert second.endswith("Nothing to change.\n")


def test_the_whole_form_is_filled_with_the_keyboard(form: Page) -> None:
    form.get_by_label("Title").focus()
    form.keyboard.press("End")
    form.keyboard.type(" again")
    form.keyboard.press("Tab")
    form.keyboard.press("Tab")
    expect(form.get_by_label("Year")).to_be_focused()
    form.keyboard.type("2024")
    form.keyboard.press("Tab")
    form.keyboard.press("Tab")
    expect(form.locator(".correction__tags input").first).to_be_focused()
    form.keyboard.press("Space")
    expect(form.locator("#correction-status")).to_have_text("Changed: title, year, tags.")
    form.get_by_role("button", name="Add a link").focus()
    form.keyboard.press("Enter")
    expect(form.get_by_label("Kind of link").last).to_be_focused()
    form.keyboard.press("Tab")
    form.keyboard.type("example.org")
    expect(form.locator("#correction-status")).to_contain_text("An address begins with https://")
    form.keyboard.press("ControlOrMeta+A")
    form.keyboard.press("Delete")
    form.get_by_label("Abstract").focus()
    form.keyboard.press("Tab")
    expect(form.get_by_role("button", name="Download it")).to_be_focused()
    with form.expect_download() as waiting:
        form.keyboard.press("Enter")

    assert waiting.value.suggested_filename.startswith("correction-")


def test_the_issue_holds_the_patch(form: Page) -> None:
    link = form.get_by_role("link", name="Open an issue")
    form.get_by_label("Year").fill("2022")
    address = urlsplit(link.get_attribute("href") or "")

    assert address.path.endswith("/issues/new")
    assert parse_qs(address.query)["title"] == ["Correction: Lamps that learn in context"]
    assert 'now: "2022"' in parse_qs(address.query)["body"][0]

    form.get_by_label("Abstract").fill("word " * 3000)

    expect(form.locator("#correction-status")).to_contain_text("too long for a link")
    assert len(link.get_attribute("href") or "") < 1000


def test_a_tag_that_is_not_there_is_not_taken(form: Page) -> None:
    field = form.get_by_label("Add a tag")
    field.fill("No such tag")
    field.press("Enter")

    assert field.evaluate("field => field.validationMessage") != ""
    expect(form.locator("#correction-status")).to_have_text("Nothing is changed yet.")


@pytest.mark.parametrize("view", VIEWS, ids=View.name)
def test_the_filled_form_is_accessible(browser: Browser, invented: Shelf, view: View) -> None:
    look = {"color_scheme": view.theme, "viewport": {"width": view.width, "height": 800}}
    with opened(browser, invented, **look) as (page, _):
        page.goto(invented("correct.html?paper=a1a1a1a1a1a1a101"))
        page.get_by_label("Year").fill("2022")
        expect(page.get_by_role("button", name="Download it")).to_be_visible()

        assert axe.faults(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= view.width


@pytest.mark.parametrize("query", ["", "?paper=__proto__", "?paper=%3Cb%3E", "?paper=nobody"])
def test_an_address_of_no_paper_says_so(page: Page, anywhere: Shelf, query: str) -> None:
    page.goto(anywhere(f"correct.html{query}"))

    expect(page.locator("#correction-status")).to_contain_text("names no paper")
    expect(page.get_by_label("Title")).to_be_hidden()


def test_without_a_script_the_way_is_an_issue(browser: Browser, invented: Shelf) -> None:
    with opened(browser, invented, java_script_enabled=False) as (page, _):
        page.goto(invented(PAPER))
        page.get_by_role("link", name="Suggest a correction").click()

        expect(page.get_by_role("link", name="describe the correction")).to_have_attribute(
            "href", "https://github.com/example/lighthouse/issues/new"
        )
        expect(page.get_by_label("Title")).to_be_hidden()


def applied(patch: Path, folder: Path) -> str:
    """What `apply` says of a patch on a copy of the catalogue."""
    content = folder / "content"
    if not content.exists():
        shutil.copytree(CATALOGUE, content)
    command = [sys.executable, str(ROOT / "build.py"), "apply", str(patch)]
    ran = subprocess.run(
        [*command, "--content", str(content)], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr
    return ran.stdout
