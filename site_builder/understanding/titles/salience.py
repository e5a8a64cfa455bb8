"""How likely each word of an abstract is to stand in its title."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache

from site_builder.understanding.titles import cues, verbs
from site_builder.understanding.titles.phrases import Line
from site_builder.understanding.titles.tables import PLACES, WORDS

_PART = re.compile(r"[^\W_]+")
_REMEMBERED = 1 << 14
_MANY = 6
"""Uses of a word from which more of them tell nothing new."""
_SEVERAL = 4
_STEPS = ((0, "before"), (2, "0"), (4, "2"), (7, "4"), (11, "7"), (16, "11"))
"""Distance from a cue in words: below the number, the name of the step."""
_LEADS_TO_TASK = "for"
_LEADS_TO_MEANS = frozenset({"via", "using", "by", "with"})


@lru_cache(_REMEMBERED)
def parts(token: str) -> tuple[str, ...]:
    """Return the words a token consists of, without case and plural."""
    return tuple(_singular(part) for part in _PART.findall(token.lower()))


def _singular(word: str) -> str:
    plural = len(word) > 3 and word.endswith("s") and not word.endswith("ss")
    return word[:-1] if plural else word


def weigh(lines: tuple[Line, ...], contribution: int) -> dict[str, float]:
    """Return for each word of an abstract the probability that the title has it.

    A logistic model of the places a word stands at and of the word itself.
    `contribution` is the number of the first sentence about the paper itself.
    """
    return {word: _probability(word, seen) for word, seen in places(lines, contribution).items()}


def _probability(word: str, seen: set[str]) -> float:
    places = math.fsum(PLACES.get(place, 0.0) for place in seen)
    log_odds = PLACES["bias"] + WORDS.get(word, WORDS[""]) + places
    return round(1 / (1 + math.exp(-log_odds)), 4)


def places(lines: tuple[Line, ...], contribution: int) -> dict[str, set[str]]:
    """Name where and how each word of an abstract stands."""
    found: dict[str, set[str]] = {}
    counts: Counter[str] = Counter()
    pairs: Counter[tuple[str, str]] = Counter()
    order = 0
    for number, line in enumerate(lines):
        spot = _spot(number, contribution, len(lines))
        cue, start = _cue(line)
        before = ""
        for at, token in enumerate(line.words):
            words = parts(token)
            shape = _shape(token) if at else ()
            near = _near(line, at, start, cue, order)
            for word in words:
                counts[word] += 1
                if before:
                    pairs[before, word] += 1
                before = word
                found.setdefault(word, set()).update(spot, shape, near)
            before = words[-1] if words else ""
        order += bool(cue)
    _count(found, counts, pairs)
    return found


def _spot(number: int, contribution: int, sentences: int) -> tuple[str, ...]:
    if number < contribution:
        relative = "background"
    else:
        relative = ("contribution", "next", "later")[min(number - contribution, 2)]
    last = ("last",) if number == sentences - 1 and number else ()
    return (relative, ("first", "second", "inside")[min(number, 2)], *last)


def _cue(line: Line) -> tuple[str, int]:
    for verb, at in cues.spoken(line.lower):
        return verbs.CUE_OF[verb], at
    for _ in cues.passive(line.lower):
        return "passive", -1
    return "", 0


def _near(line: Line, at: int, start: int, cue: str, order: int) -> tuple[str, ...]:
    if not cue:
        return ()
    step = next((name for far, name in _STEPS if at - start < far), "16")
    near = (f"cue {min(order, 2)} {cue} {step}",)
    if order or not at:
        return near
    before = line.lower[at - 1]
    if before == _LEADS_TO_TASK:
        return (*near, "after for")
    return (*near, "after with") if before in _LEADS_TO_MEANS else near


@lru_cache(_REMEMBERED)
def _shape(token: str) -> tuple[str, ...]:
    shape: tuple[str, ...] = ()
    if token[0].isupper():
        shape += ("acronym",) if token[1:2].isupper() else ("capital",)
    if "-" in token:
        shape += ("hyphen",)
    if any(char.isdigit() for char in token):
        shape += ("digit",)
    return shape


def _count(
    found: Mapping[str, set[str]], counts: Counter[str], pairs: Counter[tuple[str, str]]
) -> None:
    repeated: dict[str, int] = {}
    for pair, count in pairs.items():
        if count > 1:
            for word in pair:
                repeated[word] = max(repeated.get(word, 0), count)
    for word, seen in found.items():
        where = "".join(spot[0] for spot in ("first", "contribution", "background") if spot in seen)
        seen.add(f"count {min(counts[word], _MANY)}")
        seen.add(f"count {min(counts[word], _SEVERAL)} {where}")
        if word in repeated:
            seen.add(f"pair {min(repeated[word], _SEVERAL)}")
        if len(word) < 3:
            seen.add("short")
