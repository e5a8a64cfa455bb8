"""Citation keys."""

from __future__ import annotations

import re

from site_builder.model import Paper
from site_builder.text import family_given, slugify

_SMALL_WORDS = frozenset(
    ("a", "an", "and", "as", "at", "by", "for", "from", "in", "is", "of", "on", "the", "to", "with")
)


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
