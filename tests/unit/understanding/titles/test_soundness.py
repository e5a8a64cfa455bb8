import pytest

from site_builder.understanding.titles.soundness import is_sound, tells


@pytest.mark.parametrize(
    "text",
    [
        "these two kinds of kites",
        "kites and their strings",
        "kites with",
        "with kites",
        "kites between lakes",
        "both kites",
        "which fly kites",
        "evaluate many kites",
        "kites not only flying",
        "the challenge faced",
        "method on kites",
        "kites",
        "kites of size =",
        "kites often",
        "regularized by strings",
        "wet kites pilots",
        "strings for helping kites",
        "scheme the core of to sort",
        "kites directly from strings",
        "sorting kites and a string",
        "tying a kite with respect",
        "shortcomings of current kites",
        "helps to fly kites",
        "sorting , from strings",
        "kite strings on a dexterous",
        "strings of lengths up",
        "quickly kites fall",
        "modeling the problem as a kite",
        "sorting the dataset",
        "settings of lakes the kite",
        "learning complex",
        "affirmative answer to kites",
        "",
    ],
)
def test_a_broken_phrase_is_seen(text):
    assert not is_sound(tuple(text.split()))


@pytest.mark.parametrize(
    "text",
    [
        "box kites for lakes",
        "how kites fall",
        "links between kites and birds",
        "kite sorting",
        "unsupervised kite sorting",
        "kite dynamics models",
        "helping kites to fly",
        "weakly supervised kite sorting",
        "how wind shapes the kites",
        "sorting the dataset of kites",
    ],
)
def test_a_whole_phrase_is_let_through(text):
    assert is_sound(tuple(text.split()))


@pytest.mark.parametrize(
    ("text", "name", "told"),
    [
        ("kite sorting", "", True),
        ("a method for kites", "", False),
        ("kite sorting by KnotNet", "KnotNet", False),
        ("kite sorting by knots", "KnotNet", True),
    ],
)
def test_a_title_tells_two_things_besides_the_name(text, name, told):
    assert tells(tuple(text.split()), name) == told
