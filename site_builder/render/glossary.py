"""names/index.html: the names that papers introduce, use and spell out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

from site_builder import urls
from site_builder.language import Words
from site_builder.model import FEWEST, PageSpec, Paper, Term
from site_builder.render.charts import spark
from site_builder.render.head import head
from site_builder.render.pagination import letter_jumps, sheets
from site_builder.render.shelf import Shelf
from site_builder.render.views import GlossaryView, LinkView, TermView
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
        title = shelf.paged(shelf.say("Names"), sheet.number)
        view = GlossaryView(
            head=head(sheet.path, title, shelf, section=urls.NAMES),
            heading=shelf.say("Names"),
            summary=shelf.words.count(
                len(terms),
                "{n} method, dataset or acronym of the abstracts",
                "{n} methods, datasets and acronyms of the abstracts",
            ),
            terms=tuple(_view(term, shelf) for term in sheet.items),
            table=urls.NAMES_TABLE,
            filter_label="" if sheet.pagination else shelf.say("Filter names"),
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
        expansions=spelt_out(term, shelf.words),
        paper=_paper((*term.introduced, *term.members)[0]) if term.introduced or alone else None,
        papers=", ".join(filter(None, (_count(term, shelf), _first_year(term, shelf)))),
    )


def spelt_out(term: Term, words: Words) -> str:
    """What a name stands for, the commonest first."""
    more = len(term.expansions) - EXPANSIONS
    rest = (words.count(more, "and {n} more", "and {n} more"),) if more > 0 else ()
    return ", ".join((*term.expansions[:EXPANSIONS], *rest))


def _paper(paper: Paper) -> LinkView:
    return LinkView(label=clip(paper.title.plain, TITLE), href=urls.paper(paper.path))


def _count(term: Term, shelf: Shelf) -> str:
    return shelf.counted(len(term.members), "paper") if len(term.members) > 1 else ""


def _first_year(term: Term, shelf: Shelf) -> str:
    """The year of the earliest paper, said as such where there are several."""
    if not term.first_year:
        return ""
    if len(term.members) == 1:
        return str(term.first_year)
    return shelf.say("first in {year}", year=term.first_year)


def _course(term: Term, shelf: Shelf) -> str:
    """Its course over the years, where it has papers enough."""
    if len(term.members) < FEWEST:
        return ""
    counts = Counter(paper.year for paper in term.members)
    return spark([counts[year] for year in shelf.trends.years], shelf.trends.papers)


def _initial(term: Term) -> str:
    initial = slugify(term.name)[0].upper()
    return initial if initial.isalpha() else "#"
