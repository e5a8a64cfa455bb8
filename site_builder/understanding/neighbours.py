"""The nearest rows of each row of sparse vectors."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray
from scipy.sparse import csr_array, vstack

from site_builder.understanding.vectors import LENGTH, Weights, reweighed, strongest, to_length

Numbers = NDArray[np.int64]

_LEADS = 40
"""Strongest terms of a row by which its candidates are sought."""
_CANDIDATES = 96
_RANKED = 48
"""Candidates nearest by the vectors as given, which are ranked by the mixed ones."""
_FRIENDS = 10
"""Nearest rows that are mixed into a row."""
_MIXED_IN = 0.75
_LEAST = 40.0
"""Weight below which a term of a mixed row goes."""
_BLOCK = 256
_PAIRED = 32
"""Rows in a block that is laid beside all its candidates."""


@dataclass(frozen=True, slots=True)
class Near:
    """For each row its candidates, nearest first, with their scores."""

    rows: Numbers
    """-1 where there are no more."""
    scores: Weights
    """Cosine of the mixed vectors, from 0 to 1."""
    plain: Weights
    """Cosine of the vectors as given."""


def find_near(rows: csr_array, favour: Weights) -> Near:
    """Rank the nearest rows of each row.

    Candidates share the terms that are strongest by weight times `favour`.
    A row is then mixed with those nearest to it (Rocchio's feedback, here on
    both sides), which finds papers on one topic in other words; candidates
    are ranked by the cosine of the mixed rows. Of equals the lower number
    comes first.
    """
    found = _candidates(strongest(rows, _LEADS, favour))
    plain = _products(rows, found)
    found, plain = _ranked(found, plain, plain)
    found, plain = found[:, :_RANKED], plain[:, :_RANKED]
    mixed = _mix(rows, found[:, :_FRIENDS], plain[:, :_FRIENDS])
    scores = _products(mixed, found)
    ranked, plain = _ranked(found, scores, plain)
    return Near(ranked, _ranked(found, scores, scores)[1], plain)


def _candidates(leads: csr_array) -> Numbers:
    """Return the rows that share most of a row's leads, -1 where there are no more."""
    columns = leads.T.tocsr()
    found = np.full((leads.shape[0], _CANDIDATES), -1, np.int64)

    def fill(start: int) -> None:
        shared = leads[start : start + _BLOCK] @ columns
        for row, (numbers, scores) in enumerate(_rows(shared), start):
            best = numbers[numbers != row]
            weights = scores[numbers != row]
            if len(best) > _CANDIDATES:
                least = np.partition(weights, len(best) - _CANDIDATES)[len(best) - _CANDIDATES]
                best, weights = best[weights >= least], weights[weights >= least]
            best = best[np.lexsort((best, -weights))][:_CANDIDATES]
            found[row, : len(best)] = best

    _in_blocks(fill, leads.shape[0])
    return found


def _rows(rows: csr_array) -> Iterator[tuple[NDArray[np.int32], NDArray[np.float32]]]:
    for start, end in pairwise(rows.indptr.tolist()):
        yield rows.indices[start:end], rows.data[start:end]


def _products(rows: csr_array, found: Numbers) -> Weights:
    """Return the cosine of each row with each of its candidates, to six places."""
    products = np.zeros(found.shape)

    def fill(start: int) -> None:
        block = found[start : start + _PAIRED]
        own = np.repeat(np.arange(start, start + len(block)), block.shape[1])
        shared = rows[own].multiply(rows[block.ravel()])
        products[start : start + _PAIRED] = np.asarray(shared.sum(axis=1)).reshape(block.shape)

    _in_blocks(fill, len(found), _PAIRED)
    return np.where(found >= 0, np.round(products / LENGTH**2, 6), -1.0)


def _ranked(found: Numbers, scores: Weights, beside: Weights) -> tuple[Numbers, Weights]:
    order = np.lexsort((found, -scores), axis=1)
    return np.take_along_axis(found, order, 1), np.take_along_axis(beside, order, 1)


def _mix(rows: csr_array, friends: Numbers, nearness: Weights) -> csr_array:
    """Add to each row its friends' rows, by their nearness."""
    weights = np.maximum(nearness, 0)
    totals = np.maximum(weights.sum(axis=1, keepdims=True), 1e-9)
    parts = np.rint(weights / totals * (_MIXED_IN * 64)).astype(np.float32)
    count = rows.shape[0]
    real = friends >= 0
    own, other = np.nonzero(real)[0], friends[real]
    unit = np.full(count, 64, np.float32), (np.arange(count), np.arange(count))
    graph = csr_array((parts[real], (own, other)), shape=(count, count)) + csr_array(unit)
    blocks: dict[int, csr_array] = {}

    def fill(start: int) -> None:
        mixed = to_length(csr_array(graph[start : start + _BLOCK] @ rows))
        kept = reweighed(mixed, np.where(mixed.data < _LEAST, 0, mixed.data))
        kept.sort_indices()
        blocks[start] = to_length(kept)

    _in_blocks(fill, count)
    return csr_array(vstack([blocks[start] for start in sorted(blocks)], format="csr"))


def _in_blocks(fill: Callable[[int], None], rows: int, size: int = _BLOCK) -> None:
    """Work on all blocks of rows, on all processors; each writes to its own place."""
    with ThreadPoolExecutor(os.cpu_count()) as workers:
        for _ in workers.map(fill, range(0, rows, size)):
            pass
