"""axe finds no fault; every page, where the tests look at one of each kind."""

from __future__ import annotations

from playwright.sync_api import sync_playwright

from tests.gates.interface import Outcome, Task
from tests.web import axe
from tests.web.browser import launch
from tests.web.server import serve

MOST = 200
"""Pages looked at in each view; a larger site is sampled."""


def accessibility(task: Task) -> Outcome:
    """Check every page, or a sample of a large site, narrow and dark, wide and light."""
    pages = [page for page in task.site.sample(MOST) if not task.site.is_redirect(page)]
    faults: list[str] = []
    with sync_playwright() as playwright, serve(task.site.folder, "/repo/") as base:
        browser = launch(playwright)
        for view in axe.VIEWS[1:3]:
            page = browser.new_page(
                color_scheme=view.theme, viewport={"width": view.width, "height": 800}
            )
            for path in pages:
                page.goto(base + path)
                faults += (
                    f"{path} ({view.theme}, {view.width} px): {fault}" for fault in axe.faults(page)
                )
        browser.close()
    return Outcome(
        faults=tuple(faults), note=f"{len(pages)} of {len(task.site.pages)} pages, two views"
    )
