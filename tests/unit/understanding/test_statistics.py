from random import Random

from site_builder.model import Statistics
from site_builder.understanding import count_terms

KELP = [
    (f"k{n}", 2020 + n % 2, f"Kelp forests {n}\nKelp forests shelter crabs; kelp forests are tall.")
    for n in range(6)
]
SWIFTS = [
    (f"s{n}", 2021, f"Swifts {n}\nSwifts sleep. However, swifts are significant for others.")
    for n in range(5)
]


def test_what_papers_say_again_is_counted_by_year():
    assert count_terms(KELP + SWIFTS) == Statistics(
        terms={
            "forests": {2020: 3, 2021: 3},
            "kelp": {2020: 3, 2021: 3},
            "kelp forests": {2020: 3, 2021: 3},
            "swifts": {2021: 5},
        }
    )


def test_a_term_of_few_papers_is_not_counted():
    assert count_terms(SWIFTS[:4]) == Statistics()


def test_the_order_of_papers_tells_nothing():
    mixed = KELP + SWIFTS
    Random(7).shuffle(mixed)

    assert count_terms(mixed) == count_terms(KELP + SWIFTS)


def test_no_papers_have_no_terms():
    assert count_terms([]) == Statistics()


def test_halves_of_words_are_no_terms():
    texts = [
        (f"m{n}", 2020, "Multi-lamp\nA multi-lamp tower and multi-lamp ships.") for n in range(6)
    ]

    assert "multi" not in count_terms(texts).terms
    assert "multi-lamp" in count_terms(texts).terms
