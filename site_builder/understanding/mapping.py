"""Places of papers on the map, kept from one import to the next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count

import numpy as np
from scipy.sparse import csr_array, hstack

from site_builder.model import Layout, Tag
from site_builder.understanding.embedding import embed
from site_builder.understanding.labelling import name_regions
from site_builder.understanding.neighbours import Near, find_near
from site_builder.understanding.related import Paper
from site_builder.understanding.terms import read_terms
from site_builder.understanding.vectors import (
    Weights,
    rarity_of,
    to_length,
    weigh_tags,
    weigh_terms,
)

_TAG_SHARE = 0.7
"""Length of the tags beside the words: a third of a product, so that fields stay together."""
_MARGIN = 0.04
_NEW_AT_MOST = 1 / 3
_BESIDE = 3
"""Neighbours in whose middle a new paper is put."""
_APART = 0.004
"""Distance kept from other papers, at 5,000 of them."""
_TURN = 2.399963
"""Golden angle, by which a place is sought in a spiral."""

Point = tuple[float, float]


def draw(papers: Sequence[Paper], taxonomy: Sequence[Tag], before: Layout) -> Layout:
    """Lay out papers that are sorted by id."""
    tags = [_with_parents(own, taxonomy) for _, _, own in papers]
    new = [own for own, _, _ in papers if own not in before.points]
    if not papers:
        return Layout()
    if len(new) > len(papers) * _NEW_AT_MOST:
        points = _fitted([own for own, _, _ in papers], embed(_near(papers, tags)))
    else:
        points = {own: before.points[own] for own, _, _ in papers if own in before.points}
        if new:
            _insert(points, [own for own, _, _ in papers], _near(papers, tags))
    places = np.array([points[own] for own, _, _ in papers])
    return Layout(points=points, labels=name_regions(places, tags, taxonomy))


def _with_parents(tags: tuple[str, ...], taxonomy: Sequence[Tag]) -> tuple[str, ...]:
    parents = {tag.slug: tag.parent for tag in taxonomy}
    return tuple(sorted({*tags, *(parents[tag] for tag in tags if parents.get(tag))}))


def _near(papers: Sequence[Paper], tags: list[tuple[str, ...]]) -> Near:
    words = weigh_terms(*read_terms([text for _, text, _ in papers]), len(papers))
    rows = to_length(csr_array(hstack([words, weigh_tags(tags, _TAG_SHARE)], format="csr")))
    frequency = np.bincount(rows.indices, minlength=rows.shape[1])
    return find_near(rows, rarity_of(frequency, len(papers)))


def _fitted(ids: Sequence[str], places: Weights) -> dict[str, Point]:
    """Scale places into the unit square, the same in both directions."""
    low, high = places.min(axis=0), places.max(axis=0)
    scale = (1 - 2 * _MARGIN) / max(float((high - low).max()), 1e-9)
    fitted = 0.5 + (places - (low + high) / 2) * scale
    return {own: _point(*place) for own, place in zip(ids, fitted.tolist(), strict=True)}


def _point(x: float, y: float) -> Point:
    return round(min(max(x, 0.0), 1.0), 3), round(min(max(y, 0.0), 1.0), 3)


def _insert(points: dict[str, Point], ids: Sequence[str], near: Near) -> None:
    """Put each new paper beside its nearest neighbours, where there is room."""
    taken = set(points.values())
    for number, own in enumerate(ids):
        if own not in points:
            beside = (ids[other] for other in near.rows[number].tolist() if other >= 0)
            known = [points[other] for other in beside if other in points][:_BESIDE]
            points[own] = next(place for place in _spiral(_middle(known)) if place not in taken)
            taken.add(points[own])


def _middle(known: Sequence[Point]) -> Point:
    """Return the middle of places; without any, a place at the map's edge."""
    if not known:
        return _MARGIN, _MARGIN
    return sum(x for x, _ in known) / len(known), sum(y for _, y in known) / len(known)


def _spiral(middle: Point) -> Iterator[Point]:
    for step in count():
        far = _APART * step**0.5
        yield _point(
            middle[0] + far * float(np.cos(step * _TURN)),
            middle[1] + far * float(np.sin(step * _TURN)),
        )
