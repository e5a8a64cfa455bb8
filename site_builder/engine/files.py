"""Files written whole or not at all."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from site_builder.errors import EnvironmentFault

TEMPORARY = ".papershelf-new"
"""Name of a file while it is being written: one a folder, so that a run that
was killed leaves one at most, and the next run writes over it."""


def write_whole(path: Path, body: bytes, *, within: Path | None = None) -> None:
    """Put `body` at `path`: a reader sees the old file or the new one, never half.

    It is written in the folder `within`, by default the file's own, then moved.
    Raises `EnvironmentFault` when the disk is full or may not be written.
    """
    half = (within or path.parent) / TEMPORARY
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            half.write_bytes(body)
            half.replace(path)
        except BaseException:
            remove_half(half.parent)
            raise
    except OSError as error:
        raise EnvironmentFault(
            f"cannot write: {error.strerror}",
            where=str(path),
            hint="Free some space or change the permissions, then run the same command again.",
        ) from error


def remove_half(folder: Path) -> None:
    """Remove what a killed run left half written in a folder."""
    with contextlib.suppress(OSError):
        (folder / TEMPORARY).unlink()


def read_or_none(path: Path) -> bytes | None:
    """The content of a file, or None when there is none."""
    try:
        return path.read_bytes()
    except (FileNotFoundError, NotADirectoryError, IsADirectoryError):
        return None


def fingerprint(folders: Iterable[Path]) -> bytes:
    """A digest of every file in the folders, whatever stands around them."""
    digest = blake2b(digest_size=16)
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.is_file():
                digest.update(file.relative_to(folder).as_posix().encode())
                digest.update(blake2b(file.read_bytes()).digest())
    return digest.digest()
