"""Words that a line's end cut in two: "esti- mate", "state- of-the-art"."""

from __future__ import annotations

import re

from site_builder.text.lexicon import lexicon
from site_builder.text.macros import names

_BROKEN = re.compile(r"\b([A-Za-z]{2,})-(?: |\s*\n\s*)([a-z]{2,})\b(?!-?[A-Z])")
_SUSPENDED = names("and or to versus vs nor but as")
_CLAUSE = names("""
    in the an with for is are from that which by on into than can was were has this there where
    whose such both including according namely especially while when
""")
"""What follows a dash whose first space is lost, rather than a hyphen."""
_LINKS = names("of to and in the by on up off out at")
_PREFIXES = names("under over down inter super post anti semi")
_SUFFIXES = names("able ability less ness full ship hood ward")
_SYLLABLE = 3
"""Letters that say little about whether they are a word."""


def mend_hyphens(text: str) -> str:
    """Join what a break cut; keep the hyphen of a compound; leave "low- and high-"."""
    return _BROKEN.sub(_mend, text)


def _mend(match: re.Match[str]) -> str:
    first, second = match.groups()
    before, after = _beside(match)
    linked = after == "-" and second in _LINKS
    if not linked and (second in _SUSPENDED or ("\n" not in match[0] and second in _CLAUSE)):
        return match[0]
    if linked or (before == "-" and first in _LINKS) or _compound(first, second):
        return f"{first}-{second}"
    return first + second


def _beside(match: re.Match[str]) -> tuple[str, str]:
    """The characters before and after a match, "" at an end of the text."""
    text, start, end = match.string, match.start(), match.end()
    return text[max(0, start - 1) : start], text[end : end + 1]


def _compound(first: str, second: str) -> bool:
    """Tell two words from two pieces of one."""
    known, acronym, first = lexicon(), first.isupper(), first.lower()
    if first + second in known.words:
        return False
    if acronym or first in known.first or second in known.last:
        return True
    whole = len(first) > _SYLLABLE and first not in _PREFIXES and second not in _SUFFIXES
    return whole and first in known.words and second in known.words
