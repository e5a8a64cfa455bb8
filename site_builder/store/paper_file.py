"""The file of a paper: front matter, the abstract, and what a person adds below.

```
---
id: 5f0c…
title: …
---

The abstract, up to the first heading.

# Notes
```
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from site_builder import yaml_text
from site_builder.decoding import decode, encode_like
from site_builder.errors import ContentError
from site_builder.model import Value

KEYS = (
    "schema", "id", "title", "title_from", "authors", "year", "venue", "track", "presentation",
    "award", "session", "tags", "keywords", "links", "names", "facts", "status", "aliases",
    "source", "added", "updated", "licence", "language",
)  # fmt: skip
"""What front matter may say, in the order it is written."""

LARGEST_FILE = 1_000_000
"""Bytes."""

_FENCE = "---\n"
_END = re.compile(r"^(?:---|\.\.\.)[ ]*(?:\n|\Z)", re.MULTILINE)
_HEADING = re.compile(r"^ {0,3}#{1,6}(?:[ \t]|$)", re.MULTILINE)
_HASH = re.compile(r"^( {0,3})#", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperFile:
    """A paper's file, cut into its parts but not yet judged."""

    raw: bytes
    head: str
    """The YAML between the fences."""
    front: yaml_text.Document
    body: str
    """All below the front matter."""
    abstract: str
    line: int
    """The first of the abstract, from 1."""
    notes: str
    """From the first heading to the end."""

    def text(self, key: str) -> str:
        """Return a value that is one text; "" for what is missing or is not."""
        value = self.front.values.get(key, "")
        return value if isinstance(value, str) else ""


def parse(raw: bytes, path: str) -> PaperFile:
    """Cut a file into its parts. Raises `ContentError` with the place."""
    if len(raw) > LARGEST_FILE:
        raise ContentError(f"the file is larger than {LARGEST_FILE // 1_000_000} MB", where=path)
    text = decode(raw, path)
    if not text.startswith(_FENCE):
        raise ContentError(
            "the file does not begin with front matter",
            where=f"{path}:1",
            hint="Begin with a line ---, then lines such as `title: …`, then a line ---.",
        )
    end = _END.search(text, len(_FENCE))
    if not end:
        raise ContentError(
            "the front matter is not closed",
            where=f"{path}:1",
            hint="Put a line --- between the last `key: value` and the abstract.",
        )
    head, body = text[len(_FENCE) : end.start()], text[end.end() :]
    heading = _HEADING.search(body)
    cut = heading.start() if heading else len(body)
    blank = len(body) - len(body.lstrip())
    return PaperFile(
        raw=raw,
        head=head,
        front=yaml_text.load(head, path, line=2),
        body=body,
        abstract=body[:cut].strip(),
        line=text.count("\n", 0, end.end() + blank) + 1,
        notes=body[cut:],
    )


def compose(values: Mapping[str, Value], abstract: str) -> bytes:
    """Write a new file; empty values are left out."""
    ordered = {key: values[key] for key in KEYS if values.get(key)}
    return f"{_FENCE}{yaml_text.dump(ordered)}{_FENCE}\n{escape(abstract)}\n".encode()


def escape(abstract: str) -> str:
    """Return an abstract as it stands in a file: no line of it looks like a heading."""
    rows = (line.rstrip() for line in abstract.strip().split("\n"))
    return _HASH.sub(r"\1\\#", "\n".join(rows))


def edit(file: PaperFile, changes: Mapping[str, Value], abstract: str | None = None) -> bytes:
    """Write a file again with some keys changed and all other characters as they were.

    An empty value takes its key out; a new key goes where `KEYS` has it. An
    `abstract` replaces the old one and leaves the notes.
    """
    head = file.head if file.head.endswith("\n") or not file.head else file.head + "\n"
    front = file.front
    for key, value in changes.items():
        head = _set(head, front, key, value)
        front = yaml_text.load(head, front.path, line=2)
    body = file.body
    if abstract is not None:
        gap = "\n\n" if file.notes else "\n"
        body = f"\n{escape(abstract)}{gap}{file.notes}"
    return encode_like(f"{_FENCE}{head}{_FENCE}{body}", file.raw)


def _set(head: str, front: yaml_text.Document, key: str, value: Value) -> str:
    entry = yaml_text.dump({key: value}) if value else ""
    if key not in front.spans:
        at = _place(head, front, key)
        return head[:at] + entry + head[at:]
    begin, end = front.spans[key]
    line_end = head.find("\n", end) + 1 or len(head)
    comments = _comments(head[begin:end], head[end:line_end], front.values[key])
    return head[:begin] + comments + entry + head[line_end:]


def _place(head: str, front: yaml_text.Document, key: str) -> int:
    """Find where a new key begins: behind the nearest one that `KEYS` has before it."""
    order = KEYS.index(key)
    before = [front.spans[known][1] for known in KEYS[:order] if known in front.spans]
    if not before:
        return 0
    return head.find("\n", max(before)) + 1 or len(head)


def _comments(entry: str, trailing: str, value: Value) -> str:
    """Return a person's comments in and behind an entry, as lines of their own."""
    rows = entry.split("\n") if not isinstance(value, str) else []
    kept = [row.strip() for row in [*rows, trailing] if row.lstrip().startswith("#")]
    return "".join(f"{row}\n" for row in kept)
