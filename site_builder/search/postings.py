"""A lunr index cut down to what cannot be computed from the rest.

lunr's own serialisation repeats every paper for each of its words, and gives
weights that follow from counts: 0.58 MB for 1,000 papers, where counts alone
take 0.25 (gzip). `static/js/search/weights.js` weighs them.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

# lunr.py ships no types.
from lunr.builder import Builder  # type: ignore[import-untyped]
from lunr.stop_word_filter import WORDS  # type: ignore[import-untyped]

STOP_WORDS: frozenset[str] = frozenset(WORDS)
"""So common that abstracts are not indexed by them; the page learns them from the index."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Postings:
    """How often each word stands in which field of which paper.

    A place is `number of the paper * number of fields + number of the field`.
    """

    terms: tuple[str, ...]
    """Every word, in the order of UTF-16 units, as lunr.js wants them."""
    lists: tuple[tuple[int, ...], ...]
    """For each word the gaps between its places, from -1.

    A negative gap is followed by how often the word stands there; else once.
    """
    lengths: tuple[int, ...]
    """Words in each place."""


def build(documents: Iterable[Mapping[str, list[str]]], boosts: Mapping[str, int]) -> Builder:
    """Give documents, as tokens by field, to lunr; their number is their name."""
    builder = Builder()
    for name, boost in boosts.items():
        builder.field(name, boost)
    for number, document in enumerate(documents):
        builder.add({"id": number, **document})
    return builder


def postings(builder: Builder) -> Postings:
    """The counts that lunr took of its documents, word by word."""
    lists: dict[str, list[int]] = {term: [] for term in builder.inverted_index}
    last = dict.fromkeys(lists, -1)
    # In the order of papers, then of fields: places only rise.
    for place, counts in enumerate(builder.field_term_frequencies.values()):
        for term, count in counts.items():
            gap = place - last[term]
            lists[term] += (gap,) if count == 1 else (-gap, count)
            last[term] = place
    # Python compares code points, JavaScript UTF-16 units: they differ beyond U+FFFF.
    terms = sorted(lists, key=lambda term: term.encode("utf-16-be"))
    return Postings(
        terms=tuple(terms),
        lists=tuple(tuple(lists[term]) for term in terms),
        lengths=tuple(builder.field_lengths.values()),
    )
