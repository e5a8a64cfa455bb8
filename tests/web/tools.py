"""Programs that the checks need and that Python cannot bring."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from site_builder.engine.node import program

ROOT = Path(__file__).parents[2]
NODE_MODULES = ROOT / "node_modules"


class MissingToolError(Exception):
    """Something to install first; the message says how."""


def chromium() -> str:
    """Path of a Chromium, installed from Debian where that is allowed."""
    return _program(("chromium", "chromium-browser", "google-chrome"), package="chromium")


def java() -> str:
    """Path of a Java runtime, installed from Debian where that is allowed."""
    return _program(("java",), package="default-jre-headless")


def node() -> str:
    """Path of Node.js: the machine's, or the one in the virtual environment."""
    return program()


def npm_file(path: str) -> Path:
    """A file of an npm package, such as `axe-core/axe.min.js`."""
    file = NODE_MODULES / path
    if not file.exists():
        raise MissingToolError(f"{file} is missing: run `npm ci --ignore-scripts` in {ROOT}")
    return file


def _program(names: tuple[str, ...], *, package: str) -> str:
    found = _find(names)
    if not found and os.geteuid() == 0 and shutil.which("apt-get"):
        _install(package)
        found = _find(names)
    if not found:
        how = f"run `apt-get install {package}` as root, or put one on the PATH"
        raise MissingToolError(f"{names[0]} is missing: {how}")
    return found


def _find(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _install(package: str) -> None:
    quiet = {"DEBIAN_FRONTEND": "noninteractive", **os.environ}
    for command in (("update",), ("install", "-y", "--no-install-recommends", package)):
        subprocess.run(["apt-get", "-q", *command], env=quiet, check=False, capture_output=True)
