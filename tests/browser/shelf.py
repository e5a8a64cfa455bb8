"""A built site at an address, and a page that notes every trouble."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Request

from tests.web.site import Site
from tests.web.tools import ROOT

CATALOGUE = Path(__file__).parent / "catalogue"
PATIENCE = 8_000
"""Milliseconds a page may take to show what is waited for."""
LEFT = "net::ERR_ABORTED"
"""What a request fails with when its page is left."""
WATCH = """
addEventListener("securitypolicyviolation", (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`));
"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shelf:
    """A site that can be opened."""

    site: Site
    base: str
    """Address of the site's root, with a slash at the end."""

    def __call__(self, page: str) -> str:
        """Address of a page of the site."""
        return self.base + page


@dataclass
class Troubles:
    """What went wrong in a page, in the order it did."""

    base: str
    seen: list[str] = field(default_factory=list)

    def watch(self, page: Page) -> None:
        """Note from now on what goes wrong in `page`."""

        def note(text: str) -> None:
            self.seen.append(f"{page.url.removeprefix(self.base)}: {text}")

        def on_console(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                note(message.text)

        def on_dialog(dialog: Dialog) -> None:
            note(f"dialog: {dialog.message}")
            dialog.dismiss()

        def on_request(request: Request) -> None:
            if not request.url.startswith((self.base, "data:", "blob:")):
                note(f"asked for {request.url}")

        def on_failure(request: Request) -> None:
            if request.failure != LEFT:
                note(f"{request.failure}: {request.url}")

        page.add_init_script(WATCH)
        page.on("console", on_console)
        page.on("pageerror", lambda error: note(str(error)))
        page.on("dialog", on_dialog)
        page.on("request", on_request)
        page.on("requestfailed", on_failure)


@contextmanager
def opened(browser: Browser, shelf: Shelf, **options: Any) -> Iterator[tuple[Page, Troubles]]:
    """A fresh page of a fresh profile; `options` are those of a Playwright context."""
    context = browser.new_context(**options)
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    troubles = Troubles(shelf.base)
    troubles.watch(page)
    yield page, troubles
    context.close()


def build(content: Path, folder: Path) -> Site:
    """Build a copy of a catalogue in an empty folder, as a user does.

    A copy, for its cache lies beside it and a running `serve` would hold it.
    """
    shutil.copytree(content, folder / "content")
    command = [sys.executable, str(ROOT / "build.py"), "build", "--content", "content"]
    ran = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return Site(folder / "site")
