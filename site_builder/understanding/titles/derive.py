"""A title for an abstract that came without one."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import takewhile

from site_builder.understanding import sentences
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import (
    candidates,
    names,
    phrases,
    ranking,
    salience,
    soundness,
    verbs,
)
from site_builder.understanding.titles.candidates import Candidate
from site_builder.understanding.titles.casing import title_case
from site_builder.understanding.titles.names import Name
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


@dataclass(frozen=True, slots=True, kw_only=True)
class Derivation:
    """A title and how it came about."""

    title: str
    """One line of 1 to 110 characters, in title case."""
    name: str = ""
    """What the abstract calls its own contribution, where the title opens with it."""
    cue: str = ""
    """How the phrase was found, such as `propose`; `clipped` where none was."""
    sentence: str = ""
    """The sentence the phrase was taken from."""


def derive_title(plain_abstract: str) -> str:
    """Make a title of at most 110 characters, in title case, never empty."""
    return derivation(plain_abstract).title


def derivation(plain_abstract: str) -> Derivation:
    """Make a title and tell where it came from.

    "NAME: phrase" where the abstract names what it proposes, else the phrase
    that looks most like a title; failing that, a sentence clipped.
    """
    parts = sentences.split(plain_abstract[:_READ])
    name = names.find(parts)
    scored = [
        (ranking.score(features), -number, each)
        for number, (features, each) in enumerate(seen(parts, name.name))
    ]
    for _, _, best in sorted(scored, reverse=True):
        title = compose(name.name, best.words)
        if len(title) <= LONGEST:
            return Derivation(
                title=title,
                name=name.name,
                cue=f"{best.source} {best.verb}".strip(),
                sentence=parts[best.sentence].text,
            )
    return _fallback(parts, name)


def seen(
    parts: tuple[Sentence, ...], name: str
) -> Iterator[tuple[Iterator[tuple[str, float]], Candidate]]:
    """Yield the candidates of an abstract, each with its features."""
    contribution = contribution_of(parts)
    lines = tuple(phrases.line(names.without(phrases.tokens(part.text), name)) for part in parts)
    weights = salience.weigh(lines, contribution)
    abstract = ranking.Abstract(weights=weights, contribution=contribution, named=bool(name))
    for each in candidates.find(lines, contribution, name, weights):
        yield ranking.features(each, abstract), each


def contribution_of(parts: tuple[Sentence, ...]) -> int:
    """Return the number of the first sentence about the paper itself."""
    roles = [part.role for part in parts]
    return roles.index("contribution") if "contribution" in roles else 0


def compose(name: str, words: Tokens) -> str:
    """Return "NAME: Phrase in Title Case"."""
    phrase = phrases.join(title_case(words))
    return f"{name}: {phrase}" if name else phrase


def _fallback(parts: tuple[Sentence, ...], name: Name) -> Derivation:
    if name.short:
        return Derivation(title=compose(name.short, tuple(name.name.split(" "))), name=name.short)
    clipped = _clipped(parts)
    named = name.name and name.name not in clipped
    title = f"{name.name}: {clipped}" if named else clipped
    return Derivation(title=_shortened(title), name=name.name if named else "", cue="clipped")


def _clipped(parts: tuple[Sentence, ...]) -> str:
    """Return the beginning of the most telling sentence, as far as a phrase goes."""
    ranked = sorted(parts, key=lambda part: part.role != "contribution")
    beginnings = [words for part in ranked if (words := _beginning(part.text))]
    for words in beginnings:
        line = phrases.line(words)
        whole = [words[:end] for end, _ in phrases.cuts(line, 0) if soundness.is_sound(words[:end])]
        if whole:
            return _shortened(phrases.join(title_case(whole[-1])))
    return _shortened(phrases.join(title_case(beginnings[0]))) if beginnings else _UNTITLED


def _beginning(text: str) -> Tokens:
    """Return the first words of a sentence without "In this paper we show"."""
    opening = _OPENING.match(text)
    words = phrases.tokens(text[opening.end() :] if opening else text)
    if opening and len(words) > _CLIPPED // 2 and words[0].lower() in verbs.BASE_OF:
        words = words[1:]
    start = phrases.after_opening(tuple(word.lower() for word in words), 0)
    kept = tuple(takewhile(phrases.is_word, (words[start:] or words)[:_CLIPPED]))
    while len(kept) > 1 and kept[-1].lower() in _LITTLE:
        kept = kept[:-1]
    return kept


def _shortened(title: str) -> str:
    while len(title) > LONGEST and " " in title:
        title = title.rpartition(" ")[0]
    return title[:LONGEST]
