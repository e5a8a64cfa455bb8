"""Counts as bars."""

from __future__ import annotations

from collections import Counter

from site_builder import urls
from site_builder.model import Group, Paper
from site_builder.render.views import BarView


def year_bars(papers: tuple[Paper, ...], years: tuple[Group, ...]) -> tuple[BarView, ...]:
    """How many of `papers` fall in each year of the catalogue, newest first.

    Years without any of them are left out; the bar leads to the year's page.
    """
    counts = Counter(paper.year for paper in papers)
    longest = max(counts.values(), default=1)
    return tuple(
        BarView(
            label=group.label,
            href=urls.group("year", group.slug),
            count=counts[year],
            width=max(1, round(100 * counts[year] / longest)),
        )
        for group in years
        if counts[year := group.members[0].year]
    )
