"""Courses over the years as lines with their names at the end.

`static/js/trends/chart.js` draws the same chart in the browser, and
tests/golden/lines.json holds both to the same numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import floor

from site_builder.render.trend_views import ChartView, LineView

LINE = 15
"""Height of a line of text."""
TOP, BOTTOM, LEFT = 12, 26, 40
STEPS = (1, 2, 5)
TICKS = 5
"""Lines across the chart, at most, above the one at nought."""
LEADER = 14
"""Length of the way from a line's end to its name."""
DODGE = 4
"""What parts lines that would lie upon each other."""
DOTTED = 15
"""Years up to which every count has a dot."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Size:
    """A chart's size in units of an SVG, which are pixels at their own size."""

    width: int
    height: int
    margin: int
    """Room for the names."""
    letters: int
    """Letters of a name on a line."""
    years: int
    """Years that are named, at most."""


WIDE = Size(width=760, height=380, margin=190, letters=22, years=12)
NARROW = Size(width=340, height=440, margin=128, letters=16, years=4)


def line_chart(
    courses: Sequence[tuple[str, Sequence[int]]],
    years: Sequence[int],
    papers: Sequence[int],
    size: Size,
    *,
    shares: bool,
) -> ChartView:
    """Draw labels with their counts by year; at least two years."""
    values = [_values(counts, papers, shares) for _, counts in courses]
    highest = max((value for row in values for value in row if value is not None), default=0)
    step = _step(highest)
    full = max(step, -(-highest // step) * step)
    floor_at, right = size.height - BOTTOM, size.width - size.margin
    across = [LEFT + _round(n * (right - LEFT) / (len(years) - 1)) for n in range(len(years))]
    rows = [
        [None if v is None else floor_at - _round(v * (floor_at - TOP) / full) for v in row]
        for row in values
    ]
    rows = [_dodged(row, rows[:number]) for number, row in enumerate(rows)]
    names = [_name(label, size.letters) for label, _ in courses]
    figures = [_said(_latest(row), shares) for row in values]
    below = [
        len(name[-1]) + 1 + len(figure) > size.letters
        for name, figure in zip(names, figures, strict=True)
    ]
    tall = [len(name) + under for name, under in zip(names, below, strict=True)]
    ends = [_last(row, floor_at) for row in rows]
    places = _places(ends, tall, floor_at)
    return ChartView(
        width=size.width,
        height=size.height,
        left=LEFT,
        right=right,
        ticks=tuple(
            (floor_at - _round(tick * (floor_at - TOP) / full), _said(tick, shares))
            for tick in range(0, int(full) + 1, step)
        ),
        years=tuple(_years(years, across, size.years)),
        lines=tuple(
            LineView(
                path=_path(across, row),
                dots=_dots(across, row),
                leader=f"M{right + 5} {ends[n]}L{right + LEADER} {places[n]}",
                x=right + LEADER + 4,
                y=places[n] - LINE * (tall[n] - 1) // 2 + 4,
                name=names[n],
                value=figures[n],
                below=below[n],
            )
            for n, row in enumerate(rows)
        ),
    )


def _values(counts: Sequence[int], papers: Sequence[int], shares: bool) -> list[float | None]:
    """Counts, or shares in tenths of a per cent; None for a year without papers."""
    return [
        None if not all_ else min(1000 * count / all_, 1000) if shares else count
        for count, all_ in zip(counts, papers, strict=True)
    ]


def _step(highest: float) -> int:
    """The smallest of 1, 2, 5, 10, 20, … that gives few enough lines across."""
    unit = 1
    while True:
        for step in STEPS:
            if step * unit * TICKS >= highest:
                return step * unit
        unit *= 10


def _dodged(row: list[int | None], others: Sequence[list[int | None]]) -> list[int | None]:
    """A row that lies upon others, moved up a little for each."""
    same = sum(other == row for other in others)
    return [None if y is None else y - DODGE * same for y in row]


def _name(label: str, letters: int) -> tuple[str, ...]:
    """A label on at most two lines."""
    lines = [""]
    for word in label.split():
        if lines[-1] and len(lines[-1]) + 1 + len(word) > letters:
            lines.append(word)
        else:
            lines[-1] = f"{lines[-1]} {word}".strip()
    shown = lines if len(lines) <= 2 else [lines[0], f"{lines[1]}…"]
    return tuple(_cut(line, letters) for line in shown)


def _cut(line: str, letters: int) -> str:
    return line if len(line) <= letters + 1 else f"{line[:letters]}…"


def _places(wanted: list[int], lines: list[int], floor_at: int) -> list[int]:
    """Where each name stands, near where it is wanted, none upon another."""
    order = sorted(range(len(wanted)), key=lambda n: (wanted[n], n))
    found = [0] * len(wanted)
    edge = 0
    for n in order:
        half = (lines[n] * LINE + 4) // 2
        found[n] = max(wanted[n], edge + half)
        edge = found[n] + half
    edge = floor_at + BOTTOM // 2
    for n in reversed(order):
        half = (lines[n] * LINE + 4) // 2
        found[n] = min(found[n], edge - half)
        edge = found[n] - half
    return found


def _years(years: Sequence[int], across: Sequence[int], most: int) -> Iterator[tuple[int, str]]:
    """The years that are named: evenly, back from the last."""
    last, first = years[-1], years[0]
    every = next(n for n in (1, 2, 5, 10, 20, 50, 100) if (last - first) // n < most)
    for year, x in zip(years, across, strict=True):
        if (last - year) % every == 0:
            yield x, str(year)


def _path(across: Sequence[int], row: Sequence[int | None]) -> str:
    drawn = []
    pen = "M"
    for x, y in zip(across, row, strict=True):
        if y is not None:
            drawn.append(f"{pen}{x} {y}")
        pen = "M" if y is None else "L"
    return "".join(drawn)


def _dots(across: Sequence[int], row: Sequence[int | None]) -> str:
    """A dot for each count; of many years for the last alone."""
    points = [(x, y) for x, y in zip(across, row, strict=True) if y is not None]
    return "".join(f"M{x} {y}h0" for x, y in (points if len(row) <= DOTTED else points[-1:]))


def _last(row: Sequence[int | None], floor_at: int) -> int:
    return next((y for y in reversed(row) if y is not None), floor_at)


def _latest(values: Sequence[float | None]) -> float:
    return next((value for value in reversed(values) if value is not None), 0)


def _said(value: float, shares: bool) -> str:
    """`1,234`, or of tenths of a per cent `12%`, with a decimal below ten."""
    if not shares:
        return f"{_round(value):,}"
    tenths = _round(value)
    if tenths >= 100 or not tenths % 10:
        return f"{_round(tenths / 10)}%"
    return f"{tenths / 10:.1f}%"


def _round(value: float) -> int:
    """Halves go up, as in JavaScript."""
    return floor(value + 0.5)
