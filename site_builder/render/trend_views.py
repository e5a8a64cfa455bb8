"""What the templates of trends and of tags together see."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.render.views import Head, LinkView


@dataclass(frozen=True, slots=True, kw_only=True)
class LineView:
    """A line of a chart, in units of its SVG."""

    path: str
    dots: str
    leader: str
    """Path from the line's end to its name."""
    x: int
    """Where the name begins."""
    y: int
    """Foot of the name's first line."""
    name: tuple[str, ...]
    """One or two lines."""
    value: str
    """The last figure, which follows the name."""
    below: bool
    """Whether it stands on a line of its own."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ChartView:
    """A chart of lines over years, in units of its SVG."""

    width: int
    height: int
    left: int
    """Where the first year stands, and the lines across begin."""
    right: int
    """Where the last year stands."""
    ticks: tuple[tuple[int, str], ...]
    """Height and words of each line across, the lowest first."""
    years: tuple[tuple[int, str], ...]
    """Place and words of each year that is named."""
    lines: tuple[LineView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class CourseView:
    """A row of the table below the chart."""

    kind: str
    """tag or term."""
    name: str
    link: LinkView
    cells: tuple[tuple[str, str], ...]
    """Count and share for each year."""
    total: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TrendsView:
    """trends.html"""

    head: Head
    summary: str
    wide: ChartView
    narrow: ChartView
    caption: str
    """What the chart shows before a reader chooses."""
    note: str
    """What few papers mean for the figures."""
    years: tuple[str, ...]
    """The newest first, as in every row."""
    papers: tuple[str, ...]
    """All papers of each year."""
    courses: tuple[CourseView, ...]
    data: str
    """The script with all counts."""
    together: str
    """The page of tags together; "" where there are too few."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CellView:
    """How many papers two tags share."""

    count: str
    """"" on the diagonal."""
    href: str
    """"" for no papers."""
    shade: int
    """From 0 to 5: how large a share of the row's papers that is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TogetherView:
    """together.html"""

    head: Head
    summary: str
    note: str
    """What few papers mean for the shades; "" where there are enough."""
    columns: tuple[str, ...]
    rows: tuple[tuple[LinkView, tuple[CellView, ...]], ...]
    """Each tag with its papers, and its cells in the order of the columns."""
    steps: tuple[str, ...]
    """Words for each shade, the palest first."""
