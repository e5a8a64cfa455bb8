"""names/index.html: the names that papers introduce, use and spell out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from site_builder import urls
from site_builder.model import FEWEST, PageSpec, Paper, Term
from site_builder.render.charts import spark
from site_builder.render.head import head
from site_builder.render.pagination import letter_jumps, sheets
from site_builder.render.shelf import Shelf
from site_builder.render.views import GlossaryView, LinkView, TermView
from site_builder.render.wording import counted
from site_builder.text import clip, slugify

TERMS = 200
"""Terms on one page."""
EXPANSIONS = 5
"""Meanings of one acronym that are told."""
TITLE = 80
"""Characters of a paper's title."""


def glossary(shelf: Shelf) -> Iterator[PageSpec]:
    """The pages of the glossary, in alphabetical order."""
    terms = shelf.catalog.glossary
    letters = map(_initial, terms)
    jumps = letter_jumps(urls.NAMES, letters, TERMS, lambda place: terms[place].slug)
    for sheet in sheets(terms, urls.NAMES, TERMS):
        title = "Names" if sheet.number == 1 else f"Names, page {sheet.number}"
        view = GlossaryView(
            head=head(sheet.path, title, shelf, section=urls.NAMES),
            heading="Names",
            summary=f"{counted(len(terms), 'method')}, datasets and acronyms of the abstracts",
            terms=tuple(_view(term, shelf) for term in sheet.items),
            table=urls.NAMES_TABLE,
            filter_label="" if sheet.pagination else "Filter names",
            jumps=jumps if sheet.pagination else (),
            pagination=sheet.pagination,
        )
        yield PageSpec(path=sheet.path, template="pages/glossary.html", view=view)


def _view(term: Term, shelf: Shelf) -> TermView:
    alone = len(term.members) == 1
    return TermView(
        name=replace(shelf.name_link(term.name), spark=_course(term, shelf)),
        members=len(term.members),
        first=term.first_year or 0,
        anchor=term.slug,
        expansions=spelt_out(term),
        paper=_paper((*term.introduced, *term.members)[0]) if term.introduced or alone else None,
        papers=", ".join(filter(None, (_count(term), _first_year(term)))),
    )


def spelt_out(term: Term) -> str:
    """What a name stands for, the commonest first."""
    more = len(term.expansions) - EXPANSIONS
    return ", ".join((*term.expansions[:EXPANSIONS], *([f"and {more} more"] if more > 0 else ())))


def _paper(paper: Paper) -> LinkView:
    return LinkView(label=clip(paper.title.plain, TITLE), href=urls.paper(paper.path))


def _count(term: Term) -> str:
    return counted(len(term.members), "paper") if len(term.members) > 1 else ""


def _first_year(term: Term) -> str:
    """The year of the earliest paper, said as such where there are several."""
    if not term.first_year:
        return ""
    return str(term.first_year) if len(term.members) == 1 else f"first in {term.first_year}"


def _course(term: Term, shelf: Shelf) -> str:
    """Its course over the years, where it has papers enough."""
    if len(term.members) < FEWEST:
        return ""
    counts = Counter(paper.year for paper in term.members)
    return spark([counts[year] for year in shelf.trends.years], shelf.trends.papers)


def _initial(term: Term) -> str:
    initial = slugify(term.name)[0].upper()
    return initial if initial.isalpha() else "#"
