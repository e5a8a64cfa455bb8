import pytest

from site_builder.understanding.titles import phrases, salience


def weigh(*texts: str) -> dict[str, float]:
    lines = tuple(phrases.line(phrases.tokens(text)) for text in texts)
    return salience.weigh(lines, contribution=len(lines) - 1)


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("Kites", ("kite",)),
        ("loss", ("loss",)),
        ("self-tied", ("self", "tied")),
        ("is", ("is",)),
        (",", ()),
    ],
)
def test_a_token_is_taken_apart_into_its_words(token, words):
    assert salience.parts(token) == words


def test_each_weight_is_a_probability():
    weights = weigh("Wind is wild.", "We propose a kite.")

    assert set(weights) == {"wind", "is", "wild", "we", "propose", "a", "kite"}
    assert all(0 < weight < 1 for weight in weights.values())


def test_what_is_proposed_and_comes_back_weighs_more():
    weights = weigh("The owl sleeps.", "We propose a kite, and the kite flies.")

    assert weights["kite"] > weights["owl"] > weights["the"]
