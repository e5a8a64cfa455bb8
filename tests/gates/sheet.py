"""Pictures of every kind of page, for a person to look at.

One contact sheet a width, light above dark, in build/sheets/. It fails only
when a page cannot be shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from pathlib import Path
from typing import Literal

from lxml import html
from playwright.sync_api import Browser, Error, Page, sync_playwright

from tests.gates.interface import Outcome, Task
from tests.web.browser import launch
from tests.web.server import serve
from tests.web.site import Site

KINDS = (
    "home", "year", "tags", "tag", "trends", "together", "paper", "math", "author", "search", "list",
    "about", "404",
)  # fmt: skip
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WIDTHS = {360: 1.0, 768: 0.6, 1440: 0.45}
"""Viewport width → scale on the sheet."""
HEIGHTS = (800, 1600)
"""Pixels of a page that are shown, at least and at most."""
ACROSS = 5
"""Pictures in a row."""
RESULT = ".search-page li.card"
PATIENCE = 10_000
"""Milliseconds until the search page shows results."""
STYLE = """
body { margin: 16px; background: #777; font: 14px system-ui; }
div { display: flex; flex-wrap: wrap; gap: 16px; margin-bottom: 16px; align-items: start; }
figure { margin: 0; }
figcaption { max-width: 300px; color: #fff; }
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class View:
    """How a page is looked at."""

    width: int
    theme: Literal["light", "dark"]

    def file(self, kind: str) -> str:
        """Name of the picture of a kind of page."""
        return f"{self.width}-{self.theme}-{kind}.png"


@dataclass(frozen=True, slots=True, kw_only=True)
class Subject:
    """A page to be pictured."""

    kind: str
    address: str
    """From the site's root, with its query."""


def sheet(task: Task) -> Outcome:
    """Take the pictures and lay them out."""
    folder = task.build / "sheets"
    folder.mkdir(parents=True, exist_ok=True)
    subjects = tuple(_subjects(task.site))
    faults: list[str] = []
    with sync_playwright() as playwright, serve(task.site.folder, "/repo/") as base:
        browser = launch(playwright)
        for width in WIDTHS:
            views = tuple(View(width=width, theme=theme) for theme in THEMES)
            for view in views:
                faults += _pictures(browser, base, subjects, folder, view)
            contact = folder / f"{width}.html"
            contact.write_text(_contact(subjects, views), "utf-8")
            _print(browser, contact, ACROSS * (_shown(width) + 16) + 32)
        browser.close()
    return Outcome(faults=tuple(faults), note=f"{len(WIDTHS)} sheets in {folder}")


def _subjects(site: Site) -> Iterator[Subject]:
    for kind in KINDS:
        if page := site.examples.get(kind):
            query = f"?q={_word(site)}" if kind == "search" else ""
            yield Subject(kind=kind, address=page + query)


def _word(site: Site) -> str:
    """The longest plain word of a paper's title, which a search must find."""
    heading = html.document_fromstring(site.text(site.examples["paper"]).encode()).find(".//h1")
    words = "" if heading is None else "".join(map(str, heading.itertext()))
    return max((word for word in words.split() if word.isalpha()), key=len, default="the")


def _pictures(
    browser: Browser, base: str, subjects: tuple[Subject, ...], folder: Path, view: View
) -> Iterator[str]:
    """Picture every subject; yield what could not be shown."""
    page = browser.new_page(color_scheme=view.theme)
    for subject in subjects:
        page.set_viewport_size({"width": view.width, "height": HEIGHTS[0]})
        try:
            _open(page, base, subject)
        except Error as error:
            reason = error.message.partition("\n")[0]
            yield f"{subject.address} at {view.width} px, {view.theme}: {reason}"
        tall = page.evaluate("document.documentElement.scrollHeight")
        height = max(HEIGHTS[0], min(HEIGHTS[1], tall))
        page.set_viewport_size({"width": view.width, "height": height})
        page.screenshot(path=folder / view.file(subject.kind))
    page.close()


def _open(page: Page, base: str, subject: Subject) -> None:
    page.goto(base + subject.address)
    if subject.kind == "search":
        page.locator(RESULT).first.wait_for(timeout=PATIENCE)


def _contact(subjects: tuple[Subject, ...], views: tuple[View, ...]) -> str:
    """A page that shows the pictures, a row for each view."""
    rows = (
        f"<div>{''.join(_figure(view, subject) for subject in subjects)}</div>" for view in views
    )
    return f"<!doctype html><style>{STYLE}</style>{''.join(rows)}"


def _figure(view: View, subject: Subject) -> str:
    image = f'<img src="{view.file(subject.kind)}" width="{_shown(view.width)}" alt="">'
    return f"<figure>{image}<figcaption>{escape(subject.address)}</figcaption></figure>"


def _print(browser: Browser, contact: Path, width: int) -> None:
    page = browser.new_page(viewport={"width": width, "height": 600})
    page.goto(contact.as_uri())
    page.screenshot(path=contact.with_suffix(".png"), full_page=True)
    page.close()


def _shown(width: int) -> int:
    """Pixels across that a picture takes on its sheet."""
    return round(width * WIDTHS[width])
