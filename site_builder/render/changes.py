"""changes.html: what was added, corrected and withdrawn, by day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from site_builder import urls
from site_builder.catalog import Change, changes
from site_builder.model import PageSpec
from site_builder.render.head import head
from site_builder.render.pagination import sheets
from site_builder.render.shelf import Shelf
from site_builder.render.views import ChangesView, DayView, LinkGroupView, LinkView
from site_builder.render.wording import counted

GROUPS = 12
"""Days on one page, if one thing happened on each."""
SHOWN = 20
"""Papers named of those that one day brought."""
WORDS = {"added": "{} added", "corrected": "{} corrected", "withdrawn": "{} withdrawn"}


def changes_pages(shelf: Shelf) -> Iterator[PageSpec]:
    """changes.html and the pages that follow."""
    for sheet in sheets(changes(shelf.catalog.papers), urls.CHANGES, GROUPS):
        title = "Changes" if sheet.number == 1 else f"Changes, page {sheet.number}"
        view = ChangesView(
            head=head(sheet.path, title, shelf, section=urls.CHANGES, feed=urls.CHANGES_FEED),
            heading="Changes",
            days=tuple(_days(sheet.items)),
            pagination=sheet.pagination,
        )
        yield PageSpec(path=sheet.path, template="pages/changes.html", view=view)


def _days(found: Sequence[Change]) -> Iterator[DayView]:
    for date, some in groupby(found, key=lambda change: change.date):
        yield DayView(date=date, groups=tuple(map(_group, some)))


def _group(change: Change) -> LinkGroupView:
    """The papers of one change; of many the first, and how many more."""
    more = len(change.papers) - SHOWN
    return LinkGroupView(
        heading=WORDS[change.what].format(counted(len(change.papers), "paper")),
        links=tuple(
            LinkView(label=paper.title.plain, href=urls.paper(paper.path))
            for paper in change.papers[:SHOWN]
        ),
        description=f"and {more:,} more" if more > 0 else "",
    )
