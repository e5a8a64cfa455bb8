"""The bytes of a source file, plain or compressed, within limits."""

from __future__ import annotations

import gzip
import lzma
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

from site_builder.errors import ImportFailure

LARGEST_FILE = 50_000_000
"""Bytes on disk."""
LARGEST_TEXT = 50_000_000
"""Bytes of a file that is read as one piece."""
LONGEST_LINE = 1_000_000
"""Bytes of one line of a file that is read line by line."""
LARGEST_RATIO = 100
"""Unpacked bytes for one packed byte."""
SMALL = 1_000_000
"""Unpacked bytes below which the ratio does not matter."""
COMPRESSED = (".gz", ".xz")

_DAMAGED = (EOFError, gzip.BadGzipFile, lzma.LZMAError, zlib.error)


def read_bytes(file: Path, path: str) -> bytes:
    """Return the whole file, unpacked."""
    with _opened(file, path) as stream:
        raw = stream.read(min(LARGEST_TEXT, _most(file)) + 1)
    if len(raw) > LARGEST_TEXT:
        raise ImportFailure(
            f"the file holds more than {LARGEST_TEXT // 1_000_000} MB of text",
            where=path,
            hint="Split it into several files.",
        )
    _check_ratio(len(raw), file, path)
    return raw


def read_lines(file: Path, path: str) -> Iterator[tuple[int, bytes]]:
    r"""Yield each line, unpacked, with its number from 1.

    Of a line that is too long only the first `LONGEST_LINE` + 1 bytes.
    """
    total = number = 0
    with _opened(file, path) as stream:
        while line := stream.readline(LONGEST_LINE + 1):
            number += 1
            total += len(line)
            yield number, line
            while len(line) > LONGEST_LINE and not line.endswith(b"\n"):
                line = stream.readline(LONGEST_LINE + 1)
                total += len(line)
                _check_ratio(total, file, path)
            _check_ratio(total, file, path)


def head(file: Path, path: str, size: int = 1000) -> bytes:
    """Return the first bytes of the file, unpacked."""
    with _opened(file, path) as stream:
        return stream.read(size)


@contextmanager
def _opened(file: Path, path: str) -> Iterator[BinaryIO | gzip.GzipFile | lzma.LZMAFile]:
    if file.stat().st_size > LARGEST_FILE:
        raise ImportFailure(
            f"the file is larger than {LARGEST_FILE // 1_000_000} MB",
            where=path,
            hint="Split it into several files, or compress it with xz if it is JSON Lines.",
        )
    try:
        with _stream(file) as stream:
            yield stream
    except _DAMAGED:
        raise ImportFailure(
            "the compressed file is damaged or cut short", where=path, hint="Fetch it again."
        ) from None


def _stream(file: Path) -> BinaryIO | gzip.GzipFile | lzma.LZMAFile:
    if file.suffix == ".gz":
        return gzip.open(file)
    if file.suffix == ".xz":
        return lzma.open(file)
    return file.open("rb")


def _most(file: Path) -> int:
    return max(SMALL, file.stat().st_size * LARGEST_RATIO)


def _check_ratio(size: int, file: Path, path: str) -> None:
    if file.suffix in COMPRESSED and size > _most(file):
        raise ImportFailure(
            f"the file unpacks to more than {LARGEST_RATIO} times its size",
            where=path,
            hint="Unpack it by hand if you trust it.",
        )
