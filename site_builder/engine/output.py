"""Artifacts → files: only what changed, and nothing left over."""

from __future__ import annotations

import contextlib
import os
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path, PurePosixPath
from typing import Protocol

from site_builder.engine import manifest, memory
from site_builder.engine.files import read_or_none, remove_half, write_whole
from site_builder.engine.manifest import Journal
from site_builder.engine.memory import Known
from site_builder.engine.report import Report
from site_builder.errors import OutputCollision


class Artifact(Protocol):
    """A file to be written."""

    @property
    def path(self) -> str:
        """Relative to the folder, with `/`."""

    @property
    def body(self) -> bytes: ...


@dataclass(frozen=True, slots=True, kw_only=True)
class Rendered:
    """A file that was made, and from what."""

    path: str
    body: bytes
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Kept:
    """A file that needs no making: it stands as the last run left it."""

    path: str


Output = Artifact | Rendered | Kept


@dataclass(slots=True)
class Writer:
    """Writes artifacts into one folder and counts what became of them."""

    folder: Path
    known: dict[str, Known] = field(default_factory=dict)
    journal: Journal | None = None
    found: dict[str, Known] = field(default_factory=dict)
    taken: dict[str, str] = field(default_factory=dict)
    written: int = 0

    def __post_init__(self) -> None:
        remove_half(self.folder)

    def take(self, artifact: Output) -> None:
        """Write one artifact unless its bytes stand there already.

        Raises `OutputCollision` when its path was taken before, also where
        the two differ only in case or in how letters are composed, and when
        it leads out of the folder.
        """
        self._claim(artifact.path)
        if isinstance(artifact, Kept):
            self.found[artifact.path] = self.known[artifact.path]
            return
        path, body = self.folder / artifact.path, artifact.body
        digest = manifest.digest(body)
        if not self._holds(path, artifact.path, digest, body):
            if self.journal:
                self.journal.note(artifact.path)
            write_whole(path, body, within=self.folder)
            self.written += 1
        stat = path.stat()
        self.found[artifact.path] = Known(
            key=artifact.key if isinstance(artifact, Rendered) else "",
            digest=digest,
            size=stat.st_size,
            changed=stat.st_mtime_ns,
        )

    def prune(self, before: Iterable[str]) -> int:
        """Remove the files of an earlier run that this one did not make."""
        gone = 0
        for path in before:
            if path not in self.found and self._holds_place(path):
                with contextlib.suppress(OSError):
                    (self.folder / path).unlink()
                    gone += 1
                self._remove_empty(PurePosixPath(path).parent)
        return gone

    @property
    def report(self) -> Report:
        return Report(written=self.written, kept=len(self.found) - self.written)

    def _claim(self, path: str) -> None:
        if {"", ".", ".."}.intersection(path.split("/")) or "\\" in path or "\0" in path:
            raise OutputCollision(f"a file may not be written to {path!r}")
        folded = unicodedata.normalize("NFC", path).casefold()
        if folded in self.taken:
            raise OutputCollision(
                f"two files claim one place: {self.taken[folded]} and {path}",
                hint="Rename the paper, page or tag that one of them comes from.",
            )
        self.taken[folded] = path

    def _holds_place(self, path: str) -> bool:
        """Whether a path is within the folder, whatever dots and links it has."""
        return (self.folder / path).parent.resolve().is_relative_to(self.folder.resolve())

    def _holds(self, path: Path, name: str, digest: str, body: bytes) -> bool:
        known = self.known.get(name)
        if known and known.digest == digest and memory.stands(path, known):
            return True
        return read_or_none(path) == body

    def _remove_empty(self, folder: PurePosixPath) -> None:
        while folder.name:
            try:
                os.rmdir(self.folder / folder)  # noqa: PTH106 - suppresses below
            except OSError:
                return
            folder = folder.parent
