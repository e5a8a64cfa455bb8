"""The same content gives the same bytes, whoever builds it, where and how."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CONTENT = ROOT / "tests/golden/three-papers/content"
SETTINGS = [
    {},
    {"PYTHONHASHSEED": "7", "LC_ALL": "C", "TZ": "Asia/Kolkata", "jobs": "2"},
    {"PYTHONHASHSEED": "8", "LC_ALL": "C.UTF-8", "TZ": "America/St_Johns", "umask": "077"},
]


def built(
    folder: Path, *, jobs: str = "1", umask: str = "022", **environment: str
) -> dict[str, bytes]:
    """All files of a clean build in a folder, with those that import wrote."""
    content = folder / "content"
    shutil.copytree(CONTENT, content)
    subprocess.run(
        [sys.executable, str(ROOT / "build.py"), "--content", str(content), "--jobs", jobs, "-q"],
        check=True,
        cwd=folder,
        env={**os.environ, "SOURCE_DATE_EPOCH": "1700000000", **environment},
        umask=int(umask, 8),
    )
    places = (folder / "site", content)
    return {
        str(file.relative_to(folder)): file.read_bytes()
        for place in places
        for file in place.rglob("*")
        if file.is_file()
    }


@pytest.mark.timeout(120)
def test_builds_differ_in_nothing(tmp_path: Path) -> None:
    first, *others = (
        built(tmp_path / f"place {number}", **settings) for number, settings in enumerate(SETTINGS)
    )

    for other in others:
        assert first.keys() == other.keys()
        assert [path for path in first if first[path] != other[path]] == []
