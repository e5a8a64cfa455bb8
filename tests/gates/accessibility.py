"""axe finds no fault; every page, where the tests look at one of each kind."""

from __future__ import annotations

from collections.abc import Iterator

from playwright.sync_api import Browser, ViewportSize, sync_playwright

from tests.gates.interface import Outcome, Task
from tests.web import axe
from tests.web.browser import launch
from tests.web.server import serve

MOST = 400
"""Pages looked at; a larger site is sampled."""


def accessibility(task: Task) -> Outcome:
    """Check every page, or a sample of a large site, the views taking turns."""
    pages = [page for page in task.site.sample(MOST) if not task.site.is_redirect(page)]
    faults: list[str] = []
    with sync_playwright() as playwright, serve(task.site.folder, "/repo/") as base:
        browser = launch(playwright)
        for number, view in enumerate(axe.VIEWS):
            faults += _faults(browser, base, pages[number :: len(axe.VIEWS)], view)
        browser.close()
    note = f"{len(pages)} of {len(task.site.pages)} pages"
    return Outcome(faults=tuple(faults), note=note)


def _faults(browser: Browser, base: str, pages: list[str], view: axe.View) -> Iterator[str]:
    """Faults of some pages in one view."""
    size = ViewportSize(width=view.width, height=800)
    page = browser.new_page(color_scheme=view.theme, viewport=size)
    for path in pages:
        page.goto(base + path)
        yield from (f"{path} ({view.name()}): {fault}" for fault in axe.faults(page))
    page.close()
