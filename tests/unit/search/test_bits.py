"""Codes are read as they were written."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from site_builder.search import bits
from tests.unit.search.reader import Bits

NUMBERS = st.lists(st.integers(0, 2**24 - 1), max_size=40)


def array(numbers: list[int]) -> bits.Numbers:
    return np.array(numbers, dtype=np.int64)


@given(numbers=NUMBERS, parameter=st.integers(0, 16))
def test_rice_codes_are_read_as_they_were_written(numbers: list[int], parameter: int) -> None:
    codes = bits.rice(array(numbers), array([parameter] * len(numbers)))
    found = Bits.of(bits.write([[codes]])[0])

    assert [found.rice(parameter) for _ in numbers] == numbers


@given(numbers=NUMBERS)
def test_gamma_codes_are_read_as_they_were_written(numbers: list[int]) -> None:
    found = Bits.of(bits.write([[bits.gamma(array(numbers) + 1)]])[0])

    assert [found.gamma() - 1 for _ in numbers] == numbers


def test_each_string_begins_at_a_byte_of_its_own() -> None:
    ones = bits.rice(array([3]), array([0]))

    assert bits.write([[ones], [ones, ones], []]) == ["4A", "7g", ""]


def test_nothing_is_written_for_nothing() -> None:
    assert bits.write([]) == []


@pytest.mark.parametrize(
    ("count", "papers", "parameter"),
    [
        (1, 1, 0),
        (1, 38, 4),
        (2, 38, 3),
        (38, 38, 0),
        (1, 82_095, 15),
        (4_000, 82_095, 3),
        (0, 9, 2),
    ],
)
def test_the_parameter_grows_with_the_gaps(count: int, papers: int, parameter: int) -> None:
    assert bits.parameter(array([count]), papers).tolist() == [parameter]


def test_numbers_near_nought_come_first() -> None:
    assert bits.zigzag(array([0, -1, 1, -2, 2])).tolist() == [0, 1, 2, 3, 4]
