"""changes.html: what was added, corrected and withdrawn, by day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from site_builder import urls
from site_builder.catalog import Change, changes
from site_builder.language import Words, forms
from site_builder.model import PageSpec
from site_builder.render.head import head
from site_builder.render.log_views import ChangesView, DayView
from site_builder.render.pagination import sheets
from site_builder.render.shelf import Shelf
from site_builder.render.views import LinkGroupView, LinkView

GROUPS = 12
"""Days on one page, if one thing happened on each."""
SHOWN = 20
"""Papers named of those that one day brought."""
WORDS = {
    "added": forms("{n} paper added", "{n} papers added"),
    "corrected": forms("{n} paper corrected", "{n} papers corrected"),
    "withdrawn": forms("{n} paper withdrawn", "{n} papers withdrawn"),
}


def changes_pages(shelf: Shelf) -> Iterator[PageSpec]:
    """changes.html and the pages that follow."""
    for sheet in sheets(changes(shelf.catalog.papers), urls.CHANGES, GROUPS):
        title = shelf.paged(shelf.say("Changes"), sheet.number)
        view = ChangesView(
            head=head(sheet.path, title, shelf, section=urls.CHANGES, feed=urls.CHANGES_FEED),
            heading=shelf.say("Changes"),
            days=tuple(_days(sheet.items, shelf.words)),
            pagination=sheet.pagination,
        )
        yield PageSpec(path=sheet.path, template="pages/changes.html", view=view)


def _days(found: Sequence[Change], words: Words) -> Iterator[DayView]:
    for date, some in groupby(found, key=lambda change: change.date):
        yield DayView(date=date, groups=tuple(_group(change, words) for change in some))


def _group(change: Change, words: Words) -> LinkGroupView:
    """The papers of one change; of many the first, and how many more."""
    more = len(change.papers) - SHOWN
    return LinkGroupView(
        heading=words.count(len(change.papers), *WORDS[change.what]),
        links=tuple(
            LinkView(label=paper.title.plain, href=urls.paper(paper.path))
            for paper in change.papers[:SHOWN]
        ),
        description=words.count(more, "and {n} more", "and {n} more") if more > 0 else "",
    )
