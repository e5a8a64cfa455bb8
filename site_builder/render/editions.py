"""Editions to carry: the catalogue in one HTML file, and as an e-book."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import blake2b, sha256

from markupsafe import Markup

from site_builder import urls
from site_builder.model import Catalog, Group, PageSpec, Paper
from site_builder.render.cards import byline
from site_builder.render.edition_views import (
    BookView,
    ChapterView,
    EntryView,
    ListView,
    PartView,
    SingleView,
)
from site_builder.render.shelf import Shelf
from site_builder.render.views import LinkView
from site_builder.render.wording import link_label
from site_builder.render.xhtml import xhtml

CHAPTER = 50
"""Papers in one file of an e-book: a reader loads a file whole."""
NAMED = 1_000
"""Papers up to which the table of contents names each."""


def single(shelf: Shelf, *, label: str, style: str, script: str) -> PageSpec:
    """The catalogue in one page; `label` names a choice of its papers, "" for all."""
    catalog = shelf.catalog
    slugs = _slugs(catalog)
    policy = (
        "default-src 'none'; base-uri 'none'; form-action 'none'; img-src data:; font-src data:; "
        f"style-src '{_digest(style)}'; script-src '{_digest(script)}'"
    )
    view = SingleView(
        title=_title(shelf, label),
        description=shelf.site.description,
        summary=_summary(shelf),
        parts=tuple(
            PartView(
                heading=group.label,
                anchor=f"y{group.slug}",
                entries=tuple(_entry(p, shelf, slugs) for p in group.members),
            )
            for group in catalog.years
        ),
        tags=tuple(
            LinkView(label=group.label, href=group.slug, count=len(group.members))
            for group in sorted(catalog.tags, key=lambda group: group.label.casefold())
        ),
        style=Markup(style),
        script=Markup(script),
        policy=policy,
    )
    return PageSpec(path="single.html", template="editions/single.html", view=view)


def book(shelf: Shelf, *, label: str, date: str) -> Iterator[PageSpec]:
    """The files of an e-book, but for the container that every one has.

    EPUB 3.3 is XHTML and a package file in a zip, so the same templates make
    it. `date` is the ISO date of the last change.
    """
    chapters = tuple(_chapters(shelf))
    places = {entry.anchor: part for part in chapters for entry in part.entries}
    lists = tuple(_lists(shelf, places))
    named = len(places) <= NAMED
    view = BookView(
        identifier=_urn(f"{shelf.site.site_url or shelf.site.title}\n{label}"),
        title=_title(shelf, label),
        description=shelf.site.description,
        summary=_summary(shelf),
        modified=f"{date}T00:00:00Z",
        chapters=chapters,
        lists=lists,
        mathml=named and any("<math" in e.title for part in chapters for e in part.entries),
    )
    for template in ("package.opf", "title.xhtml"):
        yield _file(template, template, view)
    yield _file("nav.xhtml", "nav.xhtml" if named else "nav-short.xhtml", view)
    for part in chapters:
        yield _file(part.name, "chapter.xhtml", part)
    for group in lists:
        yield _file(group.name, "list.xhtml", group)


def _file(name: str, template: str, view: object) -> PageSpec:
    return PageSpec(path=f"EPUB/{name}", template=f"editions/book/{template}", view=view)


def _chapters(shelf: Shelf) -> Iterator[ChapterView]:
    slugs = _slugs(shelf.catalog)
    for group in shelf.catalog.years:
        papers = group.members
        for start in range(0, len(papers), CHAPTER):
            entries = tuple(
                _well_formed(_entry(paper, shelf, slugs))
                for paper in papers[start : start + CHAPTER]
            )
            number = f"-{start // CHAPTER + 1}" if start else ""
            last = start + len(entries)
            several = (
                shelf.say(", {first} to {last}", first=start + 1, last=last)
                if len(papers) > CHAPTER
                else ""
            )
            yield ChapterView(
                name=f"y{group.slug}{number}.xhtml",
                heading=f"{group.label}{several}",
                entries=entries,
                mathml=any("<math" in f"{entry.title}{entry.abstract}" for entry in entries),
            )


def _lists(shelf: Shelf, places: dict[str, ChapterView]) -> Iterator[ListView]:
    """The papers of each tag and of each person."""
    catalog, say = shelf.catalog, shelf.say
    kinds = (
        ("tags.xhtml", say("Tags"), catalog.tags),
        ("authors.xhtml", say("Authors"), catalog.authors),
    )
    for name, heading, groups in kinds:
        if groups:
            yield ListView(
                name=name,
                heading=heading,
                groups=tuple((group.label, tuple(_leads(group, places))) for group in groups),
            )


def _leads(group: Group, places: dict[str, ChapterView]) -> Iterator[LinkView]:
    for paper in group.members:
        place = places[_anchor(paper)].name
        label = f"{paper.title.plain} ({paper.year})" if paper.year else paper.title.plain
        yield LinkView(label=label, href=f"{place}#{_anchor(paper)}")


def _entry(paper: Paper, shelf: Shelf, slugs: dict[str, list[str]]) -> EntryView:
    return EntryView(
        anchor=_anchor(paper),
        title=Markup(paper.title.html),
        authors=", ".join(author.name for author in paper.authors),
        byline=byline(paper),
        derived=paper.title_from == "abstract",
        tags=tuple(shelf.tag_link(tag).label for tag in paper.tags),
        slugs=tuple(slugs.get(paper.id, ())),
        links=tuple(
            LinkView(
                label=link.label or link_label(link.kind, shelf.words),
                href=link.url,
            )
            for link in paper.links
        ),
        abstract=Markup(paper.abstract.html),
    )


def _well_formed(entry: EntryView) -> EntryView:
    """The same entry in XHTML."""
    return replace(entry, title=xhtml(entry.title), abstract=xhtml(entry.abstract))


def _slugs(catalog: Catalog) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for group in catalog.tags:
        for paper in group.members:
            found.setdefault(paper.id, []).append(group.slug)
    return found


def _anchor(paper: Paper) -> str:
    return f"p-{paper.id}"


def _title(shelf: Shelf, label: str) -> str:
    return f"{shelf.site.title}: {label}" if label else shelf.site.title


def _summary(shelf: Shelf) -> str:
    """`4,812 papers, 2012 to 2024.`"""
    papers = sum(paper.status == "published" for paper in shelf.catalog.papers)
    years = sorted(group.label for group in shelf.catalog.years if group.slug != urls.UNDATED)
    said = shelf.counted(papers, "paper")
    if len(years) > 1:
        first, last = years[0], years[-1]
        return shelf.say("{papers}, {first} to {last}.", papers=said, first=first, last=last)
    return f"{said}, {years[0]}." if years else f"{said}."


def _digest(text: str) -> str:
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _urn(text: str) -> str:
    digest = blake2b(text.encode(), digest_size=16).hexdigest()
    return f"urn:uuid:{digest[:8]}-{digest[8:12]}-{digest[12:16]}-{digest[16:20]}-{digest[20:]}"


def newest(papers: Iterable[Paper]) -> str:
    """The ISO date of the last change to any of some papers; "" when none is dated."""
    return max((paper.updated or paper.added for paper in papers), default="")
