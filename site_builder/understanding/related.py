"""The nearest papers of every paper, with what they share."""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from site_builder.model import Related
from site_builder.understanding.taxonomy import fold
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

NEIGHBOURS = 6
TERMS = 24
"""Strongest terms kept of a paper; with all of them 5,000 papers take ten times as long."""

_LOOKED_AT = 24
"""Candidates looked at for as many neighbours as can say why they are."""
_CLOSE = 0.12
"""Cosine from which single words are reason enough."""
_TAG_WEIGHT = 0.2
_SHOWN_TERMS = 4
_COMMON = 0.2
"""Share of the papers above which a term tells them apart no more."""
_FEW = 10
"""Papers a term may always stand in, for small catalogues."""
_ADVERB = re.compile(r"(?!anom|assemb|butterf|fami|monopo|supp)[a-z]{3,}ly")
_ADDRESS = re.compile(r"https?://\S+|www\.\S+")
_WORD = re.compile(r"[^\W\d_][\w-]*")
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
        "yet thus hence well good better best able likely known given due per via like such same "
        "different various specific particular overall entire whole single multiple"
    )
    | wordset(
        "we and or not also as it they more than our show propose which only better best "
        "using used based large high significantly widely different recently often well"
    )
)

Paper = tuple[str, str, tuple[str, ...]]
"""Id, plain text (title and abstract), tags."""


@dataclass(frozen=True, slots=True)
class _Corpus:
    ids: tuple[str, ...]
    tags: tuple[frozenset[str], ...]
    vectors: tuple[dict[str, float], ...]
    """Term → weight, unit length."""
    postings: dict[str, list[tuple[int, float]]]
    """Term → papers that have it, with its weight there."""
    surface: dict[str, str]
    """Term → the word or words as written, in small letters where anyone writes it so."""


def related(papers: Sequence[Paper]) -> dict[str, tuple[Related, ...]]:
    """Find up to six neighbours of each paper, nearest first.

    Cosine of TF-IDF over words and pairs of words, cut to a paper's strongest
    terms, plus a fifth of the overlap of tags (Jaccard). Scores are rounded to
    1e-6 and ties go by id, so the order of the input does not matter.
    """
    corpus = _corpus(sorted(papers, key=lambda paper: paper[0]))
    return {own: _neighbours(number, corpus) for number, own in enumerate(corpus.ids)}


def _corpus(papers: Sequence[Paper]) -> _Corpus:
    frequency: Counter[str] = Counter()
    for _, text, _ in papers:
        frequency.update({term for term, _ in _terms(text)})
    most = max(_FEW, int(len(papers) * _COMMON))
    rarity = {
        term: math.log(1 + len(papers) / count)
        for term, count in frequency.items()
        if 1 < count <= most
    }
    surface: dict[str, str] = {}
    vectors = tuple(_vector(text, rarity, surface) for _, text, _ in papers)
    postings: dict[str, list[tuple[int, float]]] = {}
    for number, vector in enumerate(vectors):
        for term, weight in vector.items():
            postings.setdefault(term, []).append((number, weight))
    return _Corpus(
        ids=tuple(own for own, _, _ in papers),
        tags=tuple(frozenset(tags) for _, _, tags in papers),
        vectors=vectors,
        postings=postings,
        surface=surface,
    )


def _terms(text: str) -> Iterator[tuple[str, str]]:
    """Yield each telling word and each pair of neighbouring ones, folded and as written."""
    before, before_surface, end = "", "", -2
    text = _ADDRESS.sub(" ", text)
    for match in _WORD.finditer(text):
        surface = match[0]
        lower = surface.lower()
        if lower in _STOP or len(lower) < 3 or _ADVERB.fullmatch(lower):
            before = ""
            continue
        term = fold(surface)
        yield term, surface
        if before and text[end : match.start()] == " ":
            yield f"{before} {term}", f"{before_surface} {surface}"
        before, before_surface, end = term, surface, match.end()


def _vector(text: str, rarity: dict[str, float], surface: dict[str, str]) -> dict[str, float]:
    counts: Counter[str] = Counter()
    for term, written in _terms(text):
        if term in rarity:
            counts[term] += 1
            if surface.setdefault(term, written) != written and written.islower():
                surface[term] = written
    weights = {term: (1 + math.log(count)) * rarity[term] for term, count in counts.items()}
    kept = sorted(weights, key=lambda term: (-weights[term], term))[:TERMS]
    length = math.sqrt(sum(weights[term] ** 2 for term in kept)) or 1.0
    return {term: weights[term] / length for term in kept}


def _neighbours(number: int, corpus: _Corpus) -> tuple[Related, ...]:
    scores: dict[int, float] = {}
    for term, weight in corpus.vectors[number].items():
        for other, other_weight in corpus.postings[term]:
            scores[other] = scores.get(other, 0.0) + weight * other_weight
    scores.pop(number, None)
    own = corpus.tags[number]
    ranked = sorted(
        (-round(score + _TAG_WEIGHT * _overlap(own, corpus.tags[other]), 6), other)
        for other, score in scores.items()
    )
    near = (
        found
        for _, other in ranked[:_LOOKED_AT]
        if _is_telling(found := _explained(number, other, corpus)) or scores[other] >= _CLOSE
    )
    return tuple(islice(near, NEIGHBOURS))


def _is_telling(found: Related) -> bool:
    """Tell whether two papers share a tag or a term of two words."""
    return bool(found.tags) or any(" " in term for term in found.terms)


def _overlap(one: frozenset[str], other: frozenset[str]) -> float:
    shared = len(one & other)
    return shared / (len(one) + len(other) - shared) if shared else 0.0


def _explained(number: int, other: int, corpus: _Corpus) -> Related:
    one, two = corpus.vectors[number], corpus.vectors[other]
    shared = sorted(one.keys() & two.keys(), key=lambda term: (-one[term] * two[term], term))
    return Related(
        id=corpus.ids[other],
        terms=tuple(corpus.surface[term] for term in _apart(shared))[:_SHOWN_TERMS],
        tags=tuple(sorted(corpus.tags[number] & corpus.tags[other])),
    )


def _apart(terms: Iterable[str]) -> Iterator[str]:
    """Yield the terms that are no part of a longer one in the list."""
    terms = list(terms)
    pairs = {word for term in terms if " " in term for word in term.split(" ")}
    yield from (term for term in terms if " " in term or term not in pairs)
