"""Papers by year, by tag and by venue."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping

from site_builder.catalog.slugs import group_slug, tag_slug
from site_builder.catalog.taxonomy import ancestors
from site_builder.model import Group, Paper, Tag
from site_builder.urls import UNDATED


def by_year(papers: tuple[Paper, ...]) -> tuple[Group, ...]:
    """One group a year, newest first; papers without a year come last."""
    found: dict[int | None, list[Paper]] = defaultdict(list)
    for paper in papers:
        found[paper.year].append(paper)
    return tuple(
        Group(
            kind="year",
            slug=str(year) if year else UNDATED,
            label=str(year) if year else "Undated",
            members=tuple(found[year]),
        )
        for year in sorted(found, key=lambda year: -(year or 0))
    )


def by_tag(papers: tuple[Paper, ...], taxonomy: tuple[Tag, ...]) -> tuple[Group, ...]:
    """One group a tag that a paper bears or implies, in the taxonomy's order.

    A tag implies all tags above it. Tags that the taxonomy does not hold come
    last, by label, under the words a person typed.
    """
    known = {tag.slug: tag for tag in taxonomy}
    found: dict[str, list[Paper]] = defaultdict(list)
    labels: dict[str, str] = {}
    for paper in papers:
        for slug, label in _tags_of(paper, known).items():
            labels.setdefault(slug, label)
            found[slug].append(paper)
    unknown = sorted((slug for slug in found if slug not in known), key=lambda s: (labels[s], s))
    order = [*(slug for slug in known if slug in found), *unknown]
    return tuple(
        Group(kind="tag", slug=slug, label=labels[slug], members=tuple(found[slug]))
        for slug in order
    )


def by_venue(papers: tuple[Paper, ...]) -> tuple[Group, ...]:
    """One group a venue, by label; papers without a venue stand in none.

    A venue is spelt as the first paper in the catalogue's order spells it.
    """
    labels: dict[str, str] = {}
    found: dict[str, list[Paper]] = defaultdict(list)
    for paper in papers:
        if paper.venue:
            slug = group_slug(paper.venue)
            labels.setdefault(slug, paper.venue)
            found[slug].append(paper)
    return tuple(
        Group(kind="venue", slug=slug, label=labels[slug], members=tuple(found[slug]))
        for slug in sorted(found, key=lambda slug: (labels[slug].casefold(), slug))
    )


def _tags_of(paper: Paper, known: Mapping[str, Tag]) -> dict[str, str]:
    """Labels by slug of the tags a paper bears, and of those they imply."""
    labels: dict[str, str] = {}
    for name in paper.tags:
        slug = tag_slug(name, known)
        for each in (slug, *ancestors(slug, known)):
            labels[each] = known[each].label if each in known else name
    return labels
