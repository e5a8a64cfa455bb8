"""A taxonomy made ready for matching."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from site_builder.model import Tag

TOKEN = re.compile(r"\w+|[^\w\s-]")
"""Words without their hyphens, and marks, which no wording runs across."""

Words = tuple[str, ...]

_LONG_PLURALS = ("sses", "shes", "xes", "tches", "nches", "rches", "oaches")
_SPELLINGS = (("isation", "ization"), ("ising", "izing"), ("ised", "ized"), ("iser", "izer"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Tagger:
    """The wordings of a taxonomy by their words; plain data, cheap to pickle."""

    tags: dict[str, Tag]
    labels: dict[Words, tuple[str, ...]]
    """Folded words of the labels, for keywords only: "Datasets" says little in a sentence."""
    names: dict[Words, tuple[str, ...]]
    """Folded words of all that a keyword may call a tag → slugs."""
    wordings: dict[Words, tuple[str, ...]]
    """Folded words → slugs."""
    cased: dict[Words, tuple[str, ...]]
    """Words as written → slugs."""
    reach: dict[str, int]
    """First word of a wording → length of the longest one that begins so."""
    needs: dict[str, frozenset[Words]]
    """Slug → folded wordings of which one must stand in the text."""
    hints: dict[str, tuple[str, ...]]
    """Folded word → slugs that it hints at."""


def compile_taxonomy(tags: tuple[Tag, ...]) -> Tagger:
    """Make a tagger of the tags of a taxonomy."""
    labels: dict[Words, tuple[str, ...]] = {}
    wordings: dict[Words, tuple[str, ...]] = {}
    cased: dict[Words, tuple[str, ...]] = {}
    names: dict[Words, tuple[str, ...]] = {}
    hints: dict[str, tuple[str, ...]] = {}
    for tag in tags:
        _enter(labels, fold_all(tag.label), tag.slug)
        for alias in tag.aliases:
            _enter(wordings, fold_all(alias), tag.slug)
        for acronym in tag.cased:
            _enter(cased, tuple(TOKEN.findall(acronym)), tag.slug)
        for name in (tag.label, *tag.aliases, *tag.keywords):
            _enter(names, fold_all(name), tag.slug)
        for word in map(fold, tag.hints):
            hints[word] = (*hints.get(word, ()), tag.slug)
    for written, slugs in cased.items():
        names.setdefault(tuple(fold(word) for word in written), slugs)
    return Tagger(
        tags={tag.slug: tag for tag in tags},
        labels=labels,
        names=names,
        wordings=wordings,
        cased=cased,
        reach=_reach((*wordings, *cased)),
        needs={
            tag.slug: frozenset(fold_all(word) for word in tag.needs) for tag in tags if tag.needs
        },
        hints=hints,
    )


def fold_all(text: str) -> Words:
    """Return the words of a text, each folded."""
    return tuple(fold(word) for word in TOKEN.findall(text))


def fold(word: str) -> str:
    """Return a word without case, plural and British spelling."""
    word = word.casefold()
    if word.endswith(_LONG_PLURALS):
        word = word[:-2]
    elif len(word) > 3 and word.endswith("s") and not word.endswith(("ss", "us", "is")):
        word = word[:-3] + "y" if word.endswith("ies") else word[:-1]
    for british, american in _SPELLINGS:
        if word.endswith(british):
            return word[: -len(british)] + american
    return word.replace("elling", "eling").replace("haviour", "havior").replace("colour", "color")


def _enter(table: dict[Words, tuple[str, ...]], words: Words, slug: str) -> None:
    if words and slug not in table.get(words, ()):
        table[words] = (*table.get(words, ()), slug)


def _reach(wordings: Iterable[Words]) -> dict[str, int]:
    reach: dict[str, int] = {}
    for words in wordings:
        reach[words[0]] = max(reach.get(words[0], 0), len(words))
    return reach
