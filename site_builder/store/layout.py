"""The map, as import left it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from site_builder.errors import ContentError
from site_builder.model import Layout

PATH = "derived/layout.json"
"""Relative to the content folder."""


def read_layout(path: Path) -> Layout:
    """Read the map; an empty one when there is no file."""
    if not path.exists():
        return Layout()
    try:
        return msgspec.json.decode(path.read_bytes(), type=Layout)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise ContentError(
            f"the file is damaged: {fault}",
            where=f"derived/{path.name}",
            hint="Delete it and import again.",
        ) from None


def write_layout(layout: Layout) -> bytes:
    """Return the file's text: a JSON object, one line a paper and a label."""
    points = (
        msgspec.json.encode(key) + b": " + msgspec.json.encode(layout.points[key])
        for key in sorted(layout.points)
    )
    labels = map(msgspec.json.encode, layout.labels)
    return (
        b'{"points": {\n'
        + b",\n".join(points)
        + b'\n},\n"labels": [\n'
        + b",\n".join(labels)
        + b"\n]}\n"
    )
