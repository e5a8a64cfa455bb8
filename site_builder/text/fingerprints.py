"""When are two abstracts the same text?"""

from __future__ import annotations

import re
from collections import Counter
from hashlib import blake2b

from site_builder.text.folding import fold

_WORD = re.compile(r"[^\W_]+")
SHINGLE = 3
"""Words in one overlapping piece of text."""


def fingerprint(abstract: str) -> str:
    """Give 16 hex digits that depend on letters and digits only.

    Case, accents, quotes, spacing and wrapping do not count.
    """
    letters = "".join(_WORD.findall(fold(abstract)))
    return blake2b(letters.encode("utf-8", "replace"), digest_size=8).hexdigest()


def words_key(abstract: str) -> tuple[str, ...]:
    """List the words as they are compared: folded, without punctuation."""
    return tuple(_WORD.findall(fold(abstract)))


def similarity(a: str, b: str) -> float:
    """Say how much of two texts is the same, from 0 to 1.

    The Dice coefficient of their bags of three-word shingles (Broder 1997);
    one changed word in a hundred costs about 0.03.
    """
    first, second = _shingles(words_key(a)), _shingles(words_key(b))
    total = first.total() + second.total()
    return 2 * (first & second).total() / total if total else float(a == b)


def _shingles(words: tuple[str, ...]) -> Counter[tuple[str, ...]]:
    if len(words) < SHINGLE:
        return Counter([words] if words else [])
    return Counter(zip(words, words[1:], words[2:], strict=False))
