import pytest

from site_builder.language import Words
from site_builder.language.words import which_form

POLISH = "(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)"
WORDS = Words(
    phrases={"Page {page}": ("Strona {page}",), "{n} paper": ("{n} a", "{n} b", "{n} c")},
    rule=POLISH,
    comma=".",
)


def test_english_is_said_as_it_stands():
    assert Words().say("Page {page}", page=2) == "Page 2"
    assert Words().count(1, "{n} paper", "{n} papers") == "1 paper"
    assert Words().count(4_812, "{n} paper", "{n} papers") == "4,812 papers"


def test_phrases_of_a_language_take_their_place():
    assert WORDS.say("Page {page}", page=2) == "Strona 2"
    assert WORDS.say("Unknown") == "Unknown"


@pytest.mark.parametrize(
    ("number", "said"), [(1, "1 a"), (2, "2 b"), (12, "12 c"), (1_022, "1.022 b"), (0, "0 c")]
)
def test_the_rule_of_the_language_chooses_the_form(number, said):
    assert WORDS.count(number, "{n} paper", "{n} papers") == said


def test_what_is_no_rule_is_refused():
    with pytest.raises(ValueError, match="plural form"):
        which_form("__import__('os')")
