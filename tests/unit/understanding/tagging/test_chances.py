import pytest

from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy
from site_builder.understanding.tagging import chances, find

TAGGER = compile_taxonomy(
    (
        Tag(slug="kites", label="Kites", aliases=("kite", "box kite")),
        Tag(slug="lakes", label="Lakes", aliases=("mountain lake", "lake")),
        Tag(slug="owls", label="Owls", aliases=("owl", "barn owl")),
    )
)


def slugs(abstract: str, title: str = "") -> list[str]:
    return sorted(chances(find(title, abstract, TAGGER), TAGGER))


@pytest.mark.parametrize(
    ("abstract", "expected"),
    [
        ("We fly a kite. It crosses a lake.", ["kites"]),
        ("We fly a kite. It crosses a mountain lake.", ["kites", "lakes"]),
        ("We fly a kite. It crosses a lake. The lake is wide.", ["kites", "lakes"]),
        ("Birds fly. A barn owl hunts. We fly a box kite.", ["kites"]),
        ("A barn owl hunts. We fly a box kite.", ["kites", "owls"]),
        ("Birds fly. An owl hunts. We sleep.", ["owls"]),
    ],
)
def test_a_single_slight_mention_counts_only_alone(abstract, expected):
    assert slugs(abstract) == expected


def test_a_title_is_never_slight():
    assert slugs("We fly a kite.", "A lake") == ["kites", "lakes"]


def test_more_and_wider_mentions_raise_the_chance():
    once = find("", "We fly a box kite. It is red. A barn owl sat.", TAGGER)
    often = find("", "We fly a box kite. The kite is red. A barn owl sat.", TAGGER)

    assert chances(often, TAGGER)["kites"] > chances(once, TAGGER)["kites"]
