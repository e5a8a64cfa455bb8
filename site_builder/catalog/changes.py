"""What was added, corrected and withdrawn, and when."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from site_builder.model import Paper

What = Literal["added", "corrected", "withdrawn"]

ORDER: tuple[What, ...] = ("withdrawn", "corrected", "added")


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """What one day did to some papers."""

    date: str
    """ISO date; "" when nobody knows it."""
    what: What
    papers: tuple[Paper, ...]
    """In the catalogue's order."""


def changes(papers: Iterable[Paper]) -> tuple[Change, ...]:
    """Every change that the papers' files tell of, newest first, undated last.

    A paper that was corrected stands in two; of a withdrawn one it is said on
    the day it was `updated`, and nothing else is. Hidden papers are left out.
    """
    found: dict[tuple[str, What], list[Paper]] = defaultdict(list)
    for paper in papers:
        for key in _told(paper):
            found[key].append(paper)
    days = sorted({date for date, _ in found}, reverse=True)
    order = ((date, what) for date in days for what in ORDER if (date, what) in found)
    return tuple(Change(date=d, what=w, papers=tuple(found[d, w])) for d, w in order)


def _told(paper: Paper) -> Iterator[tuple[str, What]]:
    if paper.status == "withdrawn":
        yield paper.updated if paper.updated > paper.added else "", "withdrawn"
    elif paper.status == "published":
        if paper.added:
            yield paper.added, "added"
        if paper.updated > paper.added:
            yield paper.updated, "corrected"
