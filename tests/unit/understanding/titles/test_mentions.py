import pytest

from site_builder.understanding.titles.mentions import addressed, mentions


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("We propose KnotNet today.", ["KnotNet"]),
        ("However, kites fall.", []),
        ("Recent kites use α-Knot and GPT-2's strings.", ["α-Knot", "GPT-2"]),
        ("We call it Robust KNOT here.", ["KNOT", "Robust KNOT"]),
        ("The Wet Kite KNOT flies.", ["KNOT", "Wet Kite KNOT"]),
        ("The Wet-Kite String flies.", ["Wet-Kite String"]),
        ("It is A* and *Explore-then-Knot*.", ["A*", "Explore-then-Knot"]),
        ("It is at https://example.org/KnotNet.", []),
        ("A list of kites", []),
    ],
)
def test_words_that_look_like_names_are_found(text, names):
    assert [name for _, name in mentions(text)] == names


def test_the_place_of_a_name_is_told():
    text = "We propose the Pond KNOT."

    assert [text[at : at + len(name)] for at, name in mentions(text)] == ["KNOT", "Pond KNOT"]


@pytest.mark.parametrize(
    ("text", "ends"),
    [
        ("Code: https://example.org/owl/KnotNet.git", ["KnotNet"]),
        ("Code: https://example.org/owl/KnotNet-kite-sorting.", ["KnotNet"]),
        ("See https://youtu.be/AbCdEfG", []),
        ("See https://example.org/owl/all_my_kites", []),
        ("No address", []),
    ],
)
def test_web_addresses_may_end_in_a_name(text, ends):
    assert addressed(text) == ends
