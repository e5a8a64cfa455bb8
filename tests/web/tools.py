"""Programs that the checks need and that Python cannot bring."""

from __future__ import annotations

import shutil
from pathlib import Path

from site_builder.engine.node import program

ROOT = Path(__file__).parents[2]
NODE_MODULES = ROOT / "node_modules"


class MissingToolError(Exception):
    """Something to install first; the message says how."""


def chromium() -> str:
    """Path of Chromium."""
    return _program("chromium", "chromium-browser", "google-chrome", package="chromium")


def firefox() -> str:
    """Path of Firefox."""
    return _program("firefox", "firefox-esr", package="firefox-esr")


def java() -> str:
    """Path of a Java runtime."""
    return _program("java", package="default-jre-headless")


def node() -> str:
    """Path of Node.js: the machine's, or the one in the virtual environment."""
    return program()


def npm_file(path: str) -> Path:
    """A file of an npm package, such as `axe-core/axe.min.js`."""
    file = NODE_MODULES / path
    if not file.exists():
        raise MissingToolError(f"{file} is missing: run `npm ci --ignore-scripts` in {ROOT}")
    return file


def _program(*names: str, package: str) -> str:
    for name in names:
        if found := shutil.which(name):
            return found
    raise MissingToolError(f"{names[0]} is missing: `apt-get install {package}` brings it")
