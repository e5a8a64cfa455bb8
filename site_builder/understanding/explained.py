"""Neighbours with the terms and tags that explain them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from scipy.sparse import csr_array, hstack

from site_builder.model import Related
from site_builder.understanding.neighbours import find_near
from site_builder.understanding.readable import readable
from site_builder.understanding.terms import Terms, read_terms
from site_builder.understanding.vectors import (
    Weights,
    rarity_of,
    reweighed,
    strongest,
    to_length,
    weigh_tags,
    weigh_terms,
)

NEIGHBOURS = 6
TWINS = 6
"""Papers named at most as the same work."""

_TAG_SHARE = 0.22
"""Length of the tags in a paper's vector: they make a twentieth of a product."""
_SHOWABLE = 32
"""Rarest readable terms of a paper, among which shared ones are looked for."""
_SHOWN = 4
_CLOSE = 0.1
"""Cosine from which single words are reason enough."""
_SAME_TEXT = 0.6
_SAME_TITLE = 0.5
"""Cosine of the texts, and share of the titles' words in common, from which two are one work.

Among 82,095 papers 277 pairs are so alike (titles without small words); 231 share an author.
"""
_TITLE_WORDS = 3
"""Titles with fewer words, such as "Preface", tell nothing."""

Paper = tuple[str, str, tuple[str, ...]]


@dataclass(frozen=True, slots=True)
class _Shelf:
    ids: tuple[str, ...]
    titles: tuple[frozenset[str], ...]
    tags: tuple[frozenset[str], ...]
    terms: Terms
    showable: csr_array
    """For each paper its rarest readable terms."""


def explain(papers: Sequence[Paper]) -> dict[str, tuple[Related, ...]]:
    """Find the neighbours of papers that are sorted by id."""
    if not papers:
        return {}
    terms, places = read_terms([_with_title(text) for _, text, _ in papers])
    words = weigh_terms(terms, places, len(papers))
    del places
    favour = rarity_of(np.bincount(words.indices, minlength=words.shape[1]), len(papers))
    shelf = _Shelf(
        ids=tuple(own for own, _, _ in papers),
        titles=tuple(_title_words(text) for _, text, _ in papers),
        tags=tuple(frozenset(tags) for _, _, tags in papers),
        terms=terms,
        showable=_showable(words, terms, favour),
    )
    rows = _with_tags(words, [tags for _, _, tags in papers])
    del words
    near = find_near(*rows)
    return {
        own: tuple(_neighbours(number, near.rows[number].tolist(), near.plain[number], shelf))
        for number, own in enumerate(shelf.ids)
    }


def _with_title(text: str) -> str:
    """Return the text with its title twice: its words tell more than others."""
    return f"{text.partition(chr(10))[0]}\n{text}"


def _title_words(text: str) -> frozenset[str]:
    return frozenset(text.partition("\n")[0].casefold().split())


def _with_tags(words: csr_array, tags: list[tuple[str, ...]]) -> tuple[csr_array, Weights]:
    rows = to_length(csr_array(hstack([words, weigh_tags(tags, _TAG_SHARE)], format="csr")))
    return rows, rarity_of(np.bincount(rows.indices, minlength=rows.shape[1]), rows.shape[0])


def _showable(words: csr_array, terms: Terms, favour: Weights) -> csr_array:
    shown = reweighed(words, words.data * readable(terms)[words.indices])
    return strongest(shown, _SHOWABLE, favour)


def _neighbours(
    number: int, candidates: list[int], closeness: Weights, shelf: _Shelf
) -> Iterator[Related]:
    """Yield the six nearest that can say why they are, and all that are the same work."""
    own = _weights(number, shelf)
    left = {True: TWINS, False: NEIGHBOURS}
    for other, close in zip(candidates, closeness.tolist(), strict=True):
        same = close >= _SAME_TEXT and _same_title(shelf.titles[number], shelf.titles[other])
        if other < 0 or not left[same]:
            continue
        near = _explained(number, other, own, shelf, same)
        if same or _is_telling(near) or (close >= _CLOSE and near.terms):
            left[same] -= 1
            yield near


def _same_title(one: frozenset[str], other: frozenset[str]) -> bool:
    if min(len(one), len(other)) < _TITLE_WORDS:
        return False
    return len(one & other) >= _SAME_TITLE * len(one | other)


def _is_telling(found: Related) -> bool:
    """Tell whether two papers share a tag or a term of two words."""
    return bool(found.tags) or any(" " in term or "-" in term for term in found.terms)


def _explained(
    number: int, other: int, own: dict[int, float], shelf: _Shelf, same: bool
) -> Related:
    theirs = _weights(other, shelf)
    shared = sorted(own.keys() & theirs.keys(), key=lambda term: (-own[term] * theirs[term], term))
    return Related(
        id=shelf.ids[other],
        terms=tuple(_written(shared, shelf.terms)),
        tags=tuple(sorted(shelf.tags[number] & shelf.tags[other])),
        same=same,
    )


def _weights(number: int, shelf: _Shelf) -> dict[int, float]:
    rows = shelf.showable
    start, end = rows.indptr[number], rows.indptr[number + 1]
    return dict(zip(rows.indices[start:end].tolist(), rows.data[start:end].tolist(), strict=True))


def _written(shared: Sequence[int], terms: Terms) -> Iterator[str]:
    """Yield up to four terms; a word that has been read in a pair is not said again."""
    first = len(terms.words)
    paired = {
        word for term in shared if term >= first for word in terms.pairs[term - first].tolist()
    }
    alone = [term for term in shared if term >= first or term not in paired]
    for term in alone[:_SHOWN]:
        yield terms.surface(term)
