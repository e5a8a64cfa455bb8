"""Points in the plane that stand near when their papers do.

t-distributed stochastic neighbour embedding (van der Maaten and Hinton, 2008)
on a graph of nearest neighbours, with the repulsion of all pairs read off a
grid as in FIt-SNE (Linderman and others, 2019). Where they fit a bandwidth to
each row we take squared cosines as they are. Places are rounded at every step,
so that the last bits of a sum, which differ between machines, never matter.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.fft import irfft2, next_fast_len, rfft2
from scipy.sparse import csr_array

from site_builder.understanding.neighbours import Near, Numbers
from site_builder.understanding.vectors import Weights

Waves = NDArray[np.complex128]

_STEPS = ((250, 12.0, 0.5), (400, 1.0, 0.8))
"""Steps, exaggeration of the attraction and momentum: first clusters, then their shapes."""
_CROWD = 40
"""Papers from which on clusters are pulled together; a few would fall into one point."""
_GRAVITY = 0.76
"""Pull to the middle, without which papers that hang on nothing would fly off: weak in a crowd."""
_FRIENDS = 30
_CELLS = (0.1, 0.5)
"""Width of a cell for a few papers, and from a thousand on."""
_STEP_CELLS = 32
"""The grid grows by so many cells, so that its kernels are seldom made anew."""
_GRAIN = 2.0**24
"""Places a unit is rounded to."""
_LONGEST_STEP = 2.0


@dataclass(frozen=True, slots=True)
class _Graph:
    own: Numbers
    other: Numbers
    pull: Weights
    """Of each edge; they sum to 1."""


def embed(near: Near) -> Weights:
    """Lay out the rows of a graph: one point (x, y) a row, centred."""
    count = len(near.rows)
    graph = _graph(near)
    places = _start(graph, count)
    moved = np.zeros_like(places)
    gains = np.ones_like(places)
    repulsion = _Repulsion(_CELLS[count >= 1_000])
    for steps, most, momentum in _STEPS:
        exaggeration = min(most, 1 + count / _CROWD) if most > 1 else most
        rate = count / exaggeration
        for _ in range(steps):
            force = exaggeration * _attraction(graph, places) - repulsion.of(places)
            force += places * (_GRAVITY / count**2)
            gains = np.where(np.sign(force) == np.sign(moved), gains * 0.8, gains + 0.2)
            gains = np.maximum(gains, 0.01)
            moved = momentum * moved - rate * gains * force
            moved = np.clip(moved, -_LONGEST_STEP, _LONGEST_STEP)
            places = _rounded(places + moved)
            places -= _rounded(places.mean(axis=0))
    return places


def _graph(near: Near) -> _Graph:
    rows, scores = near.rows[:, :_FRIENDS], near.scores[:, :_FRIENDS]
    weights = np.where(rows >= 0, np.maximum(scores, 0.01), 0.0) ** 2
    weights /= np.maximum(weights.sum(axis=1, keepdims=True), 1e-12)
    own, place = np.nonzero(weights)
    size = (len(rows), len(rows))
    directed = csr_array((weights[own, place], (own, rows[own, place])), shape=size)
    both = (directed + directed.T).tocoo()
    pull = both.data / max(both.data.sum(), 1e-12)
    return _Graph(both.coords[0], both.coords[1], pull)


def _start(graph: _Graph, count: int) -> Weights:
    """Return the two slowest waves of the graph, roughly: what hangs together starts together."""
    walk = csr_array((graph.pull, (graph.own, graph.other)), shape=(count, count))
    degree = np.maximum(np.bincount(graph.own, graph.pull, count), 1e-12)
    waves = np.random.default_rng(0).standard_normal((count, 2))
    for _ in range(100):
        waves = 0.5 * waves + 0.5 * (walk @ waves) / degree[:, None]
        waves -= waves.mean(axis=0)
        first, second = waves.T
        second = second - first * (first * second).sum() / max((first * first).sum(), 1e-30)
        waves = np.stack((first, second), axis=1)
        waves /= np.maximum(np.sqrt((waves**2).mean(axis=0)), 1e-12)
        waves = _rounded(waves)
    return _rounded(waves * 0.01)


def _attraction(graph: _Graph, places: Weights) -> Weights:
    apart = places[graph.own] - places[graph.other]
    pull = graph.pull / (1 + apart[:, 0] ** 2 + apart[:, 1] ** 2)
    sums = [np.bincount(graph.own, pull * apart[:, axis], len(places)) for axis in (0, 1)]
    return np.stack(sums, axis=1)


class _Repulsion:
    """What all points together push each point with, by convolution on a grid."""

    def __init__(self, cell: float) -> None:
        self._cell, self._size = cell, 0

    def of(self, places: Weights) -> Weights:
        """Return the push on each point, as the gradient has it."""
        low = np.floor(places.min(axis=0) / self._cell)
        wide = int(np.ceil(places.max() / self._cell - low.min())) + 2
        self._fit(wide)
        exact = places / self._cell - low
        cell = np.floor(exact).astype(np.int64)
        share = exact - cell
        corners = [
            (
                (cell[:, 0] + right) * self._size + cell[:, 1] + up,
                (share[:, 0] if right else 1 - share[:, 0])
                * (share[:, 1] if up else 1 - share[:, 1]),
            )
            for right in (0, 1)
            for up in (0, 1)
        ]
        charge = sum(np.bincount(at, weight, self._size**2) for at, weight in corners)
        seen = rfft2(np.reshape(charge, (self._size, self._size)), s=(self._padded, self._padded))
        total, *push = (
            sum(self._field(seen, kernel).ravel()[at] * weight for at, weight in corners)
            for kernel in self._kernels
        )
        return np.stack(push, axis=1) / max(float(np.sum(total)) - len(places), 1e-9)

    def _field(self, seen: Waves, kernel: Waves) -> Weights:
        whole: Weights = irfft2(seen * kernel, s=(self._padded, self._padded))
        return whole[: self._size, : self._size]

    def _fit(self, wide: int) -> None:
        size = -(-wide // _STEP_CELLS) * _STEP_CELLS
        if size <= self._size:
            return
        self._size, self._padded = size, int(next_fast_len(2 * size, real=True))
        steps = np.arange(self._padded)
        offset = np.where(steps < size, steps, steps - self._padded) * self._cell
        x, y = offset[:, None], offset[None, :]
        near = 1 / (1 + x**2 + y**2)
        self._kernels = [rfft2(kernel) for kernel in (near, near**2 * x, near**2 * y)]


def _rounded(places: Weights) -> Weights:
    return np.rint(places * _GRAIN) / _GRAIN
