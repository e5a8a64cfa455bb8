"""What import found wrong with the sources, kept for the page that tells of it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from site_builder.errors import Problem
from site_builder.store.rows import read_derived

PATH = "derived/problems.json"
"""Relative to the content folder."""
_TOLD_ONCE = "damaged-text"
"""Import tells it of new abstracts; the build finds it in the papers' files each time."""


def read_problems(path: Path) -> tuple[Problem, ...]:
    """Read what the last import found; () when there is no file."""
    return read_derived(path, tuple[Problem, ...]) or ()


def write_problems(problems: Iterable[Problem]) -> bytes:
    """Return the file's text: a JSON list, one line a problem, in order."""
    lasting = sorted({problem for problem in problems if problem.code != _TOLD_ONCE})
    rows = map(msgspec.json.encode, lasting)
    return b"[" + b",".join(b"\n" + row for row in rows) + b"\n]\n"
