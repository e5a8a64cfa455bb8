import numpy as np
import pytest

from site_builder.understanding.terms import read_terms


def terms_of(*texts: str) -> list[list[str]]:
    """The terms of each text, sorted."""
    terms, places = read_terms(texts)
    return [
        sorted(terms.surface(term) for term in places.term[places.text == number].tolist())
        for number in range(len(texts))
    ]


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Moss grows", ["Moss", "grows"]),
        ("The moss of the 30 walls", ["moss", "walls"]),
        ("see https://example.org/moss now", ["see"]),
        ("moss-grown", ["grown", "moss"]),
        ("", []),
    ],
)
def test_a_text_is_read_as_its_telling_words(text, words):
    assert terms_of(text) == [words]


def test_a_pair_counts_when_it_stands_in_two_places():
    assert terms_of("tide pool", "tide pools", "rock pool") == [
        ["pool", "tide", "tide pool"],
        ["pool", "tide", "tide pool"],
        ["pool", "rock"],
    ]


def test_no_pair_runs_across_a_mark_or_a_text():
    assert terms_of("tide. Pool", "tide, pool", "tide", "pool") == [
        ["pool", "tide"],
        ["pool", "tide"],
        ["tide"],
        ["pool"],
    ]


def test_a_word_is_shown_in_small_letters_where_people_write_it_so():
    assert terms_of("Tide Pool", "Tide", "tide pool", "GAN", "GANs")[2:] == [
        ["pool", "tide", "tide pool"],
        ["GAN"],
        ["GAN"],
    ]


def test_no_texts_have_no_terms():
    terms, places = read_terms(())

    assert (len(places.text), terms.words, terms.pairs.shape) == (0, (), (0, 2))


def test_numbers_of_pairs_come_after_those_of_words():
    terms, places = read_terms(("tide pool", "tide pool"))

    assert np.unique(places.term).tolist() == [0, 1, 2]
    assert terms.pairs.tolist() == [[0, 1]]
