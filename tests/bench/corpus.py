"""Papers of a corpus on disk, for the benchmarks."""

from __future__ import annotations

import gzip
import json
import lzma
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from site_builder import text


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """What the benchmarks need of one paper."""

    id: str
    venue: str
    year: int
    title: str
    abstract: str
    authors: tuple[str, ...]
    keywords: tuple[str, ...]


def plain(abstract: str) -> str:
    """Return an abstract as import reads it: without markup, formulas as words."""
    return text.typeset_abstract(text.repair(abstract), lambda _tex, _display: "").plain


def read(path: Path) -> Iterator[Paper]:
    """Yield the papers of a JSON Lines file, plain or packed, that have title and abstract."""
    opener = {".gz": gzip.open, ".xz": lzma.open}.get(path.suffix, open)
    with opener(path, "rt", encoding="utf-8") as lines:
        for line in lines:
            entry = json.loads(line)
            if entry.get("title") and entry.get("abstract"):
                yield Paper(
                    id=str(entry.get("id", "")),
                    venue=str(entry.get("venue", "")),
                    year=int(entry.get("year") or 0),
                    title=entry["title"],
                    abstract=entry["abstract"],
                    authors=tuple(entry.get("authors") or ()),
                    keywords=tuple(entry.get("keywords") or ()),
                )
