"""Names of files and addresses made from titles and people's names."""

from __future__ import annotations

import re
from hashlib import blake2b

from site_builder.text.folding import fold

LIMIT = 60
"""Longest slug, in characters."""
UNTITLED = "untitled"

_NEVER_LAST = frozenset(
    (
        "a",
        "an",
        "and",
        "as",
        "at",
        "by",
        "for",
        "from",
        "in",
        "of",
        "on",
        "or",
        "the",
        "to",
        "via",
        "with",
    )
)
_RESERVED = frozenset(
    ["con", "prn", "aux", "nul", "index", "search"]
    + [f"{port}{number}" for port in ("com", "lpt") for number in range(10)]
)
_SPOKEN = (
    (re.compile(r"(?<=[a-z])\+\+(?![a-z0-9])"), " plus plus "),
    (re.compile(r"(?<=\b[a-z])#(?![a-z0-9])"), " sharp "),
    (re.compile(r"(?<=[a-z0-9])&(?=[a-z0-9])"), " and "),
    (re.compile(r"(?<=[0-9a-z])%"), " percent "),
)
_INSIDE_WORD = re.compile(r"(?<=[a-z])['’ʼ](?=[a-z])")
_OTHER = re.compile(r"[^a-z0-9]+")


def slugify(text: str) -> str:
    """Make a file name of [a-z0-9-], at most 60 characters, cut at a word
    that can end a phrase.

    Never empty, never a device name of Windows, never `index` or `search`.
    """
    folded = _INSIDE_WORD.sub("", fold(text))
    for pattern, word in _SPOKEN:
        folded = pattern.sub(word, folded)
    slug = _cut(_OTHER.sub("-", folded).strip("-"))
    if not slug:
        return UNTITLED
    return f"{slug}-1" if slug in _RESERVED else slug


def distinct_slug(text: str) -> str:
    """Make a file name as `slugify` does that other scripts do not share.

    Where letters have no Latin form a digest of the words tells them apart:
    "王伟" and "李明" are not both `untitled`.
    """
    folded, slug = fold(text), slugify(text)
    if all(char.isascii() for char in folded if char.isalnum()):
        return slug
    mark = f"x{blake2b(folded.encode(), digest_size=4).hexdigest()}"
    return mark if slug == UNTITLED else f"{_cut(slug)[: LIMIT - len(mark) - 1]}-{mark}"


def _cut(slug: str) -> str:
    if len(slug) <= LIMIT:
        return slug
    words = slug[: LIMIT + 1].split("-")[:-1]
    while len(words) > 1 and words[-1] in _NEVER_LAST:
        words.pop()
    return "-".join(words) or slug[:LIMIT].strip("-")
