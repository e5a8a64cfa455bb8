"""The tree of tags."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder.model import Tag


def ancestors(slug: str, known: Mapping[str, Tag]) -> tuple[str, ...]:
    """Slugs of the tags above one, nearest first; () for an area or an unknown tag."""
    found: list[str] = []
    while slug in known and (parent := known[slug].parent) and parent not in found:
        found.append(parent)
        slug = parent
    return tuple(found)


def children(slug: str, taxonomy: tuple[Tag, ...]) -> tuple[Tag, ...]:
    """The tags right below one, in the taxonomy's order."""
    return tuple(tag for tag in taxonomy if tag.parent == slug)
