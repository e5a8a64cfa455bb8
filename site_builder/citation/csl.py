"""CSL-JSON, as citation processors read it; static/js/lib/csl.js writes the same.

Both are held to tests/golden/citations.json.
"""

from __future__ import annotations

import re

from site_builder.citation.values import Values


def csl(values: Values) -> dict[str, object]:
    """One item of a CSL-JSON list; what is not known is left out."""

    def first(name: str) -> str:
        return next(iter(values.get(name, ())), "")

    item: dict[str, object] = {
        "id": first("key") or first("doi") or first("title"),
        "type": "paper-conference" if first("conference_title") else "article",
        "title": first("title"),
        "author": [_person(name) for name in values.get("author", ())],
        "issued": _issued(first("publication_date")),
        "container-title": first("conference_title"),
        "DOI": first("doi"),
        "URL": first("public_url") or first("pdf_url"),
        "keyword": ", ".join(values.get("keywords", ())),
        "language": first("language"),
        "note": first("note"),
        "abstract": first("abstract"),
    }
    return {name: value for name, value in item.items() if value}


def _person(name: str) -> dict[str, str]:
    """ "Family, Given" → both; a name in one piece is literal."""
    family, comma, given = name.partition(",")
    if not comma:
        return {"literal": name}
    return {"family": family.strip(), "given": given.strip()}


def _issued(date: str) -> dict[str, object]:
    """ "2024/05/01" or "2024-05" → [[2024, 5, 1]], as far as it is said."""
    parts = [int(part) for part in re.split("[-/]", date) if part.isdecimal() and int(part)]
    return {"date-parts": [parts]} if parts else {}
