"""What a run did, counted."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """How many files a write left in which state."""

    written: int = 0
    kept: int = 0
    """Files that stood there already, byte for byte."""
    removed: int = 0

    @property
    def total(self) -> int:
        return self.written + self.kept
