from __future__ import annotations

import pytest

from site_builder.text import clip


@pytest.mark.parametrize(
    ("text", "limit", "expected"),
    [
        ("short", 10, "short"),
        ("exactly ten", 11, "exactly ten"),
        ("one two three", 9, "one two…"),
        ("one two, three", 10, "one two…"),
        ("one  two\nthree", 100, "one two three"),
        ("unbreakable", 5, "unbr…"),
        ("word", 0, ""),
    ],
)
def test_a_text_is_cut_at_a_word(text: str, limit: int, expected: str) -> None:
    assert clip(text, limit) == expected
