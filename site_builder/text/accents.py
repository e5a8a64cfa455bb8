"""Accents that stand beside their letter, put on it."""

from __future__ import annotations

import re
import unicodedata

_COMBINING = {
    "´": "\u0301", "¨": "\u0308", "ˆ": "\u0302", "˜": "\u0303", "ˇ": "\u030c", "˘": "\u0306",
    "¯": "\u0304", "¸": "\u0327", "˚": "\u030a", "˝": "\u030b", "˛": "\u0328", "˙": "\u0307",
}  # fmt: skip
_SPACING = re.compile(rf"([A-Za-zı]?)([{''.join(_COMBINING)}])([A-Za-zı]?)")
_DETACHED = re.compile("([A-Za-zı]) ([\u0300-\u030c\u0327\u0328])(?=[A-Za-z]?)")
_DOTLESS = re.compile("([ıȷ])([\u0300-\u030c])")


def attach(text: str) -> str:
    """Compose "Lov´asz", "Schro¨dinger" and "Le ́vy" as they are spelt."""
    text = _SPACING.sub(_compose, text)
    text = _DETACHED.sub(_join, text)
    return _DOTLESS.sub(lambda match: accented(match[1], match[2]) or match[0], text)


def accented(letter: str, mark: str) -> str:
    """Put a combining mark on a letter; "" when no such letter exists."""
    base = {"ı": "i", "ȷ": "j"}.get(letter, letter)
    composed = unicodedata.normalize("NFC", base + mark)
    return composed if len(composed) == 1 and base else ""


def _compose(match: re.Match[str]) -> str:
    before, sign, after = match.groups()
    mark = _COMBINING[sign]
    ahead, behind = accented(after, mark), accented(before, mark)
    if ahead and not (behind and after not in "aeiouyıAEIOUY"):
        return before + ahead
    return behind + after if behind else match[0]


def _join(match: re.Match[str]) -> str:
    return accented(match[1], match[2]) or match[0]
