"""A paper in a list."""

from __future__ import annotations

from dataclasses import replace

from markupsafe import Markup

from site_builder import urls
from site_builder.citation import coins
from site_builder.model import Paper
from site_builder.render.shelf import Shelf
from site_builder.render.views import CardView
from site_builder.text import clip

AUTHORS = 10
TAGS = 4
SNIPPET = 140
"""Characters of the abstract on a card."""


def card(paper: Paper, shelf: Shelf, *, anchor: str = "") -> CardView:
    """The view of a paper as one entry of a list.

    A paper stands in ten lists or so, and its card is the same in all of them.
    """
    if paper.id not in shelf.cards:
        shelf.cards[paper.id] = _card(paper, shelf)
    found = shelf.cards[paper.id]
    return replace(found, anchor=anchor) if anchor else found


def _card(paper: Paper, shelf: Shelf) -> CardView:
    return CardView(
        href=urls.paper(paper.path),
        title=Markup(paper.title.html),
        anchor="",
        authors=_authors(paper, shelf),
        byline=byline(paper),
        derived=paper.title_from == "abstract",
        added=paper.added if paper.added > shelf.founded else "",
        tags=tuple(shelf.tag_link(tag) for tag in paper.tags[:TAGS]),
        snippet=clip(paper.abstract.plain, SNIPPET),
        coins=coins(paper),
    )


def _authors(paper: Paper, shelf: Shelf) -> str:
    """Names without links: with them, a page of fifty cards is half as large again."""
    names = ", ".join(author.name for author in paper.authors[:AUTHORS])
    more = len(paper.authors) - AUTHORS
    if more <= 0:
        return names
    return shelf.say("{names} and {more} more", names=names, more=more)


def byline(paper: Paper) -> str:
    """`NeurIPS 2024 · oral`; "" when nothing of it is known."""
    place = " ".join(filter(None, (paper.venue, str(paper.year or ""))))
    return " · ".join(filter(None, (place, paper.presentation)))
