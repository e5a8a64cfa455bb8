"""Names of the regions of a map, none upon another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import numpy as np

from site_builder.model import MapLabel, Tag
from site_builder.understanding.vectors import Weights

_MOST = 32
_FEWEST = 3
"""Papers from which a tag can name a region."""
_SHARE = 120
"""A region holds at least this part of all papers: one in 120."""
_LARGE, _SMALL = 0.022, 0.014
"""Heights of an area's and a topic's name, as shares of the map's width."""
_WIDE = 0.72
"""Width of a letter as a share of the height, of a bold face and rather more than it takes."""
_LINE = 1.3
_NUDGES = (0, -1, 1, -2, 2, -3, 3, -4, 4)
_PURE = 0.4
"""Share of a region's papers that must bear its tag."""

Box = tuple[float, float, float, float]


def name_regions(
    places: Weights, tags: Sequence[tuple[str, ...]], taxonomy: Sequence[Tag]
) -> tuple[MapLabel, ...]:
    """Name the regions where papers of one tag gather, the clearest first.

    A name stands in the middle of the closer half of its papers, a little
    higher or lower where another stands already, and is left out where there
    is no room.
    """
    boxes: list[Box] = []
    labels: list[MapLabel] = []
    for _, tag, middle in sorted(_regions(places, tags, taxonomy), key=lambda each: each[:1]):
        if len(labels) == _MOST:
            break
        free = [
            label
            for label in _candidates(tag, middle)
            if _inside(_box(label)) and not any(_meet(_box(label), other) for other in boxes)
        ]
        if free:
            label = min(free, key=lambda each: _hidden(_box(each), places))
            boxes.append(_box(label))
            labels.append(label)
    return tuple(labels)


def _regions(
    places: Weights, tags: Sequence[tuple[str, ...]], taxonomy: Sequence[Tag]
) -> Iterator[tuple[tuple[float, str], Tag, Weights]]:
    """Yield rank, tag and middle of each tag that gathers somewhere."""
    fewest = max(_FEWEST, len(places) / _SHARE)
    for tag in taxonomy:
        own = np.array([tag.slug in row for row in tags])
        count = int(own.sum())
        if count < fewest:
            continue
        middle = np.median(places[own], axis=0)
        far = ((places[own] - middle) ** 2).sum(axis=1)
        middle = np.median(places[own][far <= np.median(far)], axis=0)
        radius = float(np.median(((places[own] - middle) ** 2).sum(axis=1)))
        around = ((places - middle) ** 2).sum(axis=1) <= radius
        pure = float(own[around].mean())
        if pure >= _PURE:
            yield (round(-pure * count ** (0.5 if tag.parent else 0.6), 6), tag.slug), tag, middle


def _candidates(tag: Tag, middle: Weights) -> Iterator[MapLabel]:
    size = _SMALL if tag.parent else _LARGE
    half = len(tag.label) * size * _WIDE / 2
    x = min(max(float(middle[0]), half), 1 - half)
    for nudge in _NUDGES:
        y = float(middle[1]) + nudge * size * _LINE / 2
        yield MapLabel(tag=tag.slug, text=tag.label, x=round(x, 3), y=round(y, 3), size=size)


def _box(label: MapLabel) -> Box:
    half, height = len(label.text) * label.size * _WIDE / 2, label.size * _LINE / 2
    return label.x - half, label.y - height, label.x + half, label.y + height


def _hidden(box: Box, places: Weights) -> int:
    """Count the papers a name would stand on."""
    x, y = places.T
    return int(((x > box[0]) & (x < box[2]) & (y > box[1]) & (y < box[3])).sum())


def _inside(box: Box) -> bool:
    return box[1] >= 0 and box[3] <= 1


def _meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]
