"""A full reading list and a triage fit narrow screens and pass axe; nothing moves."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import Shelf, opened
from tests.browser.test_layout import OVERFLOW, SHORT_TARGETS
from tests.web import axe

NAMES = ("2023/lamps-that-learn-in-context", "2024/a-very-long-word", "2024/hostile-words")
CONTROLS = "button, select, .item__read, textarea, .field"
"""A box is hit by its label, too."""
SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => list.getEntries().forEach(({ value, sources }) =>
  shifts.push([value, ...sources.map(({ node }) => node?.className ?? "")])))
  .observe({ type: "layout-shift", buffered: true });"""
DAY = "2025-01-01T00:00:00.000Z"


@pytest.mark.parametrize("view", axe.VIEWS, ids=axe.View.name)
def test_saving_and_voting_are_for_everyone(
    browser: Browser, invented: Shelf, tmp_path: Path, view: axe.View
) -> None:
    size = {"width": view.width, "height": 800}
    with opened(browser, invented, color_scheme=view.theme, viewport=size) as (page, troubles):
        for name in NAMES:
            page.goto(invented(f"papers/{name}.html"))
            page.keyboard.press("x")
        page.goto(invented("list.html"))
        expect(page.locator(".reading-list__cards .card")).to_have_count(len(NAMES))
        page.goto(invented("list.html#ids=AAAAAAAA"))
        page.locator(".reading-list__cards .star").first.click()
        show_ranking(page, tmp_path)

        assert faults(page) == []

        page.get_by_role("button", name="Triage the unread").click()
        page.get_by_role("region", name="Triage").wait_for()

        assert faults(page) == []
        assert troubles.seen == []


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_moves_when_scripts_come(browser: Browser, invented: Shelf, width: int) -> None:
    size = {"width": width, "height": 800}
    found = {}
    with opened(browser, invented, viewport=size) as (page, _):
        page.add_init_script(SHIFTS)
        page.route("**/assets/*.js", lambda route: (page.wait_for_timeout(150), route.continue_()))
        for path in ("years/2023.html", f"papers/{NAMES[0]}.html", "list.html"):
            page.goto(invented(path))
            page.keyboard.press("j")
            page.keyboard.press("x")
            page.goto(invented(path))
            page.locator(".star").first.wait_for()
            found[path] = page.evaluate("shifts")

    assert found == {path: [] for path in found}


def show_ranking(page: Page, folder: Path) -> None:
    votes = [{"paper": name, "vote": "yes", "title": name, "at": DAY} for name in NAMES]
    file = folder / "votes.json"
    words = {"format": "papershelf-votes", "version": 1, "who": "Ada", "votes": votes}
    file.write_text(json.dumps(words))
    with page.expect_file_chooser() as waiting:
        page.get_by_role("button", name="Merge votes…").click()
    waiting.value.set_files(file)
    expect(page.locator(".ranking tbody tr")).to_have_count(len(NAMES))


def faults(page: Page) -> list[str]:
    """What axe finds, what is too wide and what is too small to hit."""
    return [
        *axe.faults(page),
        *page.evaluate(OVERFLOW),
        *page.evaluate(SHORT_TARGETS, CONTROLS),
    ]
