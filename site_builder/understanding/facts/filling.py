"""Findings → what a draft carries."""

from __future__ import annotations

import re
from collections.abc import Iterable

from site_builder.fields import by_kind
from site_builder.model import Facts, Link
from site_builder.text import method_name
from site_builder.understanding.facts.finding import Finding, Kind
from site_builder.understanding.facts.known import METHODS
from site_builder.understanding.facts.links import same

_DISTINCT = re.compile(r"\S*(?:[A-Z][A-Z\d]|[a-z\d][A-Z])\S*")
"""One word that no dictionary has: SpeedLoader, ALPINE."""


def own_names(found: tuple[Finding, ...], title: str) -> tuple[str, ...]:
    """Return what a paper introduces; a true title that begins "NAME: …" says so, too."""
    stated = tuple(each.value for each in _of("name", found))
    name = method_name(title)
    if (
        not _DISTINCT.fullmatch(name)
        or name in METHODS
        or name.casefold() in map(str.casefold, stated)
    ):
        return stated
    return (name, *stated)


def stated_facts(found: tuple[Finding, ...]) -> Facts:
    """Return acronyms, datasets and claims as front matter has them."""
    return Facts(
        acronyms=tuple((each.value, each.detail) for each in _of("acronym", found)),
        datasets=tuple(each.value for each in _of("dataset", found)),
        claims=tuple(each.value for each in _of("claim", found)),
    )


def new_links(found: tuple[Finding, ...], known: Iterable[Link]) -> tuple[Link, ...]:
    """Return the links that `known` does not have, however they are spelt there."""
    there = {same(link.url) for link in known}
    return by_kind(
        Link(kind=each.detail, url=each.value, label=each.label)
        for each in _of("link", found)
        if same(each.value) not in there
    )


def _of(kind: Kind, found: tuple[Finding, ...]) -> tuple[Finding, ...]:
    return tuple(each for each in found if each.kind == kind)
