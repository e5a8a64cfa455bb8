"""Phrases out of what follows a verb such as "we propose"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from site_builder.understanding.titles import phrases, verbs
from site_builder.understanding.titles.cues import skip_linking
from site_builder.understanding.titles.phrases import Line, Tokens
from site_builder.understanding.words import (
    AUXILIARIES,
    CLAUSE_WORDS,
    EMPTY_HEADS,
    PREPOSITIONS,
    wordset,
)

_ASKS = wordset("that how why whether what when if")
_ABOUT = wordset("of on into about evidence insight insights question that understanding")
_CLAIM_ENDS = wordset(
    "when by because while if without via using under from across for in through during"
)
_APPOSITION = frozenset({",", ":", "—", "–", "--", "-", "---"})
_ARTICLES = wordset("a an the")
_IS_SOME = wordset("a an the not one our its to")
"""Words after "is" that say what a thing is rather than how it is."""
_LED_BY = wordset("on at with into for")
_PURPOSE_WITHIN = 24
_ENABLING = wordset("enable allow help encourage require facilitate let make")
"""Verbs whose object is not what the paper is about: "we enable robots to fly"."""
_MAKES = frozenset({"propose"})
_TO_DO = wordset(
    "address solve tackle achieve perform obtain handle conduct realize realise accomplish "
    "support enable facilitate ensure provide attain"
)
"""Verbs left out of "X to achieve Y", which becomes "X for Y"."""
_RELATIVE_WITHIN = 12
_USE_WITHIN = 12


class Span(NamedTuple):
    """A phrase of a sentence: tokens from start to end, behind words of our own."""

    source: str
    """How it was found; see `candidates.Candidate`."""
    start: int
    end: int
    reason: str
    """Why it ends; see `phrases.Line`."""
    opening: Tokens = ()


def after_cue(line: Line, verb: str, at: int) -> Iterator[Span]:
    """Yield what the paper proposes, studies or does, said in every way it can be."""
    cue = verbs.CUE_OF[verb]
    lower = line.lower
    at = skip_linking(lower, at)
    if at < len(lower) and lower[at] in _ASKS:
        yield from _clause(line, at)
        return
    for asks in range(at + 1, min(len(lower), at + 5)):
        if lower[asks] in {"how", "why", "whether"} and lower[asks - 1] in _ABOUT:
            yield from _clause(line, asks)
    if at < len(lower) and lower[at] in _LED_BY:
        at += 1
    if verb in _ENABLING:
        return
    if cue == "act" and verbs.is_telling(verb):
        yield from _gerund(line, verb, at, "act")
    else:
        yield from plain(line, at, cue)
    if cue != "act":
        yield from _appositive(line, at)
    yield from _purposes(line, at)
    yield from _relatives(line, at)
    if cue in _MAKES:
        yield from _uses(line, at)


def plain(line: Line, at: int, source: str) -> Iterator[Span]:
    """Yield the phrases that begin at a place, without article and praise."""
    start = phrases.after_opening(line.lower, at)
    for end, reason in phrases.cuts(line, start):
        yield Span(source, start, end, reason)


def doing(line: Line, at: int, *, third: bool) -> Iterator[Span]:
    """Yield "learning X" where "learn X" or "learns X" stands."""
    if at >= len(line.lower):
        return
    word = line.lower[at]
    base = verbs.base_of_third_person(word) if third else word
    if third and word in verbs.BASES:
        base = word
    known = base in verbs.ALL or (third and len(base) > 2)
    proposes = verbs.CUE_OF.get(base) in {"propose", "aim"}
    if not known or proposes or not verbs.is_telling(base):
        return
    if line.lower[at + 1 : at + 2] in {("and",), ("or",), (",",)}:
        yield from _doing_both(line, base, at + 1)
    else:
        yield from _gerund(line, base, at + 1, "doing")


def _doing_both(line: Line, base: str, at: int) -> Iterator[Span]:
    """Yield "training and testing X" where "train and test X" stands."""
    words = line.lower[at + 1 : at + 2]
    other = verbs.BASE_OF.get(words[0], "") if words else ""
    if other and line.lower[at] != "," and verbs.is_telling(other):
        for span in _gerund(line, other, at + 2, "doing"):
            yield span._replace(opening=(verbs.gerund(base), line.lower[at], *span.opening))


def _gerund(line: Line, base: str, at: int, source: str) -> Iterator[Span]:
    start = phrases.after_opening(line.lower, at)
    opening = (verbs.gerund(base), *_article(line.lower, at, start))
    for end, reason in phrases.cuts(line, start):
        yield Span(source, start, end, reason, opening)


def _article(lower: Tokens, at: int, start: int) -> Tokens:
    """Return the article an object keeps behind a gerund."""
    if start == at or start >= len(lower) or lower[at] not in _ARTICLES:
        return ()
    if not EMPTY_HEADS.isdisjoint(lower[at:start]):
        return ()
    if lower[at] == "the":
        return ("the",)
    return ("an",) if lower[start][0] in "aeiou" else ("a",)


def _clause(line: Line, at: int) -> Iterator[Span]:
    """Yield "how X does Y", and what is shown when the clause is whole."""
    claimed = line.lower[at] in {"that", "whether", "if"}
    start = at + 1 if claimed else at
    for end, reason in _claims(line, start):
        yield Span("show" if claimed else "how", start, end, reason)


def _claims(line: Line, at: int) -> Iterator[tuple[int, str]]:
    """Yield the ends of the beginnings of a clause that end at a mark."""
    lower = line.lower
    start = at + 1 if at < len(lower) and lower[at] in _ARTICLES else at
    for end in range(start + 3, min(len(lower), at + phrases.LONGEST) + 1):
        token = lower[end] if end < len(lower) else "."
        if not phrases.is_word(token):
            if _has_verb(lower[at:end]):
                yield end, "comma" if token == "," else "end"
            return
        passive = lower[end - 1] in verbs.PAST_PARTICIPLES or lower[end - 1].endswith("ed")
        if token in _CLAIM_ENDS and not passive and _has_verb(lower[at : end - 1]):
            yield end, "clause"
            if token == "by":
                return


def _has_verb(lower: Tokens) -> bool:
    return any(
        word in AUXILIARIES or (word in verbs.BASE_OF and word not in verbs.PAST_PARTICIPLES)
        for word in lower[1:-1]
    )


def _appositive(line: Line, start: int) -> Iterator[Span]:
    """Yield "a Y" of "we propose X, a Y"."""
    for at in range(start, min(len(line.words) - 1, start + _RELATIVE_WITHIN)):
        if line.words[at] not in _APPOSITION:
            continue
        following = line.words[at + 1]
        if at < start + 2 or following in _ARTICLES or following[0].isupper():
            yield from plain(line, at + 1, "appositive")
            yield from _relatives(line, at + 1)
            return


def _purposes(line: Line, start: int) -> Iterator[Span]:
    """Yield what the thing proposed does: "that learns X" → "learning X"."""
    lower = line.lower
    for at in range(start, min(len(lower), start + _PURPOSE_WITHIN)):
        token = lower[at]
        if token in {".", ";"}:
            return
        if token in {"that", "which"}:
            yield from doing(line, skip_linking(lower, at + 1), third=True)


def _relatives(line: Line, at: int) -> Iterator[Span]:
    """Yield "X for learning Y" of "X that learns Y", "X robust to Y" of "X that is robust to Y"."""
    lower = line.lower
    start = phrases.after_opening(lower, at)
    for that in range(start, min(len(lower), start + _RELATIVE_WITHIN)):
        token = lower[that]
        relative = token in {"that", "which"}
        if token in {".", ";", ":"} or (token in CLAUSE_WORDS and not relative):
            return
        if relative and that > start and lower[that - 1] not in PREPOSITIONS:
            noun = line.words[start : that - 1 if lower[that - 1] == "," else that]
            yield from _relative(line, that + 1, noun)
            return


def _uses(line: Line, at: int) -> Iterator[Span]:
    """Yield "X for Y" of "X to achieve Y" and "X for learning Y" of "X to learn Y"."""
    lower = line.lower
    start = phrases.after_opening(lower, at)
    for to in range(start + 1, min(len(lower) - 2, start + _USE_WITHIN)):
        token = lower[to]
        if token != "to":
            if not phrases.is_word(token) or token in CLAUSE_WORDS:
                return
            continue
        if "for" in lower[start:to]:
            return
        noun = line.words[start:to]
        verb_at = skip_linking(lower, to + 1)
        if lower[verb_at : verb_at + 1] and lower[verb_at] in _TO_DO:
            for span in plain(line, verb_at + 1, "purpose"):
                if "to" not in lower[span.start : span.end]:
                    yield span._replace(opening=(*noun, "for"))
        else:
            for span in doing(line, verb_at, third=False):
                yield span._replace(source="purpose", opening=(*noun, "for", *span.opening))
        return


def _relative(line: Line, at: int, noun: Tokens) -> Iterator[Span]:
    is_so = line.lower[at : at + 1] in {("is",), ("are",)}
    if is_so and not _IS_SOME.intersection(line.lower[at + 1 : at + 2]):
        for end, reason in phrases.cuts(line, at + 1):
            if end > at + 2:
                yield Span("relative", at + 1, end, reason, noun)
    for span in doing(line, skip_linking(line.lower, at), third=True):
        yield span._replace(source="relative", opening=(*noun, "for", *span.opening))
