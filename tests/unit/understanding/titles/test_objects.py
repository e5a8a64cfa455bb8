import pytest

from site_builder.understanding.titles import objects, phrases


def said(text: str, verb: str) -> list[tuple[str, str]]:
    """Return source and words of each phrase of "we VERB text"."""
    line = phrases.line(phrases.tokens(text))
    return [
        (span.source, phrases.join((*span.opening, *line.words[span.start : span.end])))
        for span in objects.after_cue(line, verb, 0)
    ]


@pytest.mark.parametrize(
    ("text", "phrase"),
    [
        ("a net to achieve fast flight.", "net for fast flight"),
        ("a net to quickly detect kites.", "net for detecting kites"),
        ("a net, KnotNet, that sorts kites.", "sorting kites"),
        ("a net that detects and tracks kites.", "net for detecting and tracking kites"),
    ],
)
def test_what_a_thing_is_for_is_joined_to_it(text, phrase):
    assert phrase in [words for _, words in said(text, "propose")]


@pytest.mark.parametrize("verb", ["enable", "allow"])
def test_what_is_merely_enabled_is_no_title(verb):
    assert said("pilots to fly kites.", verb) == []


def test_a_relative_clause_that_begins_with_a_preposition_has_no_noun():
    phrases_said = said("a kite, the core of which sorts.", "propose")

    assert not [words for _, words in phrases_said if "sorting" in words]


def test_what_a_thing_is_is_no_quality_of_it():
    phrases_said = said("a kite, which is the most plain kite.", "propose")

    assert not [words for _, words in phrases_said if "kite the" in words]


def doing(text: str) -> list[str]:
    line = phrases.line(phrases.tokens(text))
    return [
        phrases.join((*span.opening, *line.words[span.start : span.end]))
        for span in objects.doing(line, 0, third=False)
    ]


def test_two_verbs_become_two_gerunds():
    assert doing("train and test pilots.") == ["training and testing pilots"]
    assert doing("train and frobnicate pilots.") == []
