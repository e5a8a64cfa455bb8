from __future__ import annotations

import re

import pytest

from site_builder.text import fingerprint, similarity, words_key


def test_a_fingerprint_is_sixteen_hex_digits() -> None:
    assert re.fullmatch("[0-9a-f]{16}", fingerprint("We count owls."))


@pytest.mark.parametrize("same", ["we  count\nOWLS", "“We count” owls!", "We co-unt owls."])
def test_case_quotes_and_wrapping_do_not_change_it(same: str) -> None:
    assert fingerprint(same) == fingerprint("We count owls.")


@pytest.mark.parametrize("other", ["We count owl.", "We count 2 owls.", ""])
def test_letters_and_digits_do(other: str) -> None:
    assert fingerprint(other) != fingerprint("We count owls.")


def test_words_are_compared_folded() -> None:
    assert words_key("Café, “Naïve”!") == ("cafe", "naive")


@pytest.mark.parametrize(
    ("a", "b", "expected"),
    [
        ("a b c d", "a b c d", 1.0),
        ("a b c d", "A, b; c d!", 1.0),
        ("a b c d", "a b c e", 0.5),
        ("a b c", "d e f", 0.0),
        ("", "", 1.0),
        ("", "a", 0.0),
        ("a", "a", 1.0),
    ],
)
def test_similarity_counts_shared_shingles(a: str, b: str, expected: float) -> None:
    assert similarity(a, b) == expected
