"""How many papers of each year bear a tag."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from site_builder.model import Group, Paper

FEWEST = 5
"""Papers below which a row of counts is chance rather than a trend."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Trends:
    """A table of counts: a row a tag, a column a year."""

    years: tuple[int, ...]
    """From the first year to the last; years without papers, too."""
    papers: tuple[int, ...]
    """All papers of each year, for shares."""
    tags: tuple[tuple[str, tuple[int, ...]], ...]
    """Slug and counts, the commonest first."""


def count_trends(papers: Iterable[Paper], tags: Iterable[Group]) -> Trends:
    """Count the papers of each year, and those of each tag with five or more."""
    totals = Counter(paper.year for paper in papers if paper.year)
    years = tuple(range(min(totals), max(totals) + 1)) if totals else ()
    rows = []
    for group in tags:
        counts = Counter(paper.year for paper in group.members)
        row = tuple(counts[year] for year in years)
        if sum(row) >= FEWEST:
            rows.append((group.slug, row))
    rows.sort(key=lambda row: (-sum(row[1]), row[0]))
    return Trends(years=years, papers=tuple(totals[year] for year in years), tags=tuple(rows))
