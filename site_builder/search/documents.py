"""What is searched of each paper, and what is shown of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from site_builder import urls
from site_builder.catalog import tag_slug
from site_builder.model import Catalog, Paper
from site_builder.search.postings import STOP_WORDS
from site_builder.search.tokens import tokens

BOOSTS = {"title": 5, "authors": 5, "tags": 2, "venue": 2, "abstract": 1}
"""Fields searched, in the order of the index, and how much a match in each counts."""

Display = tuple[str, str, tuple[str, ...], str, tuple[int, ...], str, bool]
"""Address, title, authors, byline, numbers of its tags, abstract, whether the title is derived.

Texts are plain.
"""


def listed(cat: Catalog) -> tuple[Paper, ...]:
    """The papers to be found, in the catalogue's order."""
    return tuple(paper for paper in cat.papers if paper.status == "published")


def tags_of(paper: Paper, numbers: Mapping[str, int]) -> tuple[int, ...]:
    """The numbers of the tags that the paper itself bears, the most telling first.

    The tags above those do not count: they would give every second paper the
    word "learning".
    """
    slugs = (tag_slug(tag, numbers) for tag in paper.tags)
    return tuple(dict.fromkeys(numbers[slug] for slug in slugs))


def fields(paper: Paper, tags: Iterable[str]) -> dict[str, list[str]]:
    """The tokens of each field; stop words count in short fields alone."""
    return {
        "title": tokens(paper.title.plain),
        "authors": _all(author.name for author in paper.authors),
        # A paper's own names count twice, so that a name finds first who introduced it.
        "tags": _all((*tags, *paper.keywords, *paper.names)),
        "venue": tokens(_published(paper)),
        "abstract": [word for word in tokens(paper.abstract.plain) if word not in STOP_WORDS],
    }


def display(paper: Paper, tags: tuple[int, ...]) -> Display:
    """What a result shows of the paper."""
    return (
        urls.paper(paper.path),
        paper.title.plain,
        tuple(author.name for author in paper.authors),
        " · ".join(filter(None, (_published(paper), paper.presentation))),
        tags,
        " ".join(paper.abstract.plain.split()),
        paper.title_from == "abstract",
    )


def _published(paper: Paper) -> str:
    return f"{paper.venue} {paper.year or ''}".strip()


def _all(texts: Iterable[str]) -> list[str]:
    return [token for text in texts for token in tokens(text)]
