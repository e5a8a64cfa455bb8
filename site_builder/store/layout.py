"""The map, as import left it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from site_builder.model import Layout
from site_builder.store.rows import object_rows, read_derived

PATH = "derived/layout.json"
"""Relative to the content folder."""


def read_layout(path: Path) -> Layout:
    """Read the map; an empty one when there is no file."""
    return read_derived(path, Layout) or Layout()


def write_layout(layout: Layout) -> bytes:
    """Return the file's text: a JSON object, one line a paper and a label."""
    labels = b",\n".join(map(msgspec.json.encode, layout.labels))
    return b'{"points": ' + object_rows(layout.points) + b',\n"labels": [\n' + labels + b"\n]}\n"
