"""Posting lists cut into files of words that are looked for together.

A file holds whole families: words with the same beginning, among which are
the other forms of a word, so that one file answers for all of them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from site_builder.search import bits
from site_builder.search.postings import Field, Numbers, Postings

POSTINGS = 2_500
"""Entries of posting lists up to which families share a file."""
COMMON = 4_096
"""Papers from which on a list tells no more than its papers; the rest is in a file of its own."""
AT_ONCE = 500_000
"""Entries whose codes are made at a time."""
BEGINNING = 5
"""Letters that make a family, where it is small enough."""
LONGEST_BEGINNING = 8

Range = tuple[int, int]
"""Numbers of terms, the second beyond the last."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Shard:
    """One file."""

    first: int
    """Number of its first term."""
    terms: tuple[str, ...]
    lists: str
    """How often each term stands where, see `_lists`."""
    details: str
    """Counts and lengths of the common lists; "" where there are none."""


def cut(index: Postings) -> Iterator[Shard]:
    """Cut an index into files."""
    middles = {name: middle(field.lengths) for name, field in index.fields.items()}
    sizes = index.frequencies
    for batch in _batches(ranges(index.terms, sizes), sizes):
        lists = bits.write(_lists(index, middles, batch))
        details = iter(bits.write(_details(index, middles, batch)))
        for (first, last), body in zip(batch, lists, strict=True):
            has_common = any(
                (field.frequencies[first:last] >= COMMON).any() for field in index.fields.values()
            )
            yield Shard(
                first=first,
                terms=index.terms[first:last],
                lists=body,
                details=next(details) if has_common else "",
            )


def middle(lengths: Numbers) -> int:
    """Give the middle of the lengths, in steps as `steps` counts them."""
    return int(np.median(steps(lengths))) if len(lengths) else 0


def steps(lengths: Numbers) -> Numbers:
    """Give lengths in quarters of an octave: 4·log₂, rounded."""
    rounded: Numbers = np.rint(4 * np.log2(np.maximum(lengths, 1))).astype(np.int64)
    return rounded


def ranges(terms: tuple[str, ...], sizes: Numbers) -> Iterator[Range]:
    """Give the terms of each file: families, the small ones together."""
    total = np.concatenate(([0], np.cumsum(sizes)))
    start = 0
    for first, last in _families(terms, total, (0, len(terms)), 0):
        if first > start and total[last] - total[start] > POSTINGS:
            yield start, first
            start = first
    if start < len(terms):
        yield start, len(terms)


def _families(
    terms: tuple[str, ...], total: Numbers, family: Range, letters: int
) -> Iterator[Range]:
    """Split words that begin with the same letters by the next, where they are too many."""
    first, last = family
    size = total[last] - total[first]
    small = size <= POSTINGS and letters >= BEGINNING
    if last - first < 2 or small or letters >= LONGEST_BEGINNING:
        yield family
        return
    for part in _split(terms, family, letters):
        yield from _families(terms, total, part, letters + 1)


def _split(terms: tuple[str, ...], family: Range, letters: int) -> Iterator[Range]:
    first, last = family
    place = slice(letters, letters + 1)
    inner = range(first + 1, last)
    starts = (at for at in inner if terms[at][place] != terms[at - 1][place])
    return pairwise((first, *starts, last))


def _batches(files: Iterable[Range], sizes: Numbers) -> Iterator[list[Range]]:
    """Give files some at a time: as many as memory holds the codes of with ease."""
    batch: list[Range] = []
    weight = 0
    for first, last in files:
        batch.append((first, last))
        weight += int(sizes[first:last].sum())
        if weight >= AT_ONCE:
            yield batch
            batch, weight = [], 0
    if batch:
        yield batch


def _lists(index: Postings, middles: dict[str, int], batch: list[Range]) -> list[list[bits.Codes]]:
    """Write how many papers each term has in each field, then, field by field, which.

    Each paper is the gap to the one before, and in lists that are not common
    how often the term stands there, and the length of the field there.
    """
    begin, end = batch[0][0], batch[-1][1]
    fields = index.fields.values()
    found = np.stack([field.frequencies[begin:end] for field in fields], axis=1)
    heads = bits.gamma(found.ravel() + 1)
    width = len(index.fields)
    strings = [
        [heads.part((first - begin) * width, (last - begin) * width)] for first, last in batch
    ]
    for name, field in index.fields.items():
        counts = _frequency_of_each(field, begin, end)
        gaps = bits.rice(_gaps(field, begin, end), bits.parameter(counts, index.papers))
        rare = counts < COMMON
        weights = (one.kept(rare) for one in _weights(field, middles[name], begin, end))
        entries = bits.interleave(gaps, *weights)
        starts = (field.starts - field.starts[begin]) * 3
        for string, (first, last) in zip(strings, batch, strict=True):
            string.append(entries.part(starts[first], starts[last]))
    return strings


def _details(
    index: Postings, middles: dict[str, int], batch: list[Range]
) -> list[list[bits.Codes]]:
    """Write what `_lists` leaves out of common lists, for each file that has some."""
    strings = []
    for first, last in batch:
        string = []
        for name, field in index.fields.items():
            common = _frequency_of_each(field, first, last) >= COMMON
            if common.any():
                weights = _weights(field, middles[name], first, last)
                string.append(bits.interleave(*(one.kept(common) for one in weights)))
        if string:
            strings.append(string)
    return strings


def _frequency_of_each(field: Field, first: int, last: int) -> Numbers:
    """Give of each entry how long the list is that it stands in."""
    frequencies = field.frequencies[first:last]
    return np.repeat(frequencies, frequencies)


def _gaps(field: Field, first: int, last: int) -> Numbers:
    """Give of each entry the papers between it and the one before in its list."""
    start, end = field.starts[first], field.starts[last]
    papers = field.papers[start:end].astype(np.int64)
    before = np.concatenate(([-1], papers[:-1]))
    beginnings = field.starts[first:last] - start
    before[beginnings[beginnings < len(papers)]] = -1
    return papers - before - 1


def _weights(
    field: Field, middle_step: int, first: int, last: int
) -> tuple[bits.Codes, bits.Codes]:
    """Write of each entry its count, and its field's length as steps from the middle."""
    start, end = field.starts[first], field.starts[last]
    counts = field.counts[start:end].astype(np.int64)
    lengths = steps(field.lengths[field.papers[start:end]])
    none = np.zeros(len(counts), dtype=np.int64)
    return (
        bits.rice(counts - 1, none),
        bits.rice(bits.zigzag(lengths - middle_step), none + 1),
    )
