"""The edition in one file: alone on a disk, without a network."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import Shelf, opened
from tests.web import axe, validity
from tests.web.axe import VIEWS, View
from tests.web.site import Site
from tests.web.tools import ROOT


@pytest.fixture(scope="module")
def single(invented_site: Site, tmp_path_factory: pytest.TempPathFactory) -> Shelf:
    """A folder with nothing in it but the one file."""
    folder = tmp_path_factory.mktemp("stick")
    content = invented_site.folder.parent / "content"
    command = [sys.executable, str(ROOT / "build.py"), "export", "--content", str(content)]
    ran = subprocess.run(
        [*command, "--single-file", str(folder / "harbour.html")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    return Shelf(site=Site(folder), base=f"{folder.as_uri()}/")


@pytest.fixture
def page(browser: Browser, single: Shelf) -> Iterator[Page]:
    with opened(browser, single, offline=True) as (page, troubles):
        page.goto(single("harbour.html"))
        yield page
        assert troubles.seen == []


def test_words_are_searched_and_the_best_comes_first(page: Page) -> None:
    page.get_by_label("Search papers").fill("gull")

    expect(page.get_by_role("status")).to_contain_text("found")
    expect(page.locator(".edition__found .entry__title").first).to_contain_text("gulls")
    expect(page.locator(".edition__part").first).to_be_hidden()

    page.get_by_label("Search papers").fill("zzzz")
    expect(page.get_by_role("status")).to_have_text("0 papers found")

    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".edition__part").first).to_be_visible()
    expect(page.locator(".edition__found")).to_be_hidden()


def test_year_and_tag_narrow_the_list_and_all_comes_back(page: Page) -> None:
    before = page.locator(".entry").evaluate_all("all => all.map(one => one.id)")
    page.get_by_label("Year").select_option("2023")

    expect(page.get_by_role("status")).to_have_text("3 papers found")

    page.get_by_label("Tag").select_option(label="In-context learning (3)")
    expect(page.get_by_role("status")).to_have_text("1 paper found")
    page.get_by_label("Year").select_option("All")
    page.get_by_label("Tag").select_option("All")
    expect(page.locator(".edition__found")).to_be_hidden()

    assert page.locator(".entry").evaluate_all("all => all.map(one => one.id)") == before


def test_it_is_used_with_the_keyboard_alone(page: Page) -> None:
    page.keyboard.press("Tab")
    expect(page.get_by_label("Search papers")).to_be_focused()
    page.keyboard.type("lamps that learn")
    expect(page.get_by_role("status")).to_contain_text("found")
    for _ in range(4):
        page.keyboard.press("Tab")
    expect(page.locator(".edition__found summary").first).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.locator(".edition__found .entry__abstract").first).to_contain_text("twelve lamps")


def test_nothing_in_it_is_run_that_papers_hold(page: Page) -> None:
    page.get_by_label("Search papers").fill("hostile __proto__ <script>")

    expect(page.get_by_role("status")).to_contain_text("found")
    assert page.evaluate("globalThis.harmed") is None


def test_all_is_read_without_a_script(browser: Browser, single: Shelf) -> None:
    with opened(browser, single, java_script_enabled=False, offline=True) as (page, _):
        page.goto(single("harbour.html"))

        expect(page.get_by_label("Search papers")).to_be_hidden()
        page.locator(".entry", has_text="Lamps that learn").locator("summary").click()
        expect(page.get_by_text("needs only four such examples")).to_be_visible()


@pytest.mark.parametrize("view", VIEWS, ids=View.name)
def test_it_is_accessible(browser: Browser, single: Shelf, view: View) -> None:
    look = {"color_scheme": view.theme, "viewport": {"width": view.width, "height": 800}}
    with opened(browser, single, **look) as (page, _):
        page.goto(single("harbour.html"))
        plain = axe.faults(page)
        page.get_by_label("Search papers").fill("lamps")
        expect(page.get_by_role("status")).to_contain_text("found")

        assert (plain, axe.faults(page)) == ([], [])
        assert page.evaluate("document.documentElement.scrollWidth") <= view.width


def test_it_is_valid(single: Shelf) -> None:
    assert validity.faults(single.site, ["harbour.html"]) == ()
