"""Ways to read what a test has written."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

import pytest

from site_builder import importers
from site_builder.errors import Problem
from site_builder.model import Record


class ReadSource(Protocol):
    def __call__(
        self, content: str | bytes, name: str = ..., year: int | None = ...
    ) -> list[Record | Problem]: ...


@pytest.fixture
def read_source(tmp_path: Path) -> ReadSource:
    """Write a source file and read it."""

    def read(
        content: str | bytes, name: str = "tides.txt", year: int | None = None
    ) -> list[Record | Problem]:
        file = tmp_path / "abstracts" / name
        file.parent.mkdir(exist_ok=True)
        file.write_bytes(content.encode() if isinstance(content, str) else content)
        return list(importers.read(file, root=tmp_path, year=year))

    return read
