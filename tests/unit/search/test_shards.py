"""Lists are cut into files and read as they were counted."""

from __future__ import annotations

import random
from itertools import pairwise

import numpy as np
import pytest

from site_builder.search import bits, shards
from site_builder.search.postings import Postings, count
from tests.unit.search.reader import Bits

FIELDS = ("title", "abstract")


def index(papers: int = 300) -> Postings:
    chance = random.Random(3)
    words = [
        f"{stem}{ending}"
        for stem in ("learn", "model", "graph", "x")
        for ending in ("", "s", "ing")
    ]
    documents = (
        {
            "title": [" ".join(chance.choices(words, k=5))],
            "abstract": [" ".join(chance.choices(words, k=chance.randint(1, 50)))],
        }
        for _ in range(papers)
    )
    return count(documents, FIELDS, frozenset())


def entries(index: Postings) -> dict[tuple[str, str], list[tuple[int, int, int]]]:
    """Papers, counts and steps of lengths by term and field."""
    found = {}
    for number, term in enumerate(index.terms):
        for name, field in index.fields.items():
            some = slice(field.starts[number], field.starts[number + 1])
            papers = field.papers[some]
            steps = shards.steps(field.lengths[papers])
            columns = (papers.tolist(), field.counts[some].tolist(), steps.tolist())
            found[term, name] = list(zip(*columns, strict=True))
    return found


def read(shard: shards.Shard, index: Postings) -> dict[tuple[str, str], list[tuple[int, int, int]]]:
    """What the page makes of a file and the details beside it."""
    lists, details = Bits.of(shard.lists), Bits.of(shard.details)
    sizes = [{name: lists.gamma() - 1 for name in index.fields} for _ in shard.terms]
    found = {}
    for name, field in index.fields.items():
        middle = shards.middle(field.lengths)
        for term, size in zip(shard.terms, sizes, strict=True):
            parameter = int(bits.parameter(np.array([size[name]]), index.papers)[0])
            paper, some = -1, []
            for _ in range(size[name]):
                paper += lists.rice(parameter) + 1
                some.append(paper)
                if size[name] < shards.COMMON:
                    some += _weights(lists, middle)
            if size[name] >= shards.COMMON:
                some = [each for paper in some for each in (paper, *_weights(details, middle))]
            found[term, name] = list(zip(some[::3], some[1::3], some[2::3], strict=True))
    return found


def _weights(source: Bits, middle: int) -> tuple[int, int]:
    count, step = source.rice(0) + 1, source.rice(1)
    return count, middle + (-(step + 1) // 2 if step % 2 else step // 2)


@pytest.mark.parametrize("common", [4_096, 40])
@pytest.mark.parametrize("at_once", [500_000, 100])
def test_lists_are_read_as_they_were_counted(
    common: int, at_once: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "COMMON", common)
    monkeypatch.setattr(shards, "AT_ONCE", at_once)
    monkeypatch.setattr(shards, "POSTINGS", 200)
    counted = index()
    cut = list(shards.cut(counted))

    assert len(cut) > 1
    assert any(shard.details for shard in cut) == (common == 40)
    assert {key: value for shard in cut for key, value in read(shard, counted).items()} == entries(
        counted
    )


def test_files_hold_every_term_in_order() -> None:
    counted = index()

    assert [term for shard in shards.cut(counted) for term in shard.terms] == list(counted.terms)


def test_words_that_begin_alike_share_a_file_where_they_fit() -> None:
    terms = ("alpha", "alpine", "model", "modeled", "models", "zeta")
    sizes = np.array([900, 900, 700, 700, 700, 900])

    cut = list(shards.ranges(terms, sizes))

    assert [terms[first:last] for first, last in cut] == [
        ("alpha", "alpine"),
        ("model", "modeled", "models"),
        ("zeta",),
    ]


def test_an_index_of_nothing_has_no_files() -> None:
    assert list(shards.cut(count([], FIELDS, frozenset()))) == []


def test_ranges_leave_nothing_out() -> None:
    terms = tuple(sorted({f"{chr(97 + at % 26)}{at}" for at in range(500)}))
    cut = list(shards.ranges(terms, np.full(len(terms), 40)))

    assert (cut[0][0], cut[-1][1]) == (0, len(terms))
    assert all(before[1] == after[0] for before, after in pairwise(cut))
