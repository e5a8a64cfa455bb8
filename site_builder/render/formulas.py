"""Formulas in running text."""

from __future__ import annotations

import re

LONGEST = 20
"""Characters that are kept together."""

_TAG = re.compile(r"<[^>]*>")
_FORMULA = r"<math\b(?:[^<]|<(?!/?math\b))*+</math>"
_TOUCHED = re.compile(rf"(?<!\w)\w{{1,40}}{_FORMULA}\w{{0,40}}|{_FORMULA}\w{{1,40}}")


def keep_words(html: str) -> str:
    """Keep a formula on one line with the letters that touch it, as in 10× or kth.

    Browsers may break a line at either side of a formula, even within a word.
    What is too long for a phone's line is left alone.
    """
    return _TOUCHED.sub(_kept, html)


def _kept(match: re.Match[str]) -> str:
    word = match[0]
    fits = len(_TAG.sub("", word)) <= LONGEST and 'display="block"' not in word
    return f'<span class="m-word">{word}</span>' if fits else word
