import pytest

from site_builder.language import Words, phrases, put_into

SCRIPT = """import { t } from "./words.js";
const form = (n) => Number(n !== 1);
said(t`Saved ${count(n)}${whole ? t` of ${"}"} pages` : ""}.`, plural(found(n), "{n} paper", "{n} papers"));
at`no phrase`; at("no", "phrase");
"""


def test_phrases_are_found_with_their_values_numbered():
    assert [phrase.forms for phrase in phrases(SCRIPT)] == [
        ("Saved {0}{1}.",),
        (" of {0} pages",),
        ("{n} paper", "{n} papers"),
    ]


def test_english_only_loses_its_marks():
    made = put_into(SCRIPT, Words())

    assert 'said(`Saved ${count(n)}${whole ? ` of ${"}"} pages` : ""}.`' in made
    assert 'plural(found(n), "{n} paper","{n} papers")' in made
    assert "at`no phrase`" in made


def test_words_are_put_in_with_their_values_where_they_belong():
    words = Words(
        phrases={
            "Saved {0}{1}.": ("{1} {0} `gesichert`.",),
            "{n} paper": ("{n} Arbeit", "{n} Arbeiten", "{n} x"),
        },
        rule="(n > 2)",
    )
    made = put_into(SCRIPT, words)

    assert 'said(`${whole ? ` of ${"}"} pages` : ""} ${count(n)} \\`gesichert\\`.`' in made
    assert 'plural(found(n), "{n} Arbeit","{n} Arbeiten","{n} x")' in made
    assert "Number((n > 2))" in made


@pytest.mark.parametrize("said", ["gesichert.", "{0}", "{0} {1} {2}", "{0} {0}"])
def test_words_must_hold_each_value_once(said):
    with pytest.raises(ValueError, match="must hold the values"):
        put_into(SCRIPT, Words(phrases={"Saved {0}{1}.": (said,)}))


def test_a_value_cannot_come_from_the_words():
    words = Words(phrases={"Saved {0}{1}.": ("${alert(1)} {0}{1}",)})

    assert "\\${alert(1)} ${count(n)}" in put_into(SCRIPT, words)
