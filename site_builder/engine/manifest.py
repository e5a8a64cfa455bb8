"""What a build wrote last time: the marker of a folder as ours to prune."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from types import TracebackType
from typing import Self

import msgspec

from site_builder.engine.files import read_or_none, write_whole

NAME = ".papershelf.json"
"""Stands in the output folder; GitHub's Pages artifact leaves dotfiles out."""
JOURNAL = ".papershelf.journal"
"""Beside the manifest while a build runs, and after one that was killed."""


class Manifest(msgspec.Struct, frozen=True):
    """Digest of each file by its path, relative to the folder, with `/`."""

    files: dict[str, str]


class Journal:
    """Notes each file before it is first written, until the manifest names it.

    So even what a killed build left behind is known as ours.
    """

    def __init__(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self._file = (folder / JOURNAL).open("a", encoding="utf-8", newline="\n")

    def note(self, path: str) -> None:
        """Note a file, so that a kill right after this call finds it noted."""
        self._file.write(f"{path}\n")
        self._file.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._file.close()


def digest(body: bytes) -> str:
    """A fingerprint of a file's content."""
    return blake2b(body, digest_size=16).hexdigest()


def is_ours(folder: Path) -> bool:
    """Whether a build of ours wrote to a folder."""
    return (folder / NAME).is_file() or (folder / JOURNAL).is_file()


def read(folder: Path) -> Manifest:
    """What is known of the files of a folder, a killed build's included."""
    raw = read_or_none(folder / NAME)
    noted = (read_or_none(folder / JOURNAL) or b"").decode("utf-8", "replace").split("\n")
    journal = {path: "" for path in noted if path}
    try:
        listed = msgspec.json.decode(raw, type=Manifest).files if raw else {}
    except (msgspec.MsgspecError, UnicodeDecodeError):
        # Still ours, but nothing is known of its files: none of them is pruned.
        listed = {}
    return Manifest(files=journal | listed)


def write(folder: Path, manifest: Manifest) -> None:
    """Store a manifest, which ends the journal; the same files give the same bytes."""
    ordered = Manifest(files=dict(sorted(manifest.files.items())))
    body = msgspec.json.format(msgspec.json.encode(ordered), indent=0)
    if read_or_none(folder / NAME) != body:
        write_whole(folder / NAME, body)
    (folder / JOURNAL).unlink(missing_ok=True)
