"""How title-like a candidate is: a weighted sum of what can be seen of it."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache

from site_builder.understanding.titles import phrases, salience
from site_builder.understanding.titles.candidates import Candidate
from site_builder.understanding.titles.phrases import Tokens
from site_builder.understanding.titles.tables import FEATURES
from site_builder.understanding.words import CLAUSE_WORDS, DETERMINERS, GENERIC, PREPOSITIONS

_LITTLE = DETERMINERS | PREPOSITIONS | CLAUSE_WORDS | {"and", "or", "as", "not", "to"}
_INSIDE = (PREPOSITIONS | CLAUSE_WORDS | {"and", "to", "the", "a", "an"}) - {"upon", "along", "per"}
_UNSEEN = 0.02
"""Weight of a word that is not the abstract's own."""
_ENDINGS = (
    *("ing", "ions", "ion", "ity", "ment", "ness", "ism", "ics", "ance", "ence", "ure", "ers"),
    *("ors", "or", "er", "al", "ic", "ive", "ous", "able", "ible", "ful", "ent", "ant", "ary"),
    *("ed", "ly", "es", "s", "y"),
)
"""Endings that tell the kind of a word, the longer first."""
_MANY = 14
"""Words of a phrase from which more make no difference."""
_REMEMBERED = 1 << 14


@dataclass(frozen=True, slots=True, kw_only=True)
class Abstract:
    """What the features need to know of the whole abstract."""

    weights: Mapping[str, float]
    """See `salience.weigh`."""
    contribution: int
    named: bool


def score(seen: Iterable[tuple[str, float]]) -> float:
    """Return the weighted sum of a candidate's features."""
    return round(math.fsum(FEATURES.get(name, 0.0) * value for name, value in seen), 5)


def features(candidate: Candidate, abstract: Abstract) -> Iterator[tuple[str, float]]:
    """Name what can be seen of a candidate."""
    words = tuple(word.lower() for word in candidate.words if phrases.is_word(word))
    named = "named " if abstract.named else ""
    yield from _place(candidate, abstract.contribution, named)
    yield from _promise(candidate.promise, words, abstract.weights, named)
    yield from _shape(candidate.words, words, named)


def _place(candidate: Candidate, contribution: int, named: str) -> Iterator[tuple[str, float]]:
    distance = candidate.sentence - contribution
    where = "background" if distance < 0 else ("contribution", "next", "later")[min(distance, 2)]
    free = candidate.source == "free"
    yield f"source {candidate.source}", 1.0
    yield f"{named}source {candidate.source}", 1.0
    yield f"in {where} {candidate.source}", 1.0
    yield f"cut {candidate.reason}", 1.0
    yield f"order {min(candidate.order, 3)} {'free' if free else 'cued'}", 1.0
    if free:
        before = candidate.verb if candidate.verb in _LITTLE or not candidate.verb else "verb"
        yield f"after {before}", 1.0
    else:
        yield f"verb {candidate.verb}", 1.0


def _promise(
    promise: float, words: Tokens, weights: Mapping[str, float], named: str
) -> Iterator[tuple[str, float]]:
    each = [_weight(word, weights) for word in words]
    telling = [weight for weight, word in zip(each, words, strict=True) if word not in _LITTLE]
    yield "promise", 10 * promise
    yield f"{named}promise", 10 * promise
    yield "mean weight", math.fsum(telling) / max(len(telling), 1)
    yield "least weight", min(telling, default=0.0)
    yield "first weight", each[0]
    yield "last weight", each[-1]


def _weight(word: str, weights: Mapping[str, float]) -> float:
    return max([weights.get(part, _UNSEEN) for part in salience.parts(word)], default=_UNSEEN)


def _shape(tokens: Tokens, words: Tokens, named: str) -> Iterator[tuple[str, float]]:
    yield f"{named}words {min(len(words), _MANY)}", 1.0
    yield f"first -{_ending(words[0])}", 1.0
    yield f"last -{_ending(words[-1])}", 1.0
    yield "repeats", 1 - len(set(words)) / len(words)
    if words[0] in GENERIC:
        yield "generic first", 1.0
    if words[-1] in GENERIC:
        yield "generic last", 1.0
    for token in tokens:
        for kind in _kinds(token):
            yield kind, 1.0


@lru_cache(_REMEMBERED)
def _ending(word: str) -> str:
    return next((ending for ending in _ENDINGS if word.endswith(ending)), "")


@lru_cache(_REMEMBERED)
def _kinds(token: str) -> Tokens:
    """Name what a word adds wherever it stands in a phrase."""
    lower = token.lower()
    kinds = {
        "generic": lower in GENERIC,
        "determiner": lower in DETERMINERS,
        "preposition": lower in PREPOSITIONS,
        "hyphen": "-" in token,
        "acronym": token[:2].isupper(),
        "capital": token[0].isupper() and not token[:2].isupper(),
        f"has {lower}": lower in _INSIDE or not phrases.is_word(token),
    }
    return tuple(kind for kind, held in kinds.items() if held)
