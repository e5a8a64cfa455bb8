"""A title for an abstract that came without one."""

from __future__ import annotations

import re
from itertools import takewhile

from site_builder.understanding import sentences
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import candidates, names, phrases, ranking, verbs
from site_builder.understanding.titles.casing import title_case
from site_builder.understanding.titles.phrases import Tokens
from site_builder.understanding.words import CLAUSE_WORDS, DETERMINERS, PREPOSITIONS

LONGEST = 110
"""Characters of a derived title."""

_READ = 6000
"""Characters of the abstract that are read: several times a usual one."""
_UNTITLED = "Untitled"
_CLIPPED = 12
"""Words of a title clipped from a sentence."""
_LITTLE = PREPOSITIONS | DETERMINERS | CLAUSE_WORDS
_OPENING = re.compile(r"(?:(?:In|With) (?:this|the present) \w+,? ?)?(?:[Ww]e|[Tt]his \w+) ")


def derive_title(plain_abstract: str) -> str:
    """Make a title of at most 110 characters, in title case, never empty.

    "NAME: phrase" where the abstract names what it proposes, else the phrase
    that looks most like a title; failing that, a sentence clipped.
    """
    parts = sentences.split(plain_abstract[:_READ])
    found = names.find(parts)
    name = found.name
    abstract = ranking.survey(parts, name)
    fitting = [
        (ranking.score(candidate, abstract), -place, title)
        for place, candidate in enumerate(candidates.find(parts, name))
        if len(title := _compose(name, candidate.words)) <= LONGEST
    ]
    if fitting:
        return max(fitting)[2]
    if found.short:
        return _compose(found.short, tuple(name.split(" ")))
    clipped = _clipped(parts)
    return _shortened(f"{name}: {clipped}" if name and name not in clipped else clipped)


def _compose(name: str, words: Tokens) -> str:
    phrase = phrases.join(title_case(words))
    return f"{name}: {phrase}" if name else phrase


def _clipped(parts: tuple[Sentence, ...]) -> str:
    """Return the beginning of the most telling sentence, as far as a phrase goes."""
    ranked = sorted(parts, key=lambda part: part.role != "contribution")
    beginnings = [words for part in ranked if (words := _beginning(part.text))]
    for words in beginnings:
        whole = [cut.words for cut in phrases.cuts(words) if phrases.is_sound(cut.words)]
        if whole:
            return _shortened(phrases.join(title_case(whole[-1])))
    return _shortened(phrases.join(title_case(beginnings[0]))) if beginnings else _UNTITLED


def _beginning(text: str) -> Tokens:
    """Return the first words of a sentence without "In this paper we show"."""
    opening = _OPENING.match(text)
    words = phrases.tokens(text[opening.end() :] if opening else text)
    if opening and len(words) > _CLIPPED // 2 and words[0].lower() in verbs.BASE_OF:
        words = words[1:]
    kept = tuple(takewhile(phrases.is_word, (phrases.without_opening(words) or words)[:_CLIPPED]))
    while len(kept) > 1 and kept[-1].lower() in _LITTLE:
        kept = kept[:-1]
    return kept


def _shortened(title: str) -> str:
    while len(title) > LONGEST and " " in title:
        title = title.rpartition(" ")[0]
    return title[:LONGEST]
