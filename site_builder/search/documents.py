"""What is searched of each paper, and what is shown of it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from site_builder import urls
from site_builder.catalog import tag_slug
from site_builder.model import Catalog, Paper

BOOSTS = {"title": 1.0, "authors": 2.0, "tags": 0.5, "venue": 0.5, "abstract": 1.0}
"""Fields searched, in the order of the index, and how much a match in each counts.

The page adds to it where a title has all the words.
"""
WHOLE = frozenset(["title", "authors", "tags", "venue"])
"""Fields so short that their stop words count: "to be or not to be" is a title."""

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


def texts(paper: Paper, tags: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The texts of each field."""
    return {
        "title": (paper.title.plain,),
        "authors": tuple(author.name for author in paper.authors),
        # A paper's own names count twice, so that a name finds first who introduced it.
        "tags": (*tags, *paper.keywords, *paper.names),
        "venue": (_published(paper),),
        "abstract": (paper.abstract.plain,),
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
