"""Letters that were set as one, spelt out."""

from __future__ import annotations

import re

from site_builder.text.lexicon import lexicon

_LETTERS = dict(enumerate(("ff", "fi", "fl", "ffi", "ffl", "st", "st"), 0xFB00))
_ANY = re.compile("[\ufb00-\ufb06]")
_SHIFTED = _LETTERS | {0xFB01: "ff", 0xFB02: "fi"}
"""What some fonts of old papers hold in the place of \ufb01 and \ufb02."""
_WORD = re.compile("[a-z]*[\ufb01\ufb02][a-z\ufb01\ufb02]*")


def spell_out(text: str) -> str:
    """Write "e\ufb03cient" as "efficient", and "di\ufb01erent" as "different"."""
    if not _ANY.search(text):
        return text
    return text.translate(_SHIFTED if _shifted(text) else _LETTERS)


def _shifted(text: str) -> bool:
    """Tell whether more words are spelt right with the next ligature than with their own."""
    if "\ufb00" in text:
        return False
    words = lexicon().words
    found = _WORD.findall(text)
    as_they_are = sum(word.translate(_LETTERS) in words for word in found)
    return sum(word.translate(_SHIFTED) in words for word in found) > as_they_are
