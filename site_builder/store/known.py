"""The papers that the catalogue has or had, from their files and the ledger."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass

from site_builder import text
from site_builder.errors import ContentError
from site_builder.store.ledger import Entry
from site_builder.store.paper import ID_LENGTH
from site_builder.store.paper_file import PaperFile, parse


@dataclass(frozen=True, slots=True, kw_only=True)
class Known:
    """A paper that the catalogue has or had."""

    id: str
    path: str
    file: PaperFile | None
    """None when a person deleted it, or when it cannot be read."""
    entry: Entry | None
    """What import last derived; None for a file that import did not write."""
    readable: bool = True
    """False for a file that is there but cannot be read."""

    @property
    def source(self) -> str:
        """Where it came from; "" when a person wrote it or cut it loose."""
        if self.file:
            return self.file.text("source")
        return self.entry.source if self.entry else ""


def join(files: Mapping[str, bytes], ledger: tuple[Entry, ...]) -> list[Known]:
    """Join files and ledger by id."""
    parsed = _parsed(files)
    places = _places(parsed, ledger)
    known = [
        Known(
            id=entry.id,
            path=places.get(entry.id, entry.path),
            file=parsed.get(places.get(entry.id, "")),
            entry=entry,
            readable=entry.id in places or entry.path not in files,
        )
        for entry in ledger
    ]
    listed = {entry.id for entry in ledger}
    known += [
        Known(id=identity, path=path, file=parsed[path], entry=None)
        for identity, path in places.items()
        if identity not in listed
    ]
    return known


def _parsed(files: Mapping[str, bytes]) -> dict[str, PaperFile]:
    """Return the files that can be read; what is wrong with the others, the build says."""
    parsed: dict[str, PaperFile] = {}
    for path in sorted(files):
        with suppress(ContentError):
            parsed[path] = parse(files[path], path)
    return parsed


def _places(parsed: Mapping[str, PaperFile], ledger: tuple[Entry, ...]) -> dict[str, str]:
    """Return the path of each id; of two files with one id the one the ledger knows."""
    listed = {entry.path: entry.id for entry in ledger}
    places: dict[str, str] = {}
    for path, file in parsed.items():
        own = text.fingerprint(file.abstract)[:ID_LENGTH]
        identity = file.text("id") or listed.get(path) or own
        if identity not in places or listed.get(path) == identity:
            places[identity] = path
    return places
