"""The neighbours of each paper, as import left them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from site_builder.model import Related
from site_builder.store.rows import object_rows, read_derived

PATH = "derived/related.json"
"""Relative to the content folder."""


def read_related(path: Path) -> dict[str, tuple[Related, ...]]:
    """Read the neighbours by paper id; {} when there is no file."""
    return read_derived(path, dict[str, tuple[Related, ...]]) or {}


def write_related(related: Mapping[str, tuple[Related, ...]]) -> bytes:
    """Return the file's text: a JSON object, one line a paper, by id."""
    rows = {key: [_plain(near) for near in nearest] for key, nearest in related.items()}
    return object_rows(rows) + b"\n"


def _plain(near: Related) -> dict[str, object]:
    """Return a neighbour without the mark that few have."""
    said: dict[str, object] = {"id": near.id, "terms": near.terms, "tags": near.tags}
    return said | {"same": True} if near.same else said
