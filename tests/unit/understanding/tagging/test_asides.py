import pytest

from site_builder.understanding.tagging import asides


@pytest.mark.parametrize(
    ("sentence", "stretches"),
    [
        ("We fly kites.", [("We fly kites.", "")]),
        ("Unlike owls, we sleep.", [("", ""), (" owls", "against"), (", we sleep.", "")]),
        (
            "We like sports such as golf; we walk.",
            [("We like sports ", ""), (" golf", "passing"), ("; we walk.", "")],
        ),
        (
            "We row without oars",
            [("We row ", ""), (" oars", "against"), ("", "")],
        ),
        ("We paint not only owls.", [("We paint not only owls.", "")]),
        ("It is no longer cold.", [("It is no longer cold.", "")]),
        (
            "We do not use salt, but pepper.",
            [("We ", ""), (" salt", "against"), (", but pepper.", "")],
        ),
    ],
)
def test_asides_end_with_their_clause(sentence, stretches):
    assert list(asides.split(sentence)) == stretches


def test_a_sentence_of_asides_only_takes_linear_time():
    assert len(list(asides.split("unlike " * 20_000))) > 1
