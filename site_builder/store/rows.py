"""Derived files: JSON with a row on a line, so that a change reads well."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

import msgspec

from site_builder.errors import ContentError

T = TypeVar("T")


def read_derived(path: Path, kind: type[T]) -> T | None:
    """Read a file of content/derived/; None when there is none.

    Raises ContentError when it is damaged.
    """
    if not path.exists():
        return None
    try:
        return msgspec.json.decode(path.read_bytes(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise ContentError(
            f"the file is damaged: {fault}",
            where=f"derived/{path.name}",
            hint="Delete it and import again.",
        ) from None


def object_rows(members: Mapping[str, object]) -> bytes:
    """Return a JSON object, a line a member, by key."""
    rows = (
        msgspec.json.encode(key) + b": " + msgspec.json.encode(members[key])
        for key in sorted(members)
    )
    return b"{\n" + b",\n".join(rows) + b"\n}"
