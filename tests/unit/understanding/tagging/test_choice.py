import pytest

from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy
from site_builder.understanding.tagging import choose

TAGGER = compile_taxonomy(
    (
        Tag(slug="sky", label="Sky"),
        Tag(slug="kites", label="Kites", parent="sky"),
        Tag(slug="bats", label="Bats", parent="sky"),
        Tag(slug="lakes", label="Lakes"),
    )
)


@pytest.mark.parametrize(
    ("chances", "expected"),
    [
        ({}, ()),
        ({"kites": 0.9}, ("kites",)),
        ({"kites": 0.01}, ()),
        ({"kites": 0.9, "lakes": 0.8}, ("kites", "lakes")),
        ({"kites": 0.9, "lakes": 0.1}, ("kites",)),
        ({"kites": 0.3, "lakes": 0.3}, ("kites", "lakes")),
        ({"sky": 0.9, "kites": 0.8}, ("sky",)),
        ({"kites": 0.8, "sky": 0.7}, ("kites",)),
        ({"kites": 0.9, "bats": 0.9, "lakes": 0.9}, ("bats", "kites")),
    ],
)
def test_the_set_of_best_expected_f1_is_chosen(chances, expected):
    assert choose(chances, TAGGER, 2) == expected
