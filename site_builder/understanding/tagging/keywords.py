"""The tags that an author's own keywords name."""

from __future__ import annotations

import re
from collections.abc import Iterator

from site_builder.model import Evidence, Tagging
from site_builder.understanding.taxonomy import TOKEN, Tagger, fold_all

_BRACKETS = re.compile(r"\([^()]*\)")
_LONGEST = 300
"""Characters of a keyword that are read: some sources give a sentence."""


def from_keywords(keywords: tuple[str, ...], tagger: Tagger, most: int) -> tuple[Tagging, ...]:
    """Map an author's keywords, in their order, to the tags that name them."""
    found: dict[str, Tagging] = {}
    for keyword in keywords:
        evidence = (Evidence(words=keyword, field="keywords"),)
        for slug in named(keyword, tagger):
            found.setdefault(slug, Tagging(slug=slug, score=1.0, evidence=evidence))
    implied = {tagger.tags[slug].parent for slug in found}
    return tuple(each for slug, each in found.items() if slug not in implied)[:most]


def named(keyword: str, tagger: Tagger) -> tuple[str, ...]:
    """Return the tags a keyword names: as a whole, else by the wordings in it.

    Of "Area: Topic" the topic counts, and "Topic (TP)" names a topic. Within a
    longer keyword a single word counts only at the end: "humanoid locomotion".
    """
    topic = keyword[:_LONGEST].rpartition(":")[2]
    for name in (keyword, topic, _BRACKETS.sub("", keyword), _BRACKETS.sub("", topic)):
        if slugs := _whole(name, tagger):
            return slugs
    return tuple(dict.fromkeys(_within(topic, tagger)))


def _whole(name: str, tagger: Tagger) -> tuple[str, ...]:
    words = fold_all(name)
    return (
        tagger.labels.get(words)
        or tagger.cased.get(tuple(TOKEN.findall(name)))
        or tagger.names.get(words)
        or tagger.names.get(tuple(word for word in words if word[0].isalnum()), ())
    )


def _within(topic: str, tagger: Tagger) -> Iterator[str]:
    words = fold_all(topic)
    at = 0
    while at < len(words):
        reach = min(tagger.reach.get(words[at], 0), len(words) - at)
        for length in range(reach, 0, -1):
            slugs = tagger.wordings.get(words[at : at + length])
            if slugs and (length > 1 or at + length == len(words)):
                yield from slugs
                at += length - 1
                break
        at += 1
