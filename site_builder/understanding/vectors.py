"""Texts as sparse vectors of whole numbers, so that sums are the same on any machine.

Every length is 4,000, so a product of two vectors is at most 2^24: a whole
number that 32-bit floats add without rounding, in whatever order.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array, vstack

from site_builder.understanding.terms import Places, Terms

LENGTH = 4_000
Weights = NDArray[np.float64]

_COMMON = 0.25
"""Share of the texts above which a term tells them apart no more."""
_FEW = 10
"""Texts a term may always stand in, for small catalogues."""
_STEPS = 16
"""Ranks of a unit of weight."""
_PLACE_BITS = 16
_ROW_BITS = 36
_ROWS = 4_096
"""Rows whose terms are sorted at once: the keys take more room than the terms."""
"""Where a sorted key holds a term's place in its row, its rank (20 bits), and its row."""
_RARITY = 0.5
"""Power of the rarity: the common words of two papers tell much of their topic, too."""


def weigh_terms(terms: Terms, places: Places, texts: int) -> csr_array:
    """Return one row a text: (1 + ln count) · rarity of each of its terms."""
    size = len(terms.words) + len(terms.pairs)
    ones = np.ones(len(places.text), np.float32)
    counts = csr_array((ones, (places.text, places.term)), shape=(texts, size))
    counts.sum_duplicates()
    frequency = np.bincount(counts.indices, minlength=size)
    telling = (frequency > 1) & (frequency <= max(_FEW, texts * _COMMON))
    rarity = np.where(telling, rarity_of(frequency, texts) ** _RARITY, 0.0)
    return to_length(_scaled(counts, rarity))


def weigh_tags(tags: list[tuple[str, ...]], share: float) -> csr_array:
    """Return one row a text: the rarity of its tags, at `share` of the full length."""
    numbers = {tag: number for number, tag in enumerate(sorted({t for row in tags for t in row}))}
    ends = np.cumsum([0, *map(len, tags)])
    columns = np.array([numbers[tag] for row in tags for tag in sorted(row)], np.int64)
    ones = np.ones(len(columns), np.float32)
    given = csr_array((ones, columns, ends), shape=(len(tags), len(numbers)))
    frequency = np.bincount(columns, minlength=len(numbers))
    return to_length(_scaled(given, rarity_of(frequency, len(tags)) ** _RARITY), LENGTH * share)


def rarity_of(frequency: NDArray[np.int64], texts: int) -> Weights:
    """Return the inverse document frequency, ln(1 + texts / frequency)."""
    rarity: Weights = np.log1p(texts / np.maximum(frequency, 1))
    return rarity


def to_length(rows: csr_array, length: float = LENGTH) -> csr_array:
    """Scale each row to a length and round its weights; those that vanish go."""
    squares = np.add.reduceat(
        np.append(rows.data.astype(np.float64) ** 2, 0.0), np.minimum(rows.indptr[:-1], rows.nnz)
    )
    sizes = np.diff(rows.indptr)
    scale = np.where(sizes > 0, length / np.sqrt(np.maximum(squares, 1e-30)), 0.0)
    data = np.rint(rows.data * np.repeat(scale, sizes)).astype(np.float32)
    return reweighed(rows, data)


def reweighed(rows: csr_array, data: Weights | NDArray[np.float32]) -> csr_array:
    """Return rows with other weights; terms without weight go."""
    changed = csr_array((data, rows.indices.copy(), rows.indptr.copy()), shape=rows.shape)
    changed.eliminate_zeros()
    return changed


def strongest(rows: csr_array, most: int, favour: Weights) -> csr_array:
    """Keep the `most` heaviest terms of each row, by weight times `favour`."""
    scale = favour * (_STEPS / max(favour.max(initial=0), 1))
    count = rows.shape[0]
    blocks = [_strongest(rows[at : at + _ROWS], most, scale) for at in range(0, count, _ROWS)]
    return csr_array(vstack(blocks, format="csr")) if blocks else rows


def _strongest(rows: csr_array, most: int, scale: Weights) -> csr_array:
    sizes = np.diff(rows.indptr)
    starts = np.repeat(rows.indptr[:-1].astype(np.int64), sizes)
    row = np.repeat(np.arange(len(sizes)), sizes)
    rank = np.rint(rows.data * scale[rows.indices])
    keys = np.arange(rows.nnz) - starts
    keys += (row << _ROW_BITS) + ((LENGTH * _STEPS - rank.astype(np.int64)) << _PLACE_BITS)
    keys.sort()
    nth = np.arange(rows.nnz) - starts < most
    kept = np.sort((keys[nth] & ((1 << _PLACE_BITS) - 1)) + starts[nth])
    ends = np.concatenate(([0], np.cumsum(np.minimum(sizes, most))))
    return csr_array((rows.data[kept], rows.indices[kept], ends), shape=rows.shape)


def _scaled(rows: csr_array, columns: Weights) -> csr_array:
    """Damp the counts of rows and multiply each column; empty columns go."""
    return reweighed(rows, (1 + np.log(rows.data)) * columns[rows.indices])
