import pytest

from site_builder.understanding.titles import phrases


def ends(text: str) -> list[tuple[str, str]]:
    line = phrases.line(phrases.tokens(text))
    return [(phrases.join(line.words[:end]), reason) for end, reason in phrases.cuts(line, 0)]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("kite sorting.", [("kite sorting", "end")]),
        ("kite sorting that works", [("kite sorting", "clause")]),
        (
            "kite sorting for small lakes with reeds.",
            [
                ("kite sorting", "for"),
                ("kite sorting for small lakes", "with"),
                ("kite sorting for small lakes with reeds", "end"),
            ],
        ),
        ("robots operating in lakes.", [("robots operating in lakes", "end")]),
        ("kites, strings, and knots.", [("kites, strings, and knots", "end")]),
        ("kites, and we fly them.", [("kites", "comma")]),
        ("programs of size $ n.", []),
        (
            "a link from kites to birds.",
            [("a link", "from"), ("a link from kites to birds", "end")],
        ),
    ],
)
def test_a_phrase_ends_where_it_is_whole(text, expected):
    assert ends(text) == expected


@pytest.mark.parametrize(
    ("text", "kept"),
    [
        ("a novel and simple kite", "kite"),
        ("the problem of kite sorting", "kite sorting"),
        ("a new class of kites", "kites"),
        ("the first step towards understanding kites", "understanding kites"),
        ("first order kites", "first order kites"),
        ("the goal of kite sorting", "kite sorting"),
        ("different types of kites", "kites"),
        ("the problem of quickly sorting kites", "sorting kites"),
        ("the importance of kites", "importance of kites"),
    ],
)
def test_praise_and_empty_nouns_are_dropped_in_front(text, kept):
    words = phrases.tokens(text)

    assert " ".join(words[phrases.after_opening(words, 0) :]) == kept


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("the birds’ nests", ["the", "birds’", "nests"]),
        ("the ‘wet birds’ nests", ["the", "wet", "birds", "nests"]),
        ("the birds' nests", ["the", "birds'", "nests"]),
    ],
)
def test_a_possessive_is_told_from_a_quote(text, words):
    assert list(phrases.tokens(text)) == words


def test_asides_addresses_and_quotes_are_left_out():
    text = 'a "fast" kite (see [3]) of ours, i.e., a box kite, at https://kites.example/x.'

    assert " ".join(phrases.tokens(text)) == "a fast kite of ours at"
