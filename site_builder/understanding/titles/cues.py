"""Where an abstract says what the paper does, and of what it speaks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from site_builder.understanding.titles import phrases, verbs
from site_builder.understanding.titles.phrases import Line, Tokens
from site_builder.understanding.words import (
    AUXILIARIES,
    CLAUSE_WORDS,
    FIRST_PERSON,
    GENERIC,
    PAPER_NOUNS,
    PREPOSITIONS,
    STALE,
    wordset,
)

_LINKING = wordset(
    "also then further first here therefore thus hence now can will have has to additionally "
    "finally instead next second and thereby start by"
)
_BEFORE_GERUND = wordset("by towards toward at")
_TO_VERB = frozenset({"aim", "propose"})
_BE = wordset("is are was were")
_ASIDE = wordset("when whenever if as because since while although")
"""Words after which "we" does not say what the paper does: "when we fly"."""
_LONGEST_TOPIC = 8
_REMEMBERED = 64
"""Sentences, so that one abstract is searched once."""
_GERUND_WITHIN = 16
"""Words after "we" within which "by showing X" is looked for."""


@lru_cache(_REMEMBERED)
def spoken(lower: Tokens) -> tuple[tuple[str, int], ...]:
    """List the verbs the paper is the subject of, each with the place after it."""
    return tuple(_spoken(lower))


def _spoken(lower: Tokens) -> Iterator[tuple[str, int]]:
    at = 0
    while at < len(lower):
        after = _after_subject(lower, at)
        if not after:
            at += 1
            continue
        yield from _gerund_cues(lower, after)
        at = after
        verb_at = skip_linking(lower, after)
        while verb_at < len(lower) and lower[verb_at] in verbs.BASE_OF:
            verb = verbs.BASE_OF[lower[verb_at]]
            at = verb_at + 1
            if lower[verb_at] == "presented" and lower[at : at + 1] in {("here",), ("in",)}:
                break
            if lower[at : at + 1] in {("and",), (",",)}:
                joined = skip_linking(lower, at + 1)
                if joined < len(lower) and lower[joined] in verbs.BASE_OF:
                    verb_at = joined
                    continue
            if verbs.CUE_OF[verb] in _TO_VERB and lower[at : at + 1] == ("to",):
                verb_at = skip_linking(lower, at + 1)
                continue
            yield verb, at
            break


def passive(lower: Tokens) -> Iterator[tuple[str, int]]:
    """Yield verb and place of the subject of "X is proposed", "X was studied"."""
    start = 0
    for at, token in enumerate(lower[:-1]):
        if token == ",":
            start = at + 1 if at < 6 else start
        if token not in _BE:
            continue
        verb_at = skip_linking(lower, at + 1)
        verb = verbs.PAST_PARTICIPLES.get(lower[verb_at]) if verb_at < len(lower) else None
        if verb and verbs.CUE_OF[verb] in {"propose", "study"} and at > start:
            yield verb, phrases.after_opening(lower, start)
        return


def topic(line: Line) -> Iterator[tuple[int, int, str]]:
    """Yield start, end and reason of "Novelty detection" of "Novelty detection is …"."""
    lower = line.lower
    start = phrases.after_opening(lower, 0)
    if start >= len(lower) or lower[start] in STALE:
        return
    for end in range(start, min(len(lower), start + _LONGEST_TOPIC + 1)):
        token = lower[end]
        if end > start and (token in AUXILIARIES or token in verbs.FINITE):
            if CLAUSE_WORDS.isdisjoint(lower[start:end]):
                yield start, end, "subject"
            return
        if token in PREPOSITIONS and end > start and token not in {"of", "between"}:
            yield start, end, "topic"
        if not phrases.is_word(token):
            return


def skip_linking(lower: Tokens, at: int) -> int:
    """Return where a verb may stand after adverbs and the like."""
    while at < len(lower) and (
        lower[at] in _LINKING or lower[at].endswith("ly") or lower[at] == ","
    ):
        at += 1
    return at


def _gerund_cues(lower: Tokens, after: int) -> Iterator[tuple[str, int]]:
    """Yield the verbs of "… fills this gap by showing X", "… a step towards understanding X"."""
    for at in range(after + 1, min(len(lower), after + _GERUND_WITHIN) - 1):
        verb = verbs.BASE_OF_GERUND.get(lower[at], "")
        if verb and lower[at - 1] in _BEFORE_GERUND:
            yield verb, at + 1
            return


def _after_subject(lower: Tokens, at: int) -> int:
    """Return where "we" or "this paper" ends, 0 when it does not stand here."""
    word = lower[at]
    following = lower[at + 1] if at + 1 < len(lower) else ""
    if word in FIRST_PERSON:
        return 0 if at and lower[at - 1] in _ASIDE else at + 1
    if word in {"this", "the", "our", "present"} and following in PAPER_NOUNS:
        return at + 2
    if word == "our" or (word == "the" and following in {"proposed", "presented"}):
        return _after_ours(lower, at)
    if word in {"goal", "aim", "objective", "purpose", "contribution"}:
        for end in range(at + 1, min(at + 6, len(lower) - 1)):
            if lower[end] == "is" and lower[end + 1] == "to":
                return end + 2
    return 0


def _after_ours(lower: Tokens, at: int) -> int:
    """Return where "our sorting method" ends before its verb."""
    for end in range(at + 1, min(at + 4, len(lower) - 1)):
        following = lower[end + 1]
        if lower[end] in GENERIC and (following in verbs.BASE_OF or following.endswith("ly")):
            return end + 1
    return 0
