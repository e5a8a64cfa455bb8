"""Zip archives whose bytes depend on their content alone."""

from __future__ import annotations

from collections.abc import Iterable
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, ZipFile, ZipInfo

from site_builder.model import Artifact

EARLIEST = "1980-01-01"
"""The first day that a zip can name."""
_READABLE = 0o100644 << 16
"""A plain file that all may read, where a zip keeps the rights of Unix."""
_UNIX = 3


def archive(files: Iterable[Artifact], *, date: str, stored: Iterable[Artifact] = ()) -> bytes:
    """A zip of files in the order of their paths, all of one ISO date.

    `stored` stand before them as they are, not compressed.
    """
    day = max(date, EARLIEST)
    moment = (int(day[:4]), int(day[5:7]), int(day[8:10]), 0, 0, 0)
    body = BytesIO()
    with ZipFile(body, "w") as packed:
        for file in stored:
            packed.writestr(_entry(file.path, moment), file.body, ZIP_STORED)
        for file in sorted(files, key=lambda file: file.path):
            packed.writestr(_entry(file.path, moment), file.body, ZIP_DEFLATED, 9)
    return body.getvalue()


def _entry(path: str, moment: tuple[int, int, int, int, int, int]) -> ZipInfo:
    entry = ZipInfo(path, moment)
    entry.create_system = _UNIX
    entry.external_attr = _READABLE
    return entry
