import pytest

from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy
from site_builder.understanding.tagging import find

TAGGER = compile_taxonomy(
    (
        Tag(slug="kites", label="Kites", aliases=("kite", "box kite")),
        Tag(slug="lakes", label="Lakes", aliases=("lake", "non-frozen lake")),
        Tag(slug="owls", label="Owls", aliases=("owl",), cased=("OWL",), needs=("night",)),
    )
)


def found(abstract: str, title: str = "") -> list[tuple[str, str, str, int]]:
    mentions = find(title, abstract, TAGGER)
    return [(each.slug, each.wording, each.place, each.sentence) for each in mentions]


@pytest.mark.parametrize(
    ("abstract", "mentions"),
    [
        ("We fly Box-Kites.", [("kites", "box kite", "contribution", 0)]),
        (
            "A lake froze. We skate on the lake.",
            [("lakes", "lake", "background", 0), ("lakes", "lake", "contribution", 1)],
        ),
        ("We build kite-free skies.", []),
        ("We walk on non-lake ice.", []),
        ("We row on a non-frozen lake.", [("lakes", "non frozen lake", "contribution", 0)]),
        ("We hear an owl.", []),
        ("We hear an owl at night.", [("owls", "owl", "contribution", 0)]),
        (
            "Our old wooden lake (OWL) is deep at night.",
            [("lakes", "lake", "contribution", 0), ("lakes", "", "contribution", 0)],
        ),
        ("We row on a lake, unlike kites.", [("lakes", "lake", "contribution", 0)]),
        ("We row on a lake, with sports such as kites.", [("lakes", "lake", "contribution", 0)]),
        ("We do sports such as kites.", [("kites", "kite", "contribution", 0)]),
    ],
)
def test_mentions_stand_in_their_order(abstract, mentions):
    assert found(abstract) == mentions


def test_a_title_is_a_place_of_its_own():
    assert found("We row.", "A kite") == [("kites", "kite", "title", -1)]
