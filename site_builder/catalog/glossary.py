"""The names that papers introduce, spell out, use or mention."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import blake2b

from site_builder.catalog.slugs import group_slug
from site_builder.model import Paper, Term
from site_builder.text import slugify

_WORD = re.compile(r"[^\W_][\w.+*/-]*")
_DISTINCT = re.compile(r"[A-Z]{3}|[a-z\d][A-Z]|[A-Z].*\d|[A-Z].*-[A-Z]")
"""What hardly any word holds that is not a name."""


@dataclass(slots=True)
class _Entry:
    """A term under way: all spellings of one name."""

    spellings: Counter[str] = field(default_factory=Counter)
    expansions: Counter[str] = field(default_factory=Counter)
    introduced: dict[str, Paper] = field(default_factory=dict)
    members: dict[str, Paper] = field(default_factory=dict)


def glossary(papers: tuple[Paper, ...]) -> tuple[Term, ...]:
    """One term a name that papers introduce, use or spell out, in alphabetical order.

    Upper and lower case make no difference. Other papers whose title or
    abstract holds the name mention it, unless it stands for several things or
    could be a word of its own.
    """
    entries = _entries(papers)
    _add_mentions(entries, papers)
    slugs = _slugs(entries)
    place = {paper.id: position for position, paper in enumerate(papers)}
    terms = (
        Term(
            slug=slugs[key],
            name=_commonest(entry.spellings)[0],
            expansions=_unlike(_commonest(entry.expansions)),
            introduced=tuple(entry.introduced.values()),
            members=tuple(sorted(entry.members.values(), key=lambda paper: place[paper.id])),
        )
        for key, entry in entries.items()
    )
    return tuple(sorted(terms, key=lambda term: (slugify(term.name), term.slug)))


def _entries(papers: tuple[Paper, ...]) -> dict[str, _Entry]:
    """What the papers' own front matter says."""
    entries: dict[str, _Entry] = defaultdict(_Entry)
    for paper in papers:
        for name in (*paper.names, *paper.facts.datasets, *dict(paper.facts.acronyms)):
            entry = entries[name.casefold()]
            entry.spellings[name] += 1
            entry.members[paper.id] = paper
        for name in paper.names:
            entries[name.casefold()].introduced[paper.id] = paper
        for short, long in paper.facts.acronyms:
            entries[short.casefold()].expansions[long] += 1
    return entries


def _add_mentions(entries: Mapping[str, _Entry], papers: tuple[Paper, ...]) -> None:
    """Add the papers whose text holds a name of one word."""
    sure = {
        spelling: entry
        for entry in entries.values()
        if len(_unlike(_commonest(entry.expansions))) < 2 and len(entry.introduced) < 2
        for spelling in entry.spellings
        if _DISTINCT.search(spelling)
    }
    for paper in papers:
        for word in set(_WORD.findall(f"{paper.title.plain}\n{paper.abstract.plain}")):
            entry = sure.get(word) or sure.get(word.rstrip(".-/*")) or sure.get(word[:-1])
            if entry:
                entry.members[paper.id] = paper


def _commonest(counts: Counter[str]) -> tuple[str, ...]:
    return tuple(sorted(counts, key=lambda each: (-counts[each], each)))


def _unlike(expansions: tuple[str, ...]) -> tuple[str, ...]:
    """Long forms that differ in more than case, hyphens and number."""
    first: dict[str, str] = {}
    for long in expansions:
        words = re.sub(r"[\W_]+", " ", long.casefold()).split()
        first.setdefault(" ".join(word.rstrip("es") for word in words), long)
    return tuple(first.values())


def _slugs(entries: Mapping[str, _Entry]) -> dict[str, str]:
    """A distinct slug for each name, whatever the order they are met in."""
    slugs: dict[str, str] = {}
    taken: set[str] = set()
    for key in sorted(entries):
        slug = group_slug(key)
        if slug in taken:
            slug = f"{slug}-x{blake2b(key.encode(), digest_size=3).hexdigest()}"
        taken.add(slug)
        slugs[key] = slug
    return slugs
