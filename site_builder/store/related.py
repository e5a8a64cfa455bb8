"""The neighbours of each paper, as import left them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import msgspec

from site_builder.errors import ContentError
from site_builder.model import Related

PATH = "derived/related.json"
"""Relative to the content folder."""


def read_related(path: Path) -> dict[str, tuple[Related, ...]]:
    """Read the neighbours by paper id; {} when there is no file."""
    if not path.exists():
        return {}
    try:
        return msgspec.json.decode(path.read_bytes(), type=dict[str, tuple[Related, ...]])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise ContentError(
            f"the file is damaged: {fault}",
            where=f"derived/{path.name}",
            hint="Delete it and import again.",
        ) from None


def write_related(related: Mapping[str, tuple[Related, ...]]) -> bytes:
    """Return the file's text: a JSON object, one line a paper, by id."""
    rows = (
        msgspec.json.encode(key)
        + b": "
        + msgspec.json.encode([_plain(near) for near in related[key]])
        for key in sorted(related)
    )
    return b"{\n" + b",\n".join(rows) + b"\n}\n"


def _plain(near: Related) -> dict[str, object]:
    """Return a neighbour without the mark that few have."""
    said: dict[str, object] = {"id": near.id, "terms": near.terms, "tags": near.tags}
    return said | {"same": True} if near.same else said
