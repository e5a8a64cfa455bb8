import pytest

from site_builder.understanding.titles import verbs


@pytest.mark.parametrize(
    ("base", "ing"),
    [
        ("learn", "learning"),
        ("improve", "improving"),
        ("map", "mapping"),
        ("control", "controlling"),
        ("tie", "tying"),
        ("see", "seeing"),
        ("apply", "applying"),
    ],
)
def test_gerunds_are_spelt_right(base, ing):
    assert verbs.gerund(base) == ing


@pytest.mark.parametrize("base", ["learn", "apply", "compress", "match", "improve", "fix"])
def test_the_third_person_leads_back_to_its_base(base):
    assert verbs.base_of_third_person(verbs.third_person(base)) == base


@pytest.mark.parametrize("word", ["focus", "thesis", "class", "Learns", "is"])
def test_words_that_are_no_third_person_have_no_base(word):
    assert verbs.base_of_third_person(word) == ""


@pytest.mark.parametrize(
    ("base", "third"),
    [("learn", "learns"), ("apply", "applies"), ("match", "matches"), ("undergo", "undergoes")],
)
def test_the_third_person_is_spelt_right(base, third):
    assert verbs.third_person(base) == third
