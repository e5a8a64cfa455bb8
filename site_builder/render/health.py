"""health.html: what is wrong with sources, papers and their texts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from site_builder import urls
from site_builder.errors import Problem
from site_builder.model import PageSpec
from site_builder.render.head import head
from site_builder.render.log_views import HealthView
from site_builder.render.pagination import sheets
from site_builder.render.shelf import Shelf
from site_builder.render.views import LinkGroupView, LinkView
from site_builder.render.wording import capitalised

ROWS = 100
"""Problems on one page."""


def health(shelf: Shelf, problems: Sequence[Problem]) -> Iterator[PageSpec]:
    """health.html and the pages that follow: for the organiser, and for no search engine."""
    rows = sorted(problems, key=lambda problem: (problem.severity, problem.code))
    summary = shelf.words.count(
        len(rows),
        "{n} fault in the sources, the papers and their texts",
        "{n} faults in the sources, the papers and their texts",
    )
    for sheet in sheets(rows, urls.HEALTH, ROWS):
        title = shelf.paged(shelf.say("Import health"), sheet.number)
        view = HealthView(
            head=head(sheet.path, title, shelf, section=urls.HEALTH, indexed=False),
            heading=shelf.say("Import health"),
            summary=summary if rows else "",
            groups=tuple(_groups(sheet.items, shelf)),
            pagination=sheet.pagination,
        )
        yield PageSpec(path=sheet.path, template="pages/health.html", view=view, indexed=False)


def _groups(rows: Sequence[Problem], shelf: Shelf) -> Iterator[LinkGroupView]:
    for code, found in groupby(rows, key=lambda problem: problem.code):
        heading = capitalised(code.replace("-", " "))
        yield LinkGroupView(heading=heading, links=tuple(_row(one, shelf) for one in found))


def _row(problem: Problem, shelf: Shelf) -> LinkView:
    """The place of a problem, as a link where the repository is known, and what is wrong."""
    path, _, line = (
        problem.where.rpartition(":") if ":" in problem.where else (problem.where, "", "")
    )
    address = shelf.in_repository("blob", path) if path else ""
    mark = f"#L{line}" if address and line.isdigit() else ""
    note = ". ".join(filter(None, (capitalised(problem.message), problem.hint)))
    return LinkView(
        label=problem.where or shelf.say("The catalogue"), href=f"{address}{mark}", note=note
    )
