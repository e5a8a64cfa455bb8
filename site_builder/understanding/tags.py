"""The tags of one paper, each with the words that speak for it."""

from __future__ import annotations

from collections.abc import Iterable

from site_builder.model import Evidence, Tagging
from site_builder.understanding import tagging
from site_builder.understanding.taxonomy import Tagger

MOST = 5
"""Tags a paper."""
ENOUGH = 3
"""Tags from keywords that make the abstract's opinion needless."""


def taggings(
    title: str, keywords: tuple[str, ...], abstract: str, tagger: Tagger
) -> tuple[Tagging, ...]:
    """Return the tags of the author's keywords, filled up by what the abstract says.

    `title` is "" when it was derived from the abstract.
    """
    said = from_keywords(keywords, tagger)
    if len(said) >= ENOUGH:
        return said
    given = {each.slug for each in said}
    found = (each for each in tag(title, abstract, tagger) if each.slug not in given)
    return _without_implied((*said, *found), tagger)[:MOST]


def tag(title: str, abstract: str, tagger: Tagger) -> tuple[Tagging, ...]:
    """Choose up to five tags, the most telling first.

    `title` is "" when it was derived from the abstract. Only the most specific
    tags are given, an area only when none of its topics is: parents are
    implied when papers are grouped. The score is the chance that the authors
    would name the tag, 0 where mere hints speak for it.
    """
    mentions = tagging.find(title, abstract, tagger)
    chances = tagging.chances(mentions, tagger)
    chosen = tuple(
        Tagging(
            slug=slug,
            score=chances[slug],
            evidence=_evidence(each for each in mentions if each.slug == slug),
        )
        for slug in tagging.choose(chances, tagger, MOST)
    )
    return chosen or tagging.hinted(f"{title} {abstract}", tagger)


def from_keywords(keywords: tuple[str, ...], tagger: Tagger) -> tuple[Tagging, ...]:
    """Map an author's keywords, in their order, to the tags that name them."""
    return tagging.from_keywords(keywords, tagger, MOST)


def _without_implied(taggings: tuple[Tagging, ...], tagger: Tagger) -> tuple[Tagging, ...]:
    implied = {tagger.tags[each.slug].parent for each in taggings}
    return tuple(each for each in taggings if each.slug not in implied)


def _evidence(mentions: Iterable[tagging.Mention]) -> tuple[Evidence, ...]:
    """The distinct words found, in their order."""
    found: dict[tuple[str, str], Evidence] = {}
    for mention in mentions:
        field = "title" if mention.place == "title" else "abstract"
        key = (mention.words.casefold(), field)
        found.setdefault(key, Evidence(words=mention.words, field=field))
    return tuple(found.values())
