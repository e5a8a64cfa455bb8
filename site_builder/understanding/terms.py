"""The words and pairs of words of many texts, as numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from site_builder.understanding.taxonomy import fold
from site_builder.understanding.words import (
    ANAPHORA,
    AUXILIARIES,
    CLAUSE_WORDS,
    DETERMINERS,
    PREPOSITIONS,
    wordset,
)

Numbers = NDArray[np.int32]
"""Half as wide as numpy's own: 82,000 papers have thirty million places."""

_TOKEN = re.compile(r"\w+-?|[\n.,;:!?()]")
"""A word, with the hyphen that ties it to the next, or a mark that no pair runs across."""
_ADDRESS = re.compile(r"https?://\S+|www\.\S+")
_SHORTEST = 2
_SMALL = 3
"""Times that a form in small letters counts."""
_FUNCTION = (
    PREPOSITIONS
    | CLAUSE_WORDS
    | DETERMINERS
    | AUXILIARIES
    | ANAPHORA
    | wordset(
        "and or nor as not no only also even both either neither more most less least much very "
        "too just often still then now ever never again well out up down off over own else yet "
        "being having doing done made make makes via per etc e.g i.e vs https http www com de et al"
    )
)
"""Words that tell nothing of what a text is about."""


@dataclass(frozen=True, slots=True)
class Terms:
    """The terms of a row of texts, by number.

    A term below `len(words)` is a word; one above is a pair of neighbouring words.
    """

    words: tuple[str, ...]
    """Folded words by number."""
    pairs: Numbers
    """The two words of each pair, one row a pair."""
    surfaces: tuple[str, ...]
    """Each word as it is most often written."""
    written: tuple[tuple[str, str], ...]
    """The two words of each pair as first written; the first may end in a hyphen."""

    def surface(self, term: int) -> str:
        """Return a term as people write it."""
        if term < len(self.words):
            return self.surfaces[term]
        number = term - len(self.words)
        words = self.pairs[number].tolist()
        one, two = map(self._cased, self.written[number], words)
        return (one + two if one.endswith("-") else f"{one} {two}").rstrip("-")

    def _cased(self, form: str, word: int) -> str:
        """Undo the capital of a title or of a sentence's first word."""
        return form.lower() if self.surfaces[word].islower() and form[1:].islower() else form


@dataclass(frozen=True, slots=True)
class Places:
    """Which term stands where in a row of texts."""

    text: Numbers
    """For each place: the number of its text."""
    term: Numbers
    """For each place: the number of its term."""


def read_terms(texts: Sequence[str]) -> tuple[Terms, Places]:
    """Number the words of texts and the pairs that more than one place has."""
    forms, form_at, text_at = _tokens(texts)
    words, word_of = _words(forms)
    word_at = word_of[form_at]
    follows = np.flatnonzero(
        (word_at[:-1] >= 0) & (word_at[1:] >= 0) & (text_at[:-1] == text_at[1:])
    )
    keys, first, kind, count = np.unique(
        word_at[follows].astype(np.int64) * len(words) + word_at[follows + 1],
        return_index=True,
        return_inverse=True,
        return_counts=True,
    )
    often = count > 1
    number = np.where(often, np.cumsum(often) - 1 + len(words), -1).astype(np.int32)
    pair_at = number[kind]
    starts = follows[first[often]]
    told, paired = word_at >= 0, follows[pair_at >= 0]
    pair_at = pair_at[pair_at >= 0]
    del follows, first, kind, count
    places = Places(
        text=np.concatenate((text_at[told], text_at[paired])),
        term=np.concatenate((word_at[told], pair_at)),
    )
    terms = Terms(
        words=words,
        pairs=np.stack(np.divmod(keys[often], max(len(words), 1)), axis=1).astype(np.int32),
        surfaces=_surfaces(forms, word_of, np.bincount(form_at, minlength=len(forms)), len(words)),
        written=tuple(
            (forms[one], forms[two])
            for one, two in zip(form_at[starts].tolist(), form_at[starts + 1].tolist(), strict=True)
        ),
    )
    return terms, places


def _tokens(texts: Sequence[str]) -> tuple[list[str], Numbers, Numbers]:
    """Return the distinct tokens, and for each place which one and in which text."""
    numbers: dict[str, int] = {}
    rows = []
    for text in texts:
        tokens = _TOKEN.findall(_ADDRESS.sub("\n", text))
        rows.append(np.array([numbers.setdefault(each, len(numbers)) for each in tokens], np.int32))
    lengths = [len(row) for row in rows]
    at = np.concatenate(rows) if rows else np.empty(0, np.int32)
    return list(numbers), at, np.repeat(np.arange(len(rows), dtype=np.int32), lengths)


def _words(forms: Sequence[str]) -> tuple[tuple[str, ...], Numbers]:
    """Return the folded words and the word of each form, -1 for what tells nothing."""
    numbers: dict[str, int] = {}
    word_of = np.full(len(forms), -1, np.int32)
    for number, form in enumerate(forms):
        plain = form.rstrip("-")
        if len(plain) >= _SHORTEST and not plain.isdecimal() and plain.lower() not in _FUNCTION:
            word_of[number] = numbers.setdefault(fold(plain), len(numbers))
    return tuple(numbers), word_of


def _surfaces(
    forms: Sequence[str], word_of: Numbers, counts: NDArray[np.int64], words: int
) -> tuple[str, ...]:
    """Return for each word its commonest form; small letters count more: titles have few."""
    best = [(0, "")] * words
    for form, word, count in zip(forms, word_of.tolist(), counts.tolist(), strict=True):
        if word >= 0:
            plain = form.rstrip("-")
            best[word] = min(best[word], (-count * (_SMALL if plain.islower() else 1), plain))
    return tuple(surface for _, surface in best)
