"""Modules import downwards, and each of them alone."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "site_builder"
NETWORK = frozenset(
    ("aiohttp", "ftplib", "http", "httpx", "requests", "smtplib", "socket", "urllib3")
)
SERVERS = frozenset(("site_builder/engine/preview.py",))
"""Modules that answer on the network; none asks anything of it."""

ALONE = """
import os, sys
import bs4, click, filelock, fontTools.subset, jinja2, lunr, lxml, markdown, msgspec, nh3
import numpy, scipy.sparse, watchfiles, yaml

sys.path.insert(0, sys.argv[1])
for name in sys.argv[2:]:
    child = os.fork()
    if not child:
        __import__(name)
        os._exit(0)
    if os.waitpid(child, 0)[1]:
        print(name)
"""


def modules() -> list[str]:
    """Names of all modules of the package."""
    files = sorted(PACKAGE.rglob("*.py"))
    names = (".".join(file.relative_to(ROOT).with_suffix("").parts) for file in files)
    return [name.removesuffix(".__init__") for name in names]


def imported(file: Path) -> Iterator[str]:
    """Names of what a module imports."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_imports_point_to_lower_floors_only() -> None:
    linter = Path(sys.executable).with_name("lint-imports")
    ran = subprocess.run(
        [linter, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False
    )

    assert ran.returncode == 0, ran.stdout


@pytest.mark.timeout(300)  # hundreds of imports, each of all it needs
def test_each_module_imports_alone() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", ALONE, str(ROOT), *modules()],
        capture_output=True,
        text=True,
        check=False,
    )

    assert (ran.stdout, ran.stderr, ran.returncode) == ("", "", 0)


@pytest.mark.parametrize("file", sorted(PACKAGE.rglob("*.py")), ids=lambda file: file.stem)
def test_no_module_asks_the_network(file: Path) -> None:
    names = set(imported(file))
    asking = {name for name in names if name.split(".")[0] in NETWORK or name == "urllib.request"}

    allowed = file.relative_to(ROOT).as_posix() in SERVERS
    assert not asking or (allowed and asking <= {"http", "http.server"})
