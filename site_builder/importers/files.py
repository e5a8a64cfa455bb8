"""Which files there are, and which importer reads each."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from site_builder.decoding import beginning_of
from site_builder.errors import ImportFailure, Problem
from site_builder.importers.headings import year_of_name
from site_builder.importers.interface import Importer, Source
from site_builder.importers.jsonl import JsonLinesImporter
from site_builder.importers.metadata import MetadataImporter
from site_builder.importers.opening import COMPRESSED, head
from site_builder.importers.text import TextImporter
from site_builder.model import Record

IMPORTERS: tuple[Importer, ...] = (TextImporter(), JsonLinesImporter(), MetadataImporter())
"""Where several could read a file, the first one that takes it does."""
OTHERS = frozenset(
    (".csv", ".tsv", ".bib", ".ris", ".nbib", ".enw", ".xml", ".html", ".htm", ".tex")
)
"""Endings of texts that are no abstracts: read as such they would give nonsense."""


def find(folder: Path) -> tuple[Path, ...]:
    """List the source files below a folder, by name.

    Not README files, hidden files, editors' copies or links that lead out of it.
    """
    files = (file for file in folder.rglob("*") if _is_source(file, folder))
    return tuple(sorted(files, key=lambda file: file.relative_to(folder).as_posix()))


def read(path: Path, *, root: Path, year: int | None) -> Iterator[Record | Problem]:
    """Yield what one file says of each paper, and what is wrong with it.

    `year` is for papers of which neither the text nor the file's name tells.
    Raises `ImportFailure` or `ContentError` when the file as a whole cannot be read.
    """
    name = path.relative_to(root).as_posix()
    source = Source(file=path, path=name, year=year_of_name(path.name) or year)
    return _importer(source).read(source)


def _importer(source: Source) -> Importer:
    beginning = beginning_of(head(source.file, source.path))
    ending = _ending(source.file)
    named = [importer for importer in IMPORTERS if ending in importer.suffixes]
    binary = "\0" in beginning or "\ufffd" in beginning[:-1]
    for importer in named or (() if binary or ending in OTHERS else IMPORTERS):
        if importer.sniff(beginning):
            return importer
    endings = ", ".join(suffix for importer in IMPORTERS for suffix in importer.suffixes)
    raise ImportFailure(
        "no importer reads this kind of file",
        where=source.path,
        hint="Write one JSON object a line, not a list of them."
        if beginning.lstrip().startswith("[")
        else f"Known endings are {endings}; each may be followed by .gz or .xz.",
    )


def _ending(file: Path) -> str:
    inner = file.with_suffix("") if file.suffix in COMPRESSED else file
    return inner.suffix.lower()


def _is_source(file: Path, folder: Path) -> bool:
    parts = file.relative_to(folder).parts
    return (
        not any(part.startswith(".") for part in parts)
        and not file.name.upper().startswith("README")
        and not file.name.endswith("~")
        and file.is_file()
        and file.resolve().is_relative_to(folder.resolve())
    )
