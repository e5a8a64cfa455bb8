"""Which terms a reader can take as a reason."""

from __future__ import annotations

import re

import numpy as np
from numpy.typing import NDArray

from site_builder.understanding.terms import Terms
from site_builder.understanding.titles.verbs import BASE_OF_GERUND, FINITE, PAST_PARTICIPLES
from site_builder.understanding.words import (
    ANAPHORA,
    AUXILIARIES,
    CLAUSE_WORDS,
    DETERMINERS,
    GENERIC,
    NOVELTY,
    PREPOSITIONS,
    STALE,
    wordset,
)

_ADVERB = re.compile(r"(?!anom|assemb|butterf|fami|monopo|supp)[a-z]{3,}ly")
_SHORTEST = 3
_HEADS = wordset(
    "model models network networks system systems learning layer layers loss function functions "
    "estimator estimators process processes"
)
"""Words that say nothing alone but end a name: "language model"."""
_STOP = (
    PREPOSITIONS
    | CLAUSE_WORDS
    | DETERMINERS
    | GENERIC
    | ANAPHORA
    | NOVELTY
    | STALE
    | AUXILIARIES
    | FINITE
    | frozenset(BASE_OF_GERUND)
    | frozenset(PAST_PARTICIPLES)
    | wordset(
        "even out especially indeed highly among across often much many more most less least "
        "user users total third first second several both either however further together still "
        "yet thus hence well good better best able likely known given due per via like such "
        "same different various specific particular overall entire whole single multiple we and "
        "or not also as it they show shows propose which only using used based large high "
        "significantly widely recently learning achieve achieves demonstrate demonstrates "
        "introduce introduces extensive experiment experiments experimental crucial novel "
        "outperforms exhibit exhibits potential capabilities ability end manner nature natural "
        "key open free include includes including progress complex valid limited limits "
        "fundamental finding findings insight insights type types role roles two three share "
        "shared challenge challenges challenging remarkable resource resources substantial "
        "required cost costs lower higher effect effects competitive point points improve "
        "improvement improvements real world grained fine continue ensuring ensure combination "
        "appropriate underlying research benchmarks deep theoretical way ways component "
        "components efficiency efficient operation operations advantage aspect aspects basic "
        "celebrated center individual importance important context information level levels "
        "machine human humans question questions range set sets number numbers order form forms "
        "part parts terms term state art time times current study studies understanding "
        "understand capture captures address addresses leverage leverages generation quality "
        "original additional main common global local properties property structure structures "
        "effectiveness computational influence impact lead leads issue issues process processes "
        "problems tasks"
    )
)


def readable(terms: Terms) -> NDArray[np.bool_]:
    """Tell for each term whether it says something by itself."""
    alone = np.array([_tells(word) for word in terms.surfaces], bool)
    heads = np.array([word.lower() in _HEADS for word in terms.surfaces], bool)
    first, second = terms.pairs[:, 0], terms.pairs[:, 1]
    return np.concatenate((alone, alone[first] & (alone | heads)[second]))


def _tells(word: str) -> bool:
    lower = word.lower()
    return (
        len(lower) >= _SHORTEST
        and not lower[0].isdecimal()
        and lower not in _STOP
        and not _ADVERB.fullmatch(lower)
    )
