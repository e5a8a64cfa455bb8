import pytest

from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy, from_keywords

TAGGER = compile_taxonomy(
    (
        Tag(slug="sky", label="Sky", keywords=("air",)),
        Tag(slug="kites", label="Kites & co", parent="sky", aliases=("kite", "box kite")),
        Tag(slug="lakes", label="Lakes", aliases=("mountain lake", "lake"), cased=("LK",)),
    )
)


@pytest.mark.parametrize(
    ("keyword", "expected"),
    [
        ("Box kites", ("kites",)),
        ("air", ("sky",)),
        ("lk", ("lakes",)),
        ("mountain lakes (LK)", ("lakes",)),
        ("Sport: Kites (and more)", ("kites",)),
        ("cheap box kites for mountain lakes", ("kites", "lakes")),
        ("blue kite", ("kites",)),
        ("kite string", ()),
        ("", ()),
        ("(", ()),
        ("x " * 5_000, ()),
    ],
)
def test_a_keyword_names_tags_as_a_whole_or_by_what_stands_in_it(keyword, expected):
    assert tuple(each.slug for each in from_keywords((keyword,), TAGGER)) == expected


def test_an_area_gives_way_to_its_topic():
    assert [each.slug for each in from_keywords(("air", "kite"), TAGGER)] == ["kites"]
