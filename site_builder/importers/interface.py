"""What an importer is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from site_builder.errors import Problem
from site_builder.model import Record


@dataclass(frozen=True, slots=True, kw_only=True)
class Source:
    """One file to be read."""

    file: Path
    path: str
    """Relative to the content folder, with `/`: `abstracts/neurips-2023.txt`."""
    year: int | None
    """For papers whose year the file's text does not tell."""

    def where(self, line: int) -> str:
        """Name a place for a message."""
        return f"{self.path}:{line}"


class Importer(Protocol):
    """A kind of file that abstracts or facts about papers come in."""

    name: str
    suffixes: tuple[str, ...]
    """Endings of file names, without the `.gz` or `.xz` that may follow."""

    def sniff(self, head: str) -> bool:
        """Say whether a file that begins so can be of this kind."""
        ...

    def read(self, source: Source) -> Iterator[Record | Problem]:
        """Yield what the file says of each paper, and what is wrong, in its order."""
        ...
