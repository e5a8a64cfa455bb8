"""Chromium, as every check starts it."""

from __future__ import annotations

import os

from playwright.sync_api import Browser, Playwright

from tests.web.tools import chromium

FLAGS = ("--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars")


def flags() -> list[str]:
    """Command-line flags; the sandbox cannot start as root, as in containers."""
    return [*FLAGS, "--no-sandbox"] if os.geteuid() == 0 else [*FLAGS]


def launch(playwright: Playwright) -> Browser:
    """A headless Chromium; `MissingToolError` says what to install."""
    return playwright.chromium.launch(executable_path=chromium(), args=flags())
