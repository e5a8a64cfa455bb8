"""Lists cut into pages."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from site_builder import urls
from site_builder.render.views import LinkView, PaginationView

T = TypeVar("T")

AROUND = 2
"""Pages named on each side of the current one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet(Generic[T]):
    """One page of a list."""

    number: int
    """From 1."""
    path: str
    start: int
    """Position of the first item in the whole list, from 0."""
    items: Sequence[T]
    pagination: PaginationView | None
    """None when the list has one page."""


def sheets(items: Sequence[T], first: str, size: int) -> Iterator[Sheet[T]]:
    """Cut a list into pages of `size`; an empty list has one empty page.

    `first` is the path of the first page.
    """
    total = max(1, -(-len(items) // size))
    for number in range(1, total + 1):
        start = (number - 1) * size
        yield Sheet(
            number=number,
            path=urls.numbered(first, number),
            start=start,
            items=items[start : start + size],
            pagination=_pagination(number, total, first) if total > 1 else None,
        )


def letter_jumps(
    first: str, letters: Iterable[str], size: int, anchors: Callable[[int], str]
) -> tuple[LinkView, ...]:
    """A–Z: the page on which each letter starts, and its anchor there.

    `letters` has one letter an item of the list; `anchors` gives the anchor of
    the item at a position.
    """
    starts: dict[str, int] = {}
    for position, letter in enumerate(letters):
        starts.setdefault(letter, position)
    return tuple(
        LinkView(label=letter, href=f"{urls.numbered(first, place // size + 1)}#{anchors(place)}")
        for letter, place in starts.items()
    )


def _pagination(number: int, total: int, first: str) -> PaginationView:
    def path(other: int) -> str:
        return urls.numbered(first, other) if 1 <= other <= total else ""

    return PaginationView(
        number=number,
        total=total,
        items=tuple(
            LinkView(label=f"{other:,}", href=path(other), count=other)
            if other
            else LinkView(label="…")
            for other in _numbers(number, total)
        ),
        previous=path(number - 1),
        next=path(number + 1),
    )


def _numbers(number: int, total: int) -> Iterator[int]:
    """First, last and the pages around `number`; 0 stands for a gap."""
    last = 0
    for other in range(1, total + 1):
        if other in (1, total) or abs(other - number) <= AROUND:
            if other - last > 1:
                yield 0
            yield other
            last = other
