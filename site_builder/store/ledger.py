"""What import last derived for each paper, so that a person's edits can be told from it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from hashlib import blake2b
from pathlib import Path

import msgspec

from site_builder.errors import ContentError
from site_builder.model import Value

PATH = "derived/ledger.jsonl"
"""Relative to the content folder."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry:
    """One paper that import has written."""

    id: str
    path: str
    """Of its file, relative to the content folder."""
    source: str
    """The source file, relative to the content folder."""
    year: int | None = None
    """As the source had it."""
    venue: str = ""
    fingerprint: str
    """Of the abstract as the source had it."""
    sketch: tuple[str, ...] = ()
    """A sample of that abstract's pieces; see `identity.sketch`."""
    digests: Mapping[str, str] = field(default_factory=dict)
    """Digest of the last derived value by field, `abstract` among them; empty ones left out."""


def digest(value: Value) -> str:
    """Give 8 hex digits of a value; "" of an empty one."""
    if not value:
        return ""
    return blake2b(msgspec.json.encode(value), digest_size=4).hexdigest()


def read_ledger(path: Path) -> tuple[Entry, ...]:
    """Read the ledger; () when there is none."""
    return parse_ledger(path.read_bytes(), PATH) if path.exists() else ()


def parse_ledger(body: bytes, where: str) -> tuple[Entry, ...]:
    """Read the ledger's text. Raises `ContentError` with the line that is damaged."""
    return tuple(
        _entry(line, f"{where}:{number}")
        for number, line in enumerate(body.split(b"\n"), 1)
        if line.strip()
    )


def write_ledger(entries: Iterable[Entry]) -> bytes:
    """Return the ledger's text: one line a paper, by id."""
    encoder = msgspec.json.Encoder(order="sorted")
    ordered = sorted(entries, key=lambda entry: entry.id)
    return b"".join(encoder.encode(entry) + b"\n" for entry in ordered)


def _entry(line: bytes, where: str) -> Entry:
    try:
        return msgspec.json.decode(line, type=Entry)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as fault:
        raise ContentError(
            f"the ledger is damaged: {fault}",
            where=where,
            hint="Take the file from version control, or delete this line:"
            " its paper then counts as edited by hand.",
        ) from None
