"""Counts as bars."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from site_builder import urls
from site_builder.model import Group, Paper
from site_builder.render.views import BarView

SPARK_YEARS = 3
SPARK_WIDTH = 60


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


def spark(counts: Sequence[int], papers: Sequence[int]) -> str:
    """The course of shares over the years as a path in a box of 60 by 14.

    "" where there are fewer than three years: two figures say more.
    """
    if len(counts) < SPARK_YEARS:
        return ""
    shares = [count / max(all_, 1) for count, all_ in zip(counts, papers, strict=True)]
    highest = max(shares) or 1
    points = (
        f"{round(SPARK_WIDTH * n / (len(shares) - 1))} {13 - round(11 * share / highest)}"
        for n, share in enumerate(shares)
    )
    return f"M{'L'.join(points)}"
