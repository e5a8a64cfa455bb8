"""One person, one group: names joined where they are one, apart where not."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from hashlib import blake2b

from site_builder.catalog.slugs import group_slug
from site_builder.model import Author, Group, Paper
from site_builder.text import name_key, sort_key


def by_author(papers: tuple[Paper, ...]) -> tuple[Group, ...]:
    """One group a person, in the order of family names.

    Printed variants of one name (accents, case, full stops) are one person;
    an explicit id joins different names and tells equal names apart.
    """
    names: dict[str, Counter[str]] = defaultdict(Counter)
    found: dict[str, dict[str, Paper]] = defaultdict(dict)
    for paper in papers:
        for author in paper.authors:
            key = person_key(author)
            names[key][author.name] += 1
            found[key][paper.id] = paper
    labels = {key: _best_spelling(spellings) for key, spellings in names.items()}
    slugs = _slugs(labels)
    groups = (
        Group(
            kind="author",
            slug=slugs[key],
            label=labels[key],
            key=key,
            members=tuple(members.values()),
        )
        for key, members in found.items()
    )
    return tuple(sorted(groups, key=lambda group: (sort_key(group.label), group.slug)))


def person_key(author: Author) -> str:
    """What makes two authors one person."""
    return f"id:{author.id.casefold()}" if author.id else f"name:{name_key(author.name)}"


def _best_spelling(spellings: Counter[str]) -> str:
    """The most frequent spelling; among equals with accents, the longest, by text."""
    return min(spellings, key=lambda name: (-spellings[name], name.isascii(), -len(name), name))


def _slugs(labels: Mapping[str, str]) -> dict[str, str]:
    """A distinct slug for each person, whatever the order they are met in.

    Where persons share a slug, the first without an id keeps it bare; the
    others carry their id, or a digest of what tells them apart.
    """
    takers: dict[str, list[str]] = defaultdict(list)
    for key in sorted(labels, key=lambda key: (key.startswith("id:"), key)):
        takers[group_slug(labels[key])].append(key)
    slugs = {keys[0]: slug for slug, keys in takers.items()}
    taken = set(slugs.values())
    for slug, (_, *others) in takers.items():
        for key in others:
            marked = group_slug(f"{slug}-{_mark(key)}")
            slugs[key] = group_slug(f"{marked}-{_digest(key)}") if marked in taken else marked
            taken.add(slugs[key])
    return slugs


def _mark(key: str) -> str:
    kind, _, name = key.partition(":")
    return name if kind == "id" else _digest(name)


def _digest(name: str) -> str:
    return blake2b(name.encode(), digest_size=3).hexdigest()
