"""What the templates of editions see: the file of one page, and the e-book."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from site_builder.render.views import LinkView


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryView:
    """A paper, in full."""

    anchor: str
    title: Markup
    authors: str
    byline: str
    """Venue, year, presentation."""
    derived: bool
    tags: tuple[str, ...]
    """Labels."""
    slugs: tuple[str, ...]
    """Of its tags and of those above them."""
    links: tuple[LinkView, ...]
    abstract: Markup


@dataclass(frozen=True, slots=True, kw_only=True)
class PartView:
    """The papers of a year."""

    heading: str
    anchor: str
    entries: tuple[EntryView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SingleView:
    """A catalogue in one HTML file."""

    title: str
    description: str
    summary: str
    parts: tuple[PartView, ...]
    tags: tuple[LinkView, ...]
    """Each tag with its slug as `href`, by label."""
    style: Markup
    script: Markup
    policy: str
    """Content Security Policy that allows those two by their digests."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChapterView:
    """A file of an e-book with papers in it."""

    name: str
    """File name, which is also its id in the package: `y2024.xhtml`."""
    heading: str
    entries: tuple[EntryView, ...]
    mathml: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ListView:
    """A list of an e-book: the papers of each tag, or of each person."""

    name: str
    heading: str
    groups: tuple[tuple[str, tuple[LinkView, ...]], ...]
    """Label, and links to papers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BookView:
    """An e-book: its package, its cover words and its table of contents."""

    identifier: str
    """A URN that stays the same for the same choice of papers."""
    title: str
    description: str
    summary: str
    modified: str
    """ISO moment in UTC."""
    chapters: tuple[ChapterView, ...]
    lists: tuple[ListView, ...]
    mathml: bool
    """Whether a title, in the table of contents too, holds a formula."""
