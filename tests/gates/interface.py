"""What every gate takes and gives."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from tests.web.site import Site


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """What one gate found."""

    faults: tuple[str, ...]
    """One line each: where, then what; none when the gate is passed."""
    note: str
    """What was looked at, with figures."""
    ran: bool = True
    """False for a gate that may be left out, and was: the note says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Task:
    """What a gate is to look at."""

    site: Site
    build: Path
    """Folder for what a gate leaves behind, such as screenshots."""


Gate = Callable[[Task], Outcome]
