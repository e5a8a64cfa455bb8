"""Words of research papers."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

_FILE = Path(__file__).with_name("lexicon.txt")


@dataclass(frozen=True, slots=True)
class Lexicon:
    words: frozenset[str]
    first: frozenset[str]
    """Words that often begin a compound, and seldom a longer word."""
    last: frozenset[str]


@cache
def lexicon() -> Lexicon:
    """Read the words of research papers: "-based" ends compounds, "real-" begins them."""
    entries = _FILE.read_text("ascii").split()
    return Lexicon(
        words=frozenset(entry.strip("-") for entry in entries),
        first=frozenset(entry.strip("-") for entry in entries if entry.endswith("-")),
        last=frozenset(entry.strip("-") for entry in entries if entry.startswith("-")),
    )
