"""What the template of the map sees."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.render.views import Head, LinkView


@dataclass(frozen=True, slots=True, kw_only=True)
class MarksView:
    """The papers of one area of the map."""

    label: LinkView
    hue: int
    """From 1 to 6."""
    shape: int
    """From 1 to 4."""
    path: str
    """SVG path data: one mark a paper."""
    papers: tuple[LinkView, ...]
    more: int
    """How many papers the map has beside those."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MapLabelView:
    """The name of a region."""

    link: LinkView
    text: str
    x: int
    """Of its middle."""
    y: int
    large: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class MapView:
    """The map of papers."""

    head: Head
    heading: str
    summary: str
    box: str
    """SVG viewBox."""
    size: str
    """Of the marks: few, some or many papers."""
    marks: tuple[MarksView, ...]
    labels: tuple[MapLabelView, ...]
    data: str
    """Path of the script that names the papers."""
