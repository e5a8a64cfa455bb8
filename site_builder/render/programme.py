"""programme/index.html: tracks, kinds of presentation, awards, sessions."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

from site_builder import urls
from site_builder.language import phrase
from site_builder.model import Group, PageSpec
from site_builder.render.head import head
from site_builder.render.pagination import Sheet, sheets
from site_builder.render.shelf import Shelf, counted_link
from site_builder.render.views import IndexView, LinkGroupView

PLACES = 300
"""Groups on one page; there are few, but for the sessions of many years."""
HEADINGS = {
    "track": phrase("Tracks"), "presentation": phrase("Presentations"),
    "award": phrase("Awards"), "session": phrase("Sessions"),
}  # fmt: skip


def programme_index(shelf: Shelf) -> Iterator[PageSpec]:
    """The pages of the index; none of a catalogue without any of it."""
    groups = shelf.catalog.programme
    for sheet in sheets(groups, urls.PROGRAMME, PLACES) if groups else ():
        view = _view(sheet, shelf)
        yield PageSpec(path=sheet.path, template="pages/index.html", view=view)


def programme_sections(groups: tuple[Group, ...], shelf: Shelf) -> Iterator[LinkGroupView]:
    """Groups of the programme below a heading for each kind."""
    for kind, found in groupby(groups, key=lambda group: group.kind):
        links = tuple(map(counted_link, found))
        heading = shelf.say(HEADINGS[kind])
        yield LinkGroupView(heading=heading, anchor=HEADINGS[kind].lower(), links=links)


def _view(sheet: Sheet[Group], shelf: Shelf) -> IndexView:
    title = shelf.paged(shelf.say("Programme"), sheet.number)
    kinds = [group.kind for group in shelf.catalog.programme]
    counts = [shelf.counted(kinds.count(kind), kind) for kind in dict.fromkeys(kinds)]
    return IndexView(
        head=head(sheet.path, title, shelf, section=urls.PROGRAMME),
        heading=shelf.say("Programme"),
        summary=" · ".join(counts),
        groups=tuple(programme_sections(tuple(sheet.items), shelf)),
        pagination=sheet.pagination,
    )
