"""The lists of all years, tags, venues and authors."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from site_builder import urls
from site_builder.catalog import children
from site_builder.model import Group, PageSpec, Tag
from site_builder.render.charts import year_bars
from site_builder.render.head import head
from site_builder.render.pagination import letter_jumps, sheets
from site_builder.render.shelf import Shelf, counted_link, group_href, person_link
from site_builder.render.trends import doors
from site_builder.render.views import IndexView, LinkGroupView, LinkView
from site_builder.text import sort_key

NAMES = 500
"""Names on one page of the authors' index."""
FEW = 3
"""Tags of one paper that are not worth folding away."""


def years_index(shelf: Shelf) -> PageSpec:
    """years/index.html: the papers by year, as bars."""
    papers = tuple(paper for group in shelf.catalog.years for paper in group.members)
    view = IndexView(
        head=head(urls.YEARS, shelf.say("Years"), shelf, section=urls.YEARS),
        heading=shelf.say("Years"),
        summary=shelf.say(
            "{papers} in {years}",
            papers=shelf.counted(len(papers), "paper"),
            years=shelf.counted(len(shelf.catalog.years), "year"),
        ),
        groups=(),
        bars=year_bars(papers, shelf.catalog.years),
    )
    return PageSpec(path=urls.YEARS, template="pages/index.html", view=view)


def tags_index(shelf: Shelf) -> PageSpec:
    """tags/index.html: the tags by area, those of one paper folded away."""
    areas = tuple(_areas(shelf))
    view = IndexView(
        head=head(urls.TAGS, shelf.say("Tags"), shelf, section=urls.TAGS),
        heading=shelf.say("Tags"),
        summary=shelf.say(
            "{tags} in {areas}",
            tags=shelf.counted(len(shelf.catalog.tags), "tag"),
            areas=shelf.counted(len(areas), "area"),
        ),
        groups=areas,
        doors=(*_a_z(shelf), *doors(shelf)),
        filter_label=shelf.say("Filter tags"),
    )
    return PageSpec(path=urls.TAGS, template="pages/index.html", view=view)


def _a_z(shelf: Shelf) -> tuple[LinkView, ...]:
    return (LinkView(label="A–Z", href=urls.TAGS_A_Z),) if shelf.catalog.tags else ()


def venues_index(shelf: Shelf) -> PageSpec:
    """venues/index.html"""
    venues = shelf.catalog.venues
    view = IndexView(
        head=head(urls.VENUES, shelf.say("Venues"), shelf, section=urls.VENUES),
        heading=shelf.say("Venues"),
        summary=shelf.counted(len(venues), "venue"),
        groups=(LinkGroupView(heading="", links=tuple(map(counted_link, venues))),),
    )
    return PageSpec(path=urls.VENUES, template="pages/index.html", view=view)


def authors_index(shelf: Shelf) -> Iterator[PageSpec]:
    """authors/index.html and the pages that follow, by family name."""
    authors = shelf.catalog.authors
    initials = tuple(map(_initial, authors))
    jumps = letter_jumps(urls.AUTHORS, initials, NAMES, lambda place: _anchor(initials[place]))
    for sheet in sheets(authors, urls.AUTHORS, NAMES):
        title = shelf.paged(shelf.say("Authors"), sheet.number)
        view = IndexView(
            head=head(sheet.path, title, shelf, section=urls.AUTHORS),
            heading=shelf.say("Authors"),
            summary=shelf.counted(len(authors), "author"),
            groups=tuple(_by_initial(sheet.items, jumps, sheet.path)),
            filter_label="" if sheet.pagination else shelf.say("Filter authors"),
            jumps=jumps,
            pagination=sheet.pagination,
        )
        yield PageSpec(path=sheet.path, template="pages/index.html", view=view)


def _areas(shelf: Shelf) -> Iterator[LinkGroupView]:
    """Each area with its tags; tags of no taxonomy under a heading of their own."""
    taxonomy = shelf.catalog.taxonomy
    for area in (tag for tag in taxonomy if not tag.parent and tag.slug in shelf.tags):
        group = shelf.tags[area.slug]
        below = tuple(_below(area, taxonomy, shelf))
        folds = sum(link.count == 1 for link in below) > FEW
        yield LinkGroupView(
            heading=area.label,
            href=group_href(group),
            anchor=area.slug,
            description=f"{shelf.counted(len(group.members), 'paper')} · {area.description}".rstrip(
                " ·"
            ),
            links=tuple(link for link in below if link.count > 1 or not folds),
            folded=tuple(link for link in below if link.count == 1 and folds),
        )
    others = tuple(tag for tag in shelf.catalog.tags if tag.slug not in shelf.taxonomy)
    if others:
        yield LinkGroupView(
            heading=shelf.say("Other tags") if taxonomy else shelf.say("All tags"),
            anchor="other-tags",
            links=tuple(map(counted_link, others)),
        )


def _below(area: Tag, taxonomy: tuple[Tag, ...], shelf: Shelf) -> Iterator[LinkView]:
    """Links to the tags below one that papers bear, at any depth, commonest first."""
    found: list[Group] = []
    queue = list(children(area.slug, taxonomy))
    for tag in queue:
        queue.extend(children(tag.slug, taxonomy))
        if tag.slug in shelf.tags:
            found.append(shelf.tags[tag.slug])
    yield from map(counted_link, sorted(found, key=lambda tag: (-len(tag.members), tag.label)))


def _by_initial(
    authors: Sequence[Group], jumps: tuple[LinkView, ...], path: str
) -> Iterator[LinkGroupView]:
    """Authors under the initial of their family name.

    Only the heading that a jump leads to is an anchor: a letter that goes on
    from the page before has none.
    """
    targets = {jump.href for jump in jumps}
    for initial, found in groupby(authors, key=_initial):
        anchor = _anchor(initial)
        yield LinkGroupView(
            heading=initial,
            anchor=anchor if f"{path}#{anchor}" in targets else "",
            links=tuple(map(person_link, found)),
        )


def _initial(author: Group) -> str:
    """The Latin capital an author is filed under, or "#"."""
    initial = sort_key(author.label)[:1].upper()
    return initial if "A" <= initial <= "Z" else "#"


def _anchor(initial: str) -> str:
    return f"letter-{'other' if initial == '#' else initial.lower()}"
