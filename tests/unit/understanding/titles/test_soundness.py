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
        "",
    ],
)
def test_a_broken_phrase_is_seen(text):
    assert not is_sound(tuple(text.split()))


@pytest.mark.parametrize(
    "text",
    ["box kites for lakes", "how kites fall", "links between kites and birds", "kite sorting"],
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
