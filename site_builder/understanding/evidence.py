"""Why a paper bears its tags: the words that speak for each."""

from __future__ import annotations

from collections.abc import Iterable

from site_builder.model import Paper
from site_builder.text import words_key
from site_builder.understanding import tagging
from site_builder.understanding.taxonomy import Tagger

MOST = 2
"""Wordings told of a tag."""

Said = tuple[str, tuple[str, ...], str, tuple[str, ...]]
"""Title ("" when derived), keywords and abstract as plain text, slugs of the tags."""


def said(paper: Paper) -> Said:
    """Return what of a paper can speak for its tags."""
    title = "" if paper.title_from == "abstract" else paper.title.plain
    return title, paper.keywords, paper.abstract.plain, paper.tags


def evidence(paper: Said, tagger: Tagger) -> dict[str, tuple[str, ...]]:
    """Return the words of a paper that speak for each of its tags, up to two a tag.

    They stand in the order of the tags and as the paper writes them, keywords
    first. A tag given by hand, of which the paper says nothing, has none.
    """
    title, keywords, abstract, tags = paper
    given = tagging.from_keywords(keywords, tagger, len(keywords))
    hinted = tagging.hinted(f"{title} {abstract}", tagger)
    found = [(each.slug, proof.words) for each in given for proof in each.evidence]
    found += [(each.slug, each.words) for each in tagging.find(title, abstract, tagger)]
    found += [(each.slug, proof.words) for each in hinted for proof in each.evidence]
    words = {slug: _telling(words for own, words in found if own == slug) for slug in tags}
    return {slug: said for slug, said in words.items() if said}


def _telling(wordings: Iterable[str]) -> tuple[str, ...]:
    """The first wordings that do not say each other's words again."""
    kept: dict[str, str] = {}
    for wording in wordings:
        key = "".join(words_key(wording)).removesuffix("s")
        if not any(key in known or known in key for known in kept):
            kept[key] = wording
    return tuple(kept.values())[:MOST]
