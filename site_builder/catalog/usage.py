"""How the papers of a catalogue use its taxonomy."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from difflib import get_close_matches

from site_builder.catalog.slugs import tag_slug
from site_builder.model import Catalog, Paper


@dataclass(frozen=True, slots=True, kw_only=True)
class TagUse:
    """A tag and the papers that bear it, not those that only imply it."""

    name: str
    """Its id, or the words of a tag that the taxonomy does not hold."""
    near: str = ""
    """Of an unknown tag: the id it may be a slip of."""
    papers: tuple[Paper, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Usage:
    """The tags of a catalogue by how they are used."""

    untagged: tuple[Paper, ...]
    known: tuple[TagUse, ...]
    """In the taxonomy's order, unused ones left out."""
    unused: tuple[str, ...]
    unknown: tuple[TagUse, ...]
    """By name."""


def tag_usage(catalog: Catalog) -> Usage:
    """Tell which papers bear which tags."""
    slugs = {tag.slug: tag for tag in catalog.taxonomy}
    found: dict[str, list[Paper]] = defaultdict(list)
    for paper in catalog.papers:
        for name in dict.fromkeys(tag_slug(name, slugs) for name in paper.tags):
            found[name].append(paper)
    near = {name: get_close_matches(name, slugs, 1) for name in found if name not in slugs}
    return Usage(
        untagged=tuple(paper for paper in catalog.papers if not paper.tags),
        known=tuple(
            TagUse(name=slug, papers=tuple(found[slug])) for slug in slugs if slug in found
        ),
        unused=tuple(slug for slug in slugs if slug not in found),
        unknown=tuple(
            TagUse(name=name, near="".join(near[name]), papers=tuple(found[name]))
            for name in sorted(near)
        ),
    )
