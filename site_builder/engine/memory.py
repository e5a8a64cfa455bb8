"""What the last run knew of each output file, so that it need not look again.

Kept in the cache folder, apart from the output: losing it costs time only.
"""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from site_builder.engine.files import read_or_none, write_whole


class Known(msgspec.Struct, frozen=True, array_like=True):
    """One output file as the last run left it."""

    key: str
    """Fingerprint of all that the file was made from; "" when not recorded."""
    digest: str
    size: int
    changed: int
    """Time of the last change, in nanoseconds."""


def load(file: Path) -> dict[str, Known]:
    """What is known by path; {} when the file is missing or damaged."""
    raw = read_or_none(file)
    try:
        return msgspec.msgpack.decode(raw, type=dict[str, Known]) if raw else {}
    except msgspec.MsgspecError:
        return {}


def save(file: Path, known: dict[str, Known]) -> None:
    """Store what is known for the next run."""
    write_whole(file, msgspec.msgpack.encode(known))


def stands(path: Path, known: Known) -> bool:
    """Whether a file is still as the last run left it, by size and time."""
    try:
        found = os.stat(path)  # noqa: PTH116 - half the time of Path.stat, for every file
    except OSError:
        return False
    return found.st_size == known.size and found.st_mtime_ns == known.changed
