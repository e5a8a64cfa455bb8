"""RIS, as reference managers import it; static/js/lib/ris.js writes the same.

Both are held to tests/golden/citations.json.
"""

from __future__ import annotations

from collections.abc import Iterator

from site_builder.citation.values import Values


def ris(values: Values) -> str:
    """One record; a value never leaves its line."""
    lines = (f"{tag}  - {' '.join(text.split())}\r\n" for tag, text in _pairs(values))
    return "".join((*lines, "ER  - \r\n"))


def _pairs(values: Values) -> Iterator[tuple[str, str]]:
    yield "TY", "CPAPER" if "conference_title" in values else "GEN"
    for name, tag in (("key", "ID"), ("title", "TI"), ("author", "AU")):
        yield from ((tag, text) for text in values.get(name, ()))
    yield from (("PY", date[:4]) for date in values.get("publication_date", ()))
    for name, tag in _REST:
        yield from ((tag, text) for text in values.get(name, ()))


_REST = (
    ("conference_title", "T2"), ("doi", "DO"), ("public_url", "UR"), ("pdf_url", "L1"),
    ("keywords", "KW"), ("language", "LA"), ("note", "N1"), ("abstract", "AB"),
)  # fmt: skip
