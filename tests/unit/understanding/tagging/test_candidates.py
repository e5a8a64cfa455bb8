import pytest

from site_builder.model import Tag
from site_builder.understanding import compile_taxonomy, missing_keywords, missing_phrases

TAGGER = compile_taxonomy((Tag(slug="kites", label="Kites", aliases=("box kite race",)),))


def rows(*texts: str, fewest: int = 2) -> list[tuple[str, int, tuple[str, ...]]]:
    papers = [(str(number), text) for number, text in enumerate(texts)]
    return [
        (each.phrase, each.count, each.examples) for each in missing_phrases(papers, TAGGER, fewest)
    ]


def test_phrases_of_several_papers_are_listed_with_count_and_examples():
    found = rows(
        "We watch tidal pools in the north.",
        "Tidal pools are warm; a tidal pool is not.",
        "We build walls.",
        "Snow fell for days.",
    )

    assert found == [("tidal pool", 2, ("0", "1"))]


@pytest.mark.parametrize(
    "texts",
    [
        ("We fly a box kite race.", "A box kite race was held."),
        ("We fly box kites.", "A box kite flies."),
        ("We watch tidal, pools of fish.", "Tidal; pools."),
        ("We watch the tidal and pools.", "tidal and pools"),
    ],
)
def test_phrases_of_the_taxonomy_or_across_marks_are_not(texts):
    assert rows(*texts, "Snow fell.", "Rain came.") == []


def test_a_part_of_a_longer_phrase_is_not_listed_beside_it():
    found = rows("warm tidal pools", "Warm tidal pools.", "Snow fell.", "Rain came.")

    assert [phrase for phrase, _, _ in found] == ["warm tidal pools"]


def test_keywords_that_no_tag_names_are_counted_in_any_case():
    papers = [("a", ("Sand", "Kites")), ("b", ("sand", "sand")), ("c", ("snow",))]

    found = missing_keywords(papers, TAGGER, 2)

    assert [(each.phrase, each.count, each.examples) for each in found] == [("Sand", 2, ("a", "b"))]
