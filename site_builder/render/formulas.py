"""Formulas in running text."""

from __future__ import annotations

import re

_FORMULA = r"<math\b(?:[^<]|<(?!/?math\b))*+</math>"
_TOUCHED = re.compile(rf"(?<!\w)\w{{1,40}}{_FORMULA}\w{{0,40}}|{_FORMULA}\w{{1,40}}")


def keep_words(html: str) -> str:
    """Keep a formula on one line with the letters that touch it, as in 10× or kth.

    Browsers may break a line at either side of a formula, even within a word.
    One that takes lines of its own is left alone.
    """
    return _TOUCHED.sub(_kept, html)


def _kept(match: re.Match[str]) -> str:
    word = match[0]
    return word if "m-wide" in word or "display=" in word else f'<span class="m-word">{word}</span>'
