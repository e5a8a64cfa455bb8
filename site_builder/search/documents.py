"""What is searched of each paper, and what is shown of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from site_builder import urls
from site_builder.model import Catalog, Paper
from site_builder.search.postings import STOP_WORDS
from site_builder.search.tokens import tokens

BOOSTS = {"title": 5, "authors": 5, "tags": 2, "venue": 2, "abstract": 1}
"""Fields searched, in the order of the index, and how much a match in each counts."""

Display = tuple[str, str, tuple[str, ...], str, Sequence[int], str]
"""Address, title, authors, byline, numbers of its tags, abstract; texts are plain."""


def listed(cat: Catalog) -> tuple[Paper, ...]:
    """The papers to be found, in the catalogue's order."""
    return tuple(paper for paper in cat.papers if paper.status == "published")


def tags_of(cat: Catalog) -> dict[str, list[int]]:
    """The numbers of each paper's tags, and of those above them, by its id."""
    found: dict[str, list[int]] = {paper.id: [] for paper in cat.papers}
    for number, group in enumerate(cat.tags):
        for paper in group.members:
            found[paper.id].append(number)
    return found


def fields(paper: Paper, tags: Iterable[str]) -> dict[str, list[str]]:
    """The tokens of each field; stop words count in short fields alone."""
    return {
        "title": tokens(paper.title.plain),
        "authors": _all(author.name for author in paper.authors),
        "tags": _all((*tags, *paper.keywords)),
        "venue": tokens(f"{paper.venue} {paper.year or ''}"),
        "abstract": [word for word in tokens(paper.abstract.plain) if word not in STOP_WORDS],
    }


def display(paper: Paper, tags: Sequence[int]) -> Display:
    """What a result shows of the paper."""
    return (
        urls.paper(paper.path),
        paper.title.plain,
        tuple(author.name for author in paper.authors),
        " · ".join(filter(None, (paper.venue, str(paper.year or ""), paper.presentation))),
        tags,
        " ".join(paper.abstract.plain.split()),
    )


def _all(texts: Iterable[str]) -> list[str]:
    return [token for text in texts for token in tokens(text)]
