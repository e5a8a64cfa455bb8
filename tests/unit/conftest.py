"""Invented papers for the tests of what is made of papers."""

from __future__ import annotations

from typing import Any, Protocol

import pytest

from site_builder import catalog
from site_builder.model import Author, Catalog, Derived, Paper, Text


class MakePaper(Protocol):
    def __call__(self, title: str, /, **fields: Any) -> Paper: ...


class MakeCatalog(Protocol):
    def __call__(self, *papers: Paper, **fields: Any) -> Catalog: ...


def plain_text(words: str) -> Text:
    return Text(source=words, html=words, plain=words)


@pytest.fixture
def make_paper() -> MakePaper:
    """Make a paper of a title; `authors` may be plain names, `abstract` plain words."""

    def make(title: str, /, **fields: Any) -> Paper:
        slug = title.lower().replace(" ", "-")
        year = fields.get("year", 2024)
        defaults = {
            "id": slug,
            "path": f"papers/{year or 'undated'}/{slug}.md",
            "title_from": "source",
            "year": year,
            "abstract": "We weigh lighthouses.",
        }
        merged = {**defaults, **fields}
        merged["abstract"] = plain_text(merged["abstract"])
        merged["authors"] = tuple(
            author if isinstance(author, Author) else Author(name=author)
            for author in merged.get("authors", ())
        )
        return Paper(title=plain_text(title), **merged)

    return make


@pytest.fixture
def make_catalog() -> MakeCatalog:
    """Make a catalogue of papers."""

    def make(*papers: Paper, **fields: Any) -> Catalog:
        return catalog.build(papers, **{"derived": Derived(), **fields})

    return make
