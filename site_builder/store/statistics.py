"""Counts of terms by year, as import left them."""

from __future__ import annotations

from pathlib import Path

from site_builder.model import Statistics
from site_builder.store.rows import object_rows, read_derived

PATH = "derived/statistics.json"
"""Relative to the content folder."""


def read_statistics(path: Path) -> Statistics:
    """Read the counts; none when there is no file."""
    return read_derived(path, Statistics) or Statistics()


def write_statistics(statistics: Statistics) -> bytes:
    """Return the file's text: a JSON object, one line a term."""
    return b'{"terms": ' + object_rows(statistics.terms) + b"}\n"
