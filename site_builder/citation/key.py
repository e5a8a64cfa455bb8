"""Citation keys."""

from __future__ import annotations

import re
from collections.abc import Iterable

from site_builder.model import Paper
from site_builder.text import family_given, slugify

_SMALL_WORDS = frozenset(
    ("a", "an", "and", "as", "at", "by", "for", "from", "in", "is", "of", "on", "the", "to", "with")
)

_TAIL = 6
"""Characters of an id that tell papers of one key apart."""
_UNDATED = "9999"


def citation_key(paper: Paper) -> str:
    """The key of a paper: first family name, year, first telling word of the title.

    ASCII letters and digits only: `lovasz2024sparse`. The papers of one
    catalogue may share a key.
    """
    family = family_given(paper.authors[0].name).partition(",")[0] if paper.authors else ""
    words = slugify(paper.title.plain).split("-")
    word = next((word for word in words if word not in _SMALL_WORDS), words[0])
    return re.sub(
        r"[^a-z0-9]", "", f"{slugify(family) if family else 'anon'}{paper.year or ''}{word}"
    )


def citation_keys(papers: Iterable[Paper]) -> dict[str, str]:
    """A key for each paper by its id, no two alike.

    Of papers that share one, the first that was added has it bare; the others
    carry a part of their id, which no later paper changes.
    """
    keys: dict[str, str] = {}
    taken: set[str] = set()
    unlike = {paper.id: paper for paper in papers}.values()
    for paper in sorted(unlike, key=lambda paper: (paper.added or _UNDATED, paper.id)):
        bare = citation_key(paper)
        tail = paper.id.replace("-", "")
        choices = (bare, f"{bare}{tail[:_TAIL]}", f"{bare}{tail}", f"{bare}-{paper.id}")
        keys[paper.id] = next(key for key in choices if key not in taken)
        taken.add(keys[paper.id])
    return keys
