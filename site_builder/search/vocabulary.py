"""The words of an index by their beginning and by their end.

Whoever types a word's beginning, or mistypes it, needs the words there are
without their lists. One edit leaves one half of a word as it was, so a few
files by beginning and a few by end hold all that a misspelt word may mean.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

from site_builder.search.postings import Postings

WORDS = 512
"""In a file."""
PAPERS_A_MISPRINT = 25_000
"""Papers among which a word that stands once more is likely to be a misprint of authors'."""
_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


@dataclass(frozen=True, slots=True)
class Words:
    """Some words in the order of UTF-16 units."""

    words: tuple[str, ...]
    frequencies: tuple[int, ...]
    """In how many fields of papers each stands."""


FEW_LISTS = 4
"""Files of lists whose words need no files of their own: whoever wants them reads the lists."""
Counted = list[tuple[str, int]]
"""Words and in how many fields of papers each stands."""


def offered(index: Postings) -> Counted:
    """Give the words that may be meant: of a large catalogue those that are not misprints."""
    least = 1 + index.papers // PAPERS_A_MISPRINT
    counted = zip(index.terms, index.frequencies.tolist(), strict=True)
    return [(word, number) for word, number in counted if number >= least]


def by_beginning(words: Counted) -> Iterator[Words]:
    """Cut words into files."""
    yield from _files(words)


def by_end(words: Counted) -> Iterator[Words]:
    """Cut words into files, each written backwards."""
    backwards = [(word[::-1], number) for word, number in words]
    yield from _files(sorted(backwards, key=lambda one: one[0].encode("utf-16-be")))


def borders(sorted_files: Sequence[Sequence[str]]) -> list[str]:
    """Give for each file the shortest text that no word before it reaches, the first is "".

    A word stands in the last file whose border is not beyond it.
    """
    found = [""] if sorted_files else []
    found += [_border(before[-1], after[0]) for before, after in pairwise(sorted_files)]
    return found


def _border(before: str, after: str) -> str:
    letters = next(
        (at for at, pair in enumerate(zip(before, after, strict=False)) if pair[0] != pair[1]),
        len(before),
    )
    # Never between the halves of a character beyond U+FFFF: Python's letters are whole.
    return after[: letters + 1]


def _files(words: Counted) -> Iterator[Words]:
    for start in range(0, len(words), WORDS):
        some = words[start : start + WORDS]
        yield Words(tuple(word for word, _ in some), tuple(number for _, number in some))


def front_coded(words: Sequence[str]) -> str:
    """Write sorted words, each as how many letters it shares with the one before, and the rest.

    The number is one digit to base 36; a character beyond U+FFFF is never shared,
    since JavaScript counts it as two.
    """
    return " ".join(
        base36(shared := _shared(before, word)) + word[shared:]
        for before, word in pairwise(("", *words))
    )


def _shared(before: str, word: str) -> int:
    most = min(len(before), len(word), 35)
    for at in range(most):
        if before[at] != word[at] or before[at] > "\uffff":
            return at
    return most


def base36(number: int) -> str:
    """Write a number ≥ 0 as JavaScript's `toString(36)` does."""
    digits = ""
    while True:
        number, digit = divmod(number, 36)
        digits = _DIGITS[digit] + digits
        if not number:
            return digits
