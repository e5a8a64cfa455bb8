"""Who and what stand together on papers."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from itertools import permutations

from site_builder.catalog.people import person_key
from site_builder.catalog.taxonomy import ancestors
from site_builder.model import Group, Tag


def coauthors(person: Group, people: dict[str, Group]) -> tuple[tuple[Group, int], ...]:
    """Those who share papers with a person and how many, most papers first.

    `people` holds the catalogue's author groups by key.
    """
    counts = Counter(
        key
        for paper in person.members
        for key in {person_key(author) for author in paper.authors}
        if key != person.key
    )
    found = ((people[key], count) for key, count in counts.items())
    return tuple(sorted(found, key=lambda pair: (-pair[1], pair[0].label, pair[0].slug)))


def tags_together(
    tags: tuple[Group, ...], known: Mapping[str, Tag], most: int
) -> dict[str, tuple[str, ...]]:
    """Slugs of the tags met most often with each tag on one paper.

    Tags above and below it are left out: they are met by what they mean.
    At most `most` a tag, commonest first, ties in the order of `tags`.
    """
    place = {tag.slug: position for position, tag in enumerate(tags)}
    on_paper = _on_paper(tags)
    found: dict[str, tuple[str, ...]] = {}
    for tag in tags:
        counts = Counter(slug for paper in tag.members for slug in on_paper[paper.id])
        kin = {tag.slug, *ancestors(tag.slug, known)}
        for slug in tuple(counts):
            if slug in kin or tag.slug in ancestors(slug, known):
                del counts[slug]
        order = sorted(counts, key=lambda slug: (-counts[slug], place[slug]))
        found[tag.slug] = tuple(order[:most])
    return found


def count_pairs(tags: tuple[Group, ...]) -> dict[tuple[str, str], int]:
    """How many papers bear both of two tags, by their slugs in either order; 0 left out."""
    counts: Counter[tuple[str, str]] = Counter()
    for slugs in _on_paper(tags).values():
        counts.update(permutations(slugs, 2))
    return dict(counts)


def _on_paper(tags: tuple[Group, ...]) -> dict[str, list[str]]:
    """Slugs of the tags of each paper, by its id."""
    found: dict[str, list[str]] = defaultdict(list)
    for tag in tags:
        for paper in tag.members:
            found[paper.id].append(tag.slug)
    return found
