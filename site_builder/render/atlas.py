"""map.html: every paper as a mark, near the papers that are like it."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from site_builder import urls
from site_builder.catalog import ancestors, tag_slug
from site_builder.language import Words
from site_builder.model import Artifact, Catalog, MapLabel, PageSpec, Paper
from site_builder.render.head import head
from site_builder.render.map_views import MapLabelView, MapView, MarksView
from site_builder.render.shelf import Shelf, counted_link
from site_builder.render.views import LinkView

MOST = 5_000
"""Papers that are marked; of more, so many that are evenly spread."""
UNIT = 1_000
"""Width of the map in its own units."""
EDGE = 20
LEAST_HIGH = 300
"""Height of a map whose papers all stand in one row, or of a single paper."""
HUES, STYLES = 6, 24
"""Looks of marks, six hues in four shapes: the largest areas differ in their hue."""
LARGE, MANY = 300, 1_500
"""Papers from which marks are smaller, and smallest."""
CENTRAL = 4
"""Papers of an area named below a map of more than `ALL`."""
ALL = 100
AREA_HEIGHT = 0.018
"""Height of letters from which a label is an area's."""

Place = tuple[float, float]


@dataclass(frozen=True, slots=True, kw_only=True)
class _Field:
    """The papers of one area."""

    slug: str
    """Of the area; "" for papers without a tag of the taxonomy."""
    papers: tuple[Paper, ...]
    """By id."""


def atlas(shelf: Shelf) -> Iterator[PageSpec]:
    """The map's page, where import laid out a map."""
    fields = _fields(shelf.catalog)
    if not fields:
        return
    layout = shelf.catalog.derived.layout
    sizes = sorted(range(len(fields)), key=lambda at: (-len(fields[at].papers), at))
    looks = {at: rank % STYLES for rank, at in enumerate(sizes)}
    count = sum(len(field.papers) for field in fields)
    total = sum(paper.status == "published" for paper in shelf.catalog.papers)
    labels = tuple(_label(label, shelf) for label in layout.labels)
    view = MapView(
        head=head(urls.MAP, shelf.say("Map"), shelf, section=urls.MAP),
        heading=shelf.say("Map"),
        summary=_summary(count, total, shelf.words),
        box=_box(fields, layout.points, labels),
        size="few" if count < LARGE else "some" if count < MANY else "many",
        marks=tuple(_marks(looks[at], field, count, shelf) for at, field in enumerate(fields)),
        labels=labels,
        data=urls.MAP_DATA,
    )
    yield PageSpec(path=urls.MAP, template="pages/map.html", view=view)


def map_data(catalog: Catalog) -> Iterator[Artifact]:
    """data/map.js: the names of the papers' pages, in the order of their marks."""
    if fields := _fields(catalog):
        names = [
            urls.paper(paper.path).removeprefix("papers/").removesuffix(".html")
            for field in fields
            for paper in field.papers
        ]
        text = json.dumps(names, ensure_ascii=True, separators=(",", ":"))
        yield Artifact(path=urls.MAP_DATA, body=f"papershelfPlaces({text});\n".encode())


def _fields(catalog: Catalog) -> tuple[_Field, ...]:
    """The papers of each area, in the taxonomy's order; what has no area comes last."""
    points = catalog.derived.layout.points
    placed = sorted(
        (p for p in catalog.papers if p.status == "published" and p.id in points),
        key=lambda paper: paper.id,
    )
    taxonomy = {tag.slug: tag for tag in catalog.taxonomy}
    found: dict[str, list[Paper]] = defaultdict(list)
    for paper in placed[:MOST]:
        first = next((tag_slug(tag, taxonomy) for tag in paper.tags), "")
        found[[first, *ancestors(first, taxonomy)][-1] if first in taxonomy else ""].append(paper)
    order = [*(tag.slug for tag in catalog.taxonomy if not tag.parent), ""]
    return tuple(_Field(slug=slug, papers=tuple(found[slug])) for slug in order if slug in found)


def _summary(shown: int, total: int, words: Words) -> str:
    if shown == total:
        return words.count(
            shown,
            "{n} paper, near those that are like it",
            "{n} papers, each near those that are like it",
        )
    return words.count(
        total,
        "{some} of {n} paper, each near those that are like it",
        "{some} of {n} papers, each near those that are like it",
        some=words.number(shown),
    )


def _marks(look: int, field: _Field, count: int, shelf: Shelf) -> MarksView:
    """The marks of an area and the papers in its midst, or all where the map has few."""
    points = shelf.catalog.derived.layout.points
    group = shelf.tags.get(field.slug)
    label = counted_link(group) if group else LinkView(label=shelf.say("Other papers"))
    shown = field.papers
    if count > ALL:
        shown = tuple(_central(field.papers, points)[:CENTRAL])
    return MarksView(
        label=label,
        hue=look % HUES + 1,
        shape=look // HUES + 1,
        path="".join(_mark(points[paper.id]) for paper in field.papers),
        papers=tuple(
            LinkView(label=paper.title.plain, href=urls.paper(paper.path)) for paper in shown
        ),
        more=len(field.papers) - len(shown),
    )


def _central(papers: Sequence[Paper], points: dict[str, Place]) -> list[Paper]:
    """Papers by how near they stand to the middle of them all."""
    xs, ys = zip(*(points[paper.id] for paper in papers), strict=True)
    x, y = sorted(xs)[len(xs) // 2], sorted(ys)[len(ys) // 2]

    def far(paper: Paper) -> tuple[float, str]:
        own = points[paper.id]
        return (own[0] - x) ** 2 + (own[1] - y) ** 2, paper.id

    return sorted(papers, key=far)


def _mark(place: Place) -> str:
    """A line of no length, of which only the ends are drawn: dots or squares."""
    return f"M{round(place[0] * UNIT)} {round(place[1] * UNIT)}h0"


def _label(label: MapLabel, shelf: Shelf) -> MapLabelView:
    group = shelf.tags.get(label.tag)
    return MapLabelView(
        link=counted_link(group) if group else LinkView(label=label.text),
        text=label.text,
        x=round(label.x * UNIT),
        y=round(label.y * UNIT),
        large=label.size > AREA_HEIGHT,
    )


def _box(fields: Iterable[_Field], points: dict[str, Place], labels: Iterable[MapLabelView]) -> str:
    """The part of the unit square that holds marks and labels, as a viewBox."""
    heights = [points[paper.id][1] * UNIT for field in fields for paper in field.papers]
    heights += [label.y for label in labels]
    top, bottom = round(min(heights)) - EDGE, round(max(heights)) + EDGE
    lacking = max(0, LEAST_HIGH - (bottom - top)) // 2
    top, bottom = max(0, top - lacking), min(UNIT, bottom + lacking)
    return f"0 {top} {UNIT} {bottom - top}"
