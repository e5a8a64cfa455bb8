"""Whole small catalogues give exactly the paper files and the site beside them.

`pytest tests/golden --update-golden` writes what is now given; read the
difference before you commit it.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent
ROOT = FOLDER.parents[1]
CASES = sorted(case.name for case in FOLDER.iterdir() if (case / "content").is_dir())
KEPT = frozenset((".html", ".json", ".jsonl", ".xml", ".txt", ".md", ".bib", ".ris", ".csv"))
"""Kinds of file that are compared."""
PASSED = ("site/assets/", "site/search/", "site/.")
"""Where nothing is compared; the site's own manifest lists those files."""
HASHED = re.compile(rb"(assets/[a-z.-]+\.)[0-9a-f]{8,}(?=\.)")
"""Digest in an asset's name, which would change every page with every style."""
EPOCH = "1717200000"
"""1 June 2024: the day on which the papers are imported."""

Files = dict[str, bytes]


@pytest.mark.parametrize("case", CASES)
def test_a_catalogue_gives_the_files_beside_it(
    case: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    actual = dict(built(FOLDER / case / "content", tmp_path))
    if request.config.getoption("--update-golden"):
        write(FOLDER / case, actual)

    expected = dict(files(FOLDER / case, "site", "papers"))

    assert sorted(actual) == sorted(expected)
    assert actual == expected


def built(content: Path, folder: Path) -> Iterator[tuple[str, bytes]]:
    """What importing and building a copy of `content` in `folder` gives."""
    shutil.copytree(content, folder / "content")
    ran = subprocess.run(
        [sys.executable, ROOT / "build.py", "--content", "content", "--output", "site"],
        cwd=folder,
        env={**os.environ, "SOURCE_DATE_EPOCH": EPOCH},
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stdout + ran.stderr
    yield from files(folder, "site")
    yield from files(folder / "content", "papers")


def files(folder: Path, *parts: str) -> Iterator[tuple[str, bytes]]:
    """(path below `folder`, bytes) of what is compared in some of its folders."""
    for part in parts:
        for file in sorted((folder / part).rglob("*")):
            path = file.relative_to(folder).as_posix()
            if file.suffix in KEPT and not path.startswith(PASSED):
                yield path, HASHED.sub(rb"\1HASH", file.read_bytes())


def write(folder: Path, found: Files) -> None:
    """Replace what the case expects by what was found."""
    for part in ("site", "papers"):
        shutil.rmtree(folder / part, ignore_errors=True)
    for path, body in found.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(body)
