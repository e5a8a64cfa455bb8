"""Numbers as bits: the codes that posting lists are written in.

Rice codes for gaps, which are near geometric, and Elias' gamma for counts
(Witten, Moffat and Bell, Managing Gigabytes, chapter 3). A code is a value and
its width in bits; `static/js/search/bits.js` reads them.
"""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int64]

LONGEST_UNARY = 15
"""Ones after which a Rice code gives up and writes its number in `ESCAPED` bits."""
ESCAPED = 24
WORD = 64
"""Bits of the numbers that codes are put together in: more than the widest code has."""


@dataclass(frozen=True, slots=True)
class Codes:
    """Codes in the order they are to be written."""

    values: Numbers
    widths: Numbers

    def part(self, start: int, end: int) -> Codes:
        """The codes from one place to before another."""
        return Codes(self.values[start:end], self.widths[start:end])

    def kept(self, mask: NDArray[np.bool_]) -> Codes:
        """The codes with those outside the mask written in no bits at all."""
        return Codes(np.where(mask, self.values, 0), np.where(mask, self.widths, 0))


def rice(numbers: Numbers, parameters: Numbers) -> Codes:
    """Write each number ≥ 0: its quotient by 2^parameter in ones, a zero, the rest."""
    quotients = numbers >> parameters
    values = (((2 << quotients.clip(max=LONGEST_UNARY)) - 2) << parameters) | (
        numbers & ((1 << parameters) - 1)
    )
    widths = quotients + 1 + parameters
    (long,) = np.nonzero(quotients >= LONGEST_UNARY)
    values[long] = (((1 << LONGEST_UNARY) - 1) << ESCAPED) | numbers[long]
    widths[long] = LONGEST_UNARY + ESCAPED
    return Codes(values, widths)


def gamma(numbers: Numbers) -> Codes:
    """Write each number ≥ 1: as many zeros as it has bits beyond one, then itself."""
    beyond = np.frexp(numbers.astype(np.float64))[1].astype(np.int64) - 1
    return Codes(numbers, 2 * beyond + 1)


def parameter(counts: Numbers, papers: int) -> Numbers:
    """Give the Rice parameter for gaps of lists with so many of all papers.

    The largest k with count · 2^k ≤ 0.69 · papers, at least 0: whole numbers
    only, so that the page comes to the same.
    """
    limit = papers * 69 // (100 * np.maximum(counts, 1))
    exponents = np.frexp(np.maximum(limit, 1).astype(np.float64))[1].astype(np.int64) - 1
    largest: Numbers = np.maximum(exponents, 0)
    return largest


def zigzag(numbers: Numbers) -> Numbers:
    """Give whole numbers as numbers ≥ 0, small for those near 0: 0, -1, 1, -2, …"""
    return np.where(numbers < 0, -2 * numbers - 1, 2 * numbers)


def interleave(*columns: Codes) -> Codes:
    """Give the first code of each, then the second of each, …"""
    return Codes(
        np.stack([one.values for one in columns], axis=1).ravel(),
        np.stack([one.widths for one in columns], axis=1).ravel(),
    )


def write(strings: Sequence[Sequence[Codes]]) -> list[str]:
    """Write each string of codes, most significant bit first, as Base64."""
    pieces = [piece for string in strings for piece in (*string, _PADDING)]
    if not pieces:
        return []
    values = np.concatenate([piece.values for piece in pieces])
    widths = np.concatenate([piece.widths for piece in pieces])
    codes = np.array([sum(len(piece.values) for piece in string) + 1 for string in strings])
    ends = np.cumsum(codes)
    sizes = np.add.reduceat(widths, ends - codes)
    widths[ends - 1] = -sizes % 8
    packed = _pack(values, widths)
    stops = np.cumsum((sizes + 7) // 8)
    return [
        b64encode(packed[start:stop]).decode().rstrip("=")
        for start, stop in pairwise((0, *stops.tolist()))
    ]


def _pack(values: Numbers, widths: Numbers) -> bytes:
    """Put codes behind each other, in words of 64 bits: each stands in one of them or two."""
    ends = np.cumsum(widths)
    homes, offsets = np.divmod(ends - widths, WORD)
    left = WORD - offsets - widths
    whole = values.astype(np.uint64)
    words = np.zeros(int(ends[-1]) // WORD + 2, dtype=np.uint64)
    (split,) = np.nonzero(left < 0)
    beyond = -left[split]
    words[homes[split] + 1] = whole[split] << (WORD - beyond).astype(np.uint64)
    whole[split] >>= beyond.astype(np.uint64)
    left[split] = 0
    # No two codes share a bit, so that sums set them.
    first = np.flatnonzero(np.diff(homes, prepend=-1))
    words[homes[first]] += np.add.reduceat(whole << left.astype(np.uint64), first)
    return words.astype(">u8").tobytes()[: (int(ends[-1]) + 7) // 8]


_NOTHING = np.zeros(1, dtype=np.int64)
_PADDING = Codes(_NOTHING, _NOTHING)
"""Fills the last byte of a string, once its size is known."""
