"""Words by their beginning and by their end."""

from __future__ import annotations

import pytest

from site_builder.search import vocabulary
from site_builder.search.postings import count


def test_words_come_in_files_forwards_and_backwards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vocabulary, "WORDS", 2)
    index = count([{"title": ["fog lamp fog"]}, {"title": ["lamp gull"]}], ["title"], frozenset())
    words = vocabulary.offered(index)

    assert words == [("fog", 1), ("gull", 1), ("lamp", 2)]
    assert list(vocabulary.by_beginning(words)) == [
        vocabulary.Words(("fog", "gull"), (1, 1)),
        vocabulary.Words(("lamp",), (2,)),
    ]
    assert [file.words for file in vocabulary.by_end(words)] == [("gof", "llug"), ("pmal",)]


def test_words_of_a_single_paper_are_not_offered_among_very_many(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(vocabulary, "PAPERS_A_MISPRINT", 2)
    index = count([{"title": ["fog lamp"]}, {"title": ["lamp"]}], ["title"], frozenset())

    assert vocabulary.offered(index) == [("lamp", 2)]


@pytest.mark.parametrize(
    ("files", "borders"),
    [
        ([], []),
        ([["a", "b"]], [""]),
        ([["aa", "lamb"], ["lamp", "x"]], ["", "lamp"]),
        ([["a", "lamb"], ["lion"]], ["", "li"]),
        ([["lamp"], ["lamps"]], ["", "lamps"]),
    ],
)
def test_a_border_is_no_longer_than_it_must_be(files: list[list[str]], borders: list[str]) -> None:
    assert vocabulary.borders(files) == borders


@pytest.mark.parametrize(
    ("words", "coded"),
    [
        ([], ""),
        (["lamp", "lamps", "light"], "0lamp 4s 1ight"),
        (["a" * 40, "a" * 41], f"0{'a' * 40} z{'a' * 6}"),
        (["x\U00020000a", "x\U00020000b"], "0x\U00020000a 1\U00020000b"),
    ],
)
def test_words_are_written_as_what_they_add_to_the_one_before(words: list[str], coded: str) -> None:
    assert vocabulary.front_coded(words) == coded


@pytest.mark.parametrize(("number", "written"), [(0, "0"), (35, "z"), (36, "10"), (82_095, "1rcf")])
def test_numbers_are_written_to_base_36(number: int, written: str) -> None:
    assert vocabulary.base36(number) == written
