"""Files written whole or not at all."""

from __future__ import annotations

import contextlib
import os
import tempfile
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from site_builder.errors import EnvironmentFault

TEMPORARY = ".papershelf-"
"""How the names of half-written files begin."""


def write_whole(path: Path, body: bytes) -> None:
    """Put `body` at `path`: a reader sees the old file or the new one, never half.

    Raises `EnvironmentFault` when the disk is full or may not be written.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, name = tempfile.mkstemp(prefix=TEMPORARY, dir=path.parent)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(body)
            Path(name).chmod(0o644)
            Path(name).replace(path)
        except BaseException:
            with contextlib.suppress(FileNotFoundError):
                Path(name).unlink()
            raise
    except OSError as error:
        raise EnvironmentFault(
            f"cannot write: {error.strerror}",
            where=str(path),
            hint="Free some space or change the permissions, then run the same command again.",
        ) from error


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
