"""Papers under the present ids of their tags."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from site_builder.catalog.slugs import tag_slug
from site_builder.errors import Problem
from site_builder.model import Paper, Tag


def rename_tags(papers: Iterable[Paper], taxonomy: tuple[Tag, ...]) -> list[Paper]:
    """Return the papers with the present id in place of each former one."""
    former = _former(taxonomy)
    return [replace(p, tags=_renamed(p.tags, former)) if former else p for p in papers]


def former_tags(papers: Iterable[Paper], taxonomy: tuple[Tag, ...]) -> Iterator[Problem]:
    """Yield a warning for each former id that a paper still bears."""
    former = _former(taxonomy)
    for paper in papers:
        for name in paper.tags:
            if present := former.get(tag_slug(name, former)):
                yield Problem(
                    where=paper.path,
                    code="former-tag",
                    message=f"the tag {name!r} is now {present!r}",
                    hint=f"Write {present!r} in its place.",
                )


def _former(taxonomy: tuple[Tag, ...]) -> dict[str, str]:
    return {slug: tag.slug for tag in taxonomy for slug in tag.formerly}


def _renamed(names: tuple[str, ...], former: Mapping[str, str]) -> tuple[str, ...]:
    """Return the names, each once, in the order of their first."""
    return tuple(dict.fromkeys(former.get(tag_slug(name, former), name) for name in names))
