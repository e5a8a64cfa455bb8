"""What the templates of changes and of import health see."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.render.views import Head, LinkGroupView, PaginationView


@dataclass(frozen=True, slots=True, kw_only=True)
class DayView:
    """What one day brought."""

    date: str
    """ISO date; "" when nobody knows it."""
    groups: tuple[LinkGroupView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ChangesView:
    """changes.html and the pages that follow."""

    head: Head
    heading: str
    days: tuple[DayView, ...]
    pagination: PaginationView | None


@dataclass(frozen=True, slots=True, kw_only=True)
class HealthView:
    """health.html and the pages that follow."""

    head: Head
    heading: str
    summary: str
    groups: tuple[LinkGroupView, ...]
    """Problems of one kind: the place as a link, what was found as its note."""
    pagination: PaginationView | None
