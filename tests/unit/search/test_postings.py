"""What is counted is what lunr counts."""

import random
from collections.abc import Iterator

from lunr.builder import Builder

from site_builder.search.postings import STOP_WORDS, Postings, count
from site_builder.search.tokens import tokens

FIELDS = ("title", "abstract")
WORDS = [
    "lamp",
    "lamps",
    "learn",
    "learning",
    "fog",
    "β-VAE",
    "GPT-4",
    "图神经",
    "the",
    "of",
    "a",
    "𝛼",
]


def counted(*documents: dict[str, list[str]]) -> Postings:
    return count(documents, FIELDS, frozenset(["title"]))


def listed(index: Postings) -> dict[str, dict[str, list[tuple[int, int]]]]:
    """Papers and counts by term and field."""
    found: dict[str, dict[str, list[tuple[int, int]]]] = {}
    for number, term in enumerate(index.terms):
        found[term] = {}
        for name, field in index.fields.items():
            some = slice(field.starts[number], field.starts[number + 1])
            entries = zip(field.papers[some].tolist(), field.counts[some].tolist(), strict=True)
            found[term][name] = list(entries)
    return found


def test_words_are_counted_by_field_and_paper() -> None:
    index = counted(
        {"title": ["Lamps, lamps"], "abstract": ["of fog"]},
        {"title": ["Of fog", "fog"], "abstract": []},
    )

    assert listed(index) == {
        "fog": {"title": [(1, 2)], "abstract": [(0, 1)]},
        "lamps": {"title": [(0, 2)], "abstract": []},
        "of": {"title": [(1, 1)], "abstract": []},
    }
    assert index.fields["title"].lengths.tolist() == [2, 3]
    assert index.frequencies.tolist() == [2, 1, 1]


def test_terms_are_in_the_order_of_utf16_units() -> None:
    assert counted({"title": ["ﬃx 𠀀 a"]}).terms == ("a", "ffix", "𠀀")


def test_no_documents_make_an_empty_index() -> None:
    index = counted()

    assert (index.terms, index.papers) == ((), 0)


def documents() -> Iterator[dict[str, list[str]]]:
    chance = random.Random(7)
    for _ in range(1000):
        yield {
            "title": [" ".join(chance.choices(WORDS, k=chance.randint(1, 9)))],
            "abstract": [" ".join(chance.choices(WORDS, k=chance.randint(0, 60)))],
        }


def test_a_thousand_papers_are_counted_as_lunr_counts_them() -> None:
    builder = Builder()
    for name in FIELDS:
        builder.field(name)
    for number, document in enumerate(documents()):
        words = {name: [t for text in document[name] for t in tokens(text)] for name in FIELDS}
        words["abstract"] = [word for word in words["abstract"] if word not in STOP_WORDS]
        builder.add({"id": number, **words})

    index = counted(*documents())

    expected = {
        term: {
            name: [
                (number, builder.field_term_frequencies[f"{name}/{number}"][term])
                for number in map(int, builder.inverted_index[term][name])
            ]
            for name in FIELDS
        }
        for term in builder.inverted_index
    }
    assert listed(index) == expected
    assert {
        f"{name}/{number}": length
        for name in FIELDS
        for number, length in enumerate(index.fields[name].lengths.tolist())
    } == {str(ref): length for ref, length in builder.field_lengths.items()}


def test_stop_words_are_lunrs_own() -> None:
    assert len(STOP_WORDS) == 119
