"""Papers by their place in a meeting: track, kind of presentation, award, session."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator
from typing import Literal

from site_builder.catalog.slugs import group_slug
from site_builder.model import Group, Paper

Kind = Literal["track", "presentation", "award", "session"]

PROGRAMME: tuple[Kind, ...] = ("track", "presentation", "award", "session")


def by_programme(papers: tuple[Paper, ...]) -> tuple[Group, ...]:
    """One group a track, a kind of presentation, an award and a session.

    In the order of `PROGRAMME`, those of one kind by label; sessions by meeting,
    the newest first. A place that all papers share tells nothing and has none.
    """
    return tuple(group for kind in PROGRAMME for group in _groups(kind, papers))


def programme_key(kind: Kind, paper: Paper) -> str:
    """Slug of the group of one kind that a paper stands in; "" for none.

    A session is one of its venue and year: "Session 1" of another is another.
    """
    name = _name(kind, paper)
    return group_slug(name) if name else ""


def _groups(kind: Kind, papers: tuple[Paper, ...]) -> Iterator[Group]:
    spellings: dict[str, Counter[str]] = defaultdict(Counter)
    found: dict[str, list[Paper]] = defaultdict(list)
    for paper in papers:
        if slug := programme_key(kind, paper):
            spellings[slug][_name(kind, paper)] += 1
            found[slug].append(paper)
    labels = {slug: min(names, key=lambda n: (-names[n], n)) for slug, names in spellings.items()}
    for slug in sorted(found, key=lambda slug: (*_meeting(kind, found[slug][0]), labels[slug])):
        if len(found[slug]) < len(papers):
            name = labels[slug]
            label = name if kind == "session" else name[:1].upper() + name[1:]
            yield Group(kind=kind, slug=slug, label=label, members=tuple(found[slug]))


def _name(kind: Kind, paper: Paper) -> str:
    if kind != "session":
        return str(getattr(paper, kind))
    meeting = " ".join(filter(None, (paper.venue, str(paper.year or ""))))
    return " · ".join(filter(None, (meeting, paper.session))) if paper.session else ""


def _meeting(kind: Kind, paper: Paper) -> tuple[int, str]:
    return (-(paper.year or 0), paper.venue.casefold()) if kind == "session" else (0, "")
