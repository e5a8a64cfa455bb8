"""The name an abstract gives to what it proposes."""

from __future__ import annotations

import math
from dataclasses import dataclass

from site_builder.understanding import acronyms
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import clues
from site_builder.understanding.titles.phrases import Tokens
from site_builder.understanding.titles.tables import CLUES
from site_builder.understanding.words import wordset

_INTRODUCED = frozenset(
    [
        "called",
        "calls this",
        "proposed",
        "proposed kind",
        "proposed in brackets",
        "kind",
        "then is new",
        "then is proposed",
        "spelt out called",
        "spelt out proposed",
        "spelt out proposed kind",
        "spelt out proposed near",
        "spelt out kind",
        "spelt out our",
    ]
)
"""Clues of which one alone says that the name is the paper's own."""
_SURE = frozenset(
    [
        "called",
        "calls this",
        "then is new",
        "spelt out called",
        "spelt out proposed",
        "spelt out proposed near",
        "spelt out kind",
        "spelt out our",
    ]
)
"""Those of them that need little else."""
_PLAINLY = frozenset(["called", "calls this", "proposed", "proposed kind", "kind", "then is new"])
"""Those that count for a word with no more than a first capital."""
_OWN = frozenset(["our", "proposed one", "then wins", "proposed aside", "resulting"])
"""Clues that say so for a word that no other paper uses."""
_STRANGE = frozenset(["inner capital", "caps 4", "caps 5", "caps 6"])
_ENOUGH = -1.8
"""Log odds from which a name is taken."""
_DOUBT = 2.4
_LITTLE_DOUBT = 0.5
_CERTAINTY = -1.2
_SHORT = 4
"""Letters of an acronym that is better written in full."""
_FEW_WORDS = 3
_CALLED = wordset("called named termed dubbed coined namely nicknamed")


@dataclass(frozen=True, slots=True, kw_only=True)
class Name:
    """What the paper calls its own contribution."""

    name: str
    """As it opens a title; "" when there is none."""
    short: str = ""
    """The acronym, where the name is its long form."""


def find(sentences: tuple[Sentence, ...]) -> Name:
    """Return the name of the paper's own contribution, empty when none is sure."""
    scores = ((score(found), name) for name, found in clues.find(sentences).items())
    best, name = max(scores, default=(_ENOUGH, ""))
    return _in_full(name, sentences) if best > _ENOUGH else Name(name="")


def score(found: set[str]) -> float:
    """Return the log odds that a word with these clues is the paper's own name."""
    said = math.fsum(CLUES.get(clue, 0.0) for clue in found)
    return round(CLUES["bias"] + said - _doubt(found), 5)


def _doubt(found: set[str]) -> float:
    if not _INTRODUCED.isdisjoint(found) and not (
        "capitalised" in found and _PLAINLY.isdisjoint(found)
    ):
        return 0.0 if _SURE.isdisjoint(found) else _CERTAINTY
    strange = (
        "known 0" in found and "first in background" not in found and not _STRANGE.isdisjoint(found)
    )
    if strange and "only url" in found:
        return 0.0
    return _LITTLE_DOUBT if strange and not _OWN.isdisjoint(found) else _DOUBT


def _in_full(name: str, sentences: tuple[Sentence, ...]) -> Name:
    """Return the long form of an acronym where it is as short, or the acronym says little."""
    few = _FEW_WORDS if name.isupper() and len(name) <= _SHORT else 2
    for sentence in sentences:
        for acronym in acronyms.find(sentence.text):
            words = acronym.long.split(" ")
            if (
                acronym.short == name
                and 1 < len(words) <= few
                and all(word[:1].isupper() for word in words)
            ):
                return Name(name=acronym.long, short=name)
    return Name(name=name)


def without(words: Tokens, name: str) -> Tokens:
    """Drop "called NAME" and a NAME set between commas, so that phrases run on."""
    if not name:
        return words
    parts = tuple(name.split(" "))
    kept: list[str] = []
    at = 0
    while at < len(words):
        if words[at : at + len(parts)] != parts:
            kept.append(words[at])
            at += 1
            continue
        at += len(parts)
        called = bool(kept) and kept[-1].lower() in _CALLED
        if called:
            kept.pop()
            if kept and kept[-1] == ",":
                kept.pop()
        followed = words[at : at + 1]
        if called and followed == (",",):
            at += 1
        elif not called:
            kept.append(name)
    return tuple(kept)
