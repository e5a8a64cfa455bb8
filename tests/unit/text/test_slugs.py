from __future__ import annotations

import pytest

from site_builder.text import slugify


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("Fast Walks on Grids", "fast-walks-on-grids"),
        ("Erdős–Rényi: Straße & Øre", "erdos-renyi-strasse-ore"),
        ("β-VAE in O(√n)", "beta-vae-in-o-n"),
        ("R² and 𝒪-notation", "r2-and-o-notation"),
        ("Don't stop", "dont-stop"),
        ("C++, C# and R&D", "c-plus-plus-c-sharp-and-r-and-d"),
        ("  --- ", "untitled"),
        ("图像", "untitled"),
        ("", "untitled"),
        ("CON", "con-1"),
        ("com1", "com1-1"),
        ("Index", "index-1"),
        ("search", "search-1"),
        ("searching", "searching"),
    ],
)
def test_a_slug_is_plain_and_readable(text: str, slug: str) -> None:
    assert slugify(text) == slug


def test_a_long_slug_is_cut_at_a_word() -> None:
    assert slugify("lantern " * 20) == "-".join(["lantern"] * 7)


def test_a_cut_slug_ends_on_a_word_that_can_end_a_phrase() -> None:
    title = "Weighing distant lighthouses by shadow and by sound and the long fog"

    assert slugify(title) == "weighing-distant-lighthouses-by-shadow-and-by-sound"


def test_a_long_word_is_cut_inside() -> None:
    assert slugify("x" * 100) == "x" * 60
