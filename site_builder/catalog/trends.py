"""How many papers of each year bear a tag or hold a term."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from site_builder.catalog.taxonomy import ancestors
from site_builder.model import FEWEST, Catalog, Statistics, Tag

THIN = 20
"""Papers of a year below which its shares jump by chance."""
RECENT = 5
"""Years, at most, that are compared with as many before them."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """A row of counts, a column a year."""

    kind: Literal["tag", "term"]
    name: str
    """Slug of a tag; the words of a term."""
    label: str
    counts: tuple[int, ...]

    @property
    def total(self) -> int:
        return sum(self.counts)


@dataclass(frozen=True, slots=True, kw_only=True)
class Trends:
    """A table of counts."""

    years: tuple[int, ...]
    """From the first year with enough papers to the last; years without papers, too."""
    papers: tuple[int, ...]
    """All papers of each year, for shares."""
    tags: tuple[Course, ...]
    """The commonest first."""
    terms: tuple[Course, ...]
    """The commonest first."""
    earlier: int
    """Papers of years before the first."""


def count_trends(catalog: Catalog) -> Trends:
    """Count the papers of each year, and those of tags and terms with five or more.

    Where two years or more have 20 papers, the first of them is the first year:
    shares of the few papers before it would dwarf all others.
    """
    dated = [group for group in catalog.years if group.members[0].year]
    totals = {group.members[0].year or 0: len(group.members) for group in dated}
    enough = [year for year, papers in totals.items() if papers >= THIN]
    first = min(enough if len(enough) > 1 else totals, default=0)
    years = tuple(range(first, max(totals) + 1)) if totals else ()
    return Trends(
        years=years,
        papers=tuple(totals.get(year, 0) for year in years),
        tags=_ordered(_tags(catalog, years)),
        terms=_ordered(_terms(catalog.derived.statistics, years)),
        earlier=sum(papers for year, papers in totals.items() if year < first),
    )


def movers(
    trends: Trends, most: int, known: Mapping[str, Tag]
) -> tuple[tuple[Course, ...], tuple[Course, ...]]:
    """The tags whose share rose most, and those whose share fell most.

    Of a tag and one above it only the one that moved more is named, and of
    tags with the same counts the first. Nothing moved where there is one year.
    """
    found = {course.name: _change(course, trends) for course in trends.tags}
    order = sorted(trends.tags, key=lambda course: (-abs(found[course.name]), course.name))
    risen: list[Course] = []
    fallen: list[Course] = []
    for course in order:
        change = found[course.name]
        side = risen if change > 0 else fallen
        if change and len(side) < most and not _said(course, (*risen, *fallen), known):
            side.append(course)
    return tuple(risen), tuple(fallen)


def spans(trends: Trends) -> int:
    """How many of the last years are compared with as many before them."""
    return min(RECENT, len(trends.years) // 2)


def _tags(catalog: Catalog, years: tuple[int, ...]) -> Iterator[Course]:
    for group in catalog.tags:
        counts = Counter(paper.year for paper in group.members)
        row = tuple(counts[year] for year in years)
        yield Course(kind="tag", name=group.slug, label=group.label, counts=row)


def _terms(statistics: Statistics, years: tuple[int, ...]) -> Iterator[Course]:
    for words, counts in statistics.terms.items():
        row = tuple(counts.get(year, 0) for year in years)
        yield Course(kind="term", name=words, label=words, counts=row)


def _ordered(courses: Iterable[Course]) -> tuple[Course, ...]:
    enough = (course for course in courses if course.total >= FEWEST)
    return tuple(sorted(enough, key=lambda course: (-course.total, course.name)))


def _change(course: Course, trends: Trends) -> float:
    """The share in the last years less the share in as many before them."""
    span = spans(trends)
    after, before = slice(len(trends.years) - span, None), slice(-2 * span, -span)
    return _share(course.counts[after], trends.papers[after]) - _share(
        course.counts[before], trends.papers[before]
    )


def _share(counts: tuple[int, ...], papers: tuple[int, ...]) -> float:
    return sum(counts) / max(sum(papers), 1)


def _said(course: Course, others: tuple[Course, ...], known: Mapping[str, Tag]) -> bool:
    kin = ancestors(course.name, known)
    return any(
        other.counts == course.counts
        or other.name in kin
        or course.name in ancestors(other.name, known)
        for other in others
    )
