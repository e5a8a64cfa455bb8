"""Stretches of a sentence, those that are not about the paper itself apart."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

Stance = Literal["", "against", "passing"]
"""Of the paper; what it is not or does not need; a comparison, an example or a use."""

_AGAINST = (
    r"unlike|in contrast (?:to|with)|contrary to|rather than|instead of|as opposed to|in place of"
    r"|different from|in lieu of|without|alternatives? to|avoid(?:s|ing)?|free (?:of|from)"
    r"|replac(?:e|es|ing)|dispens(?:e|es|ing) with|abandon(?:s|ing)?|nor|neither"
    r"|no(?! longer| matter)(?: need (?:for|of))?"
    r"|not (?:a|an|the|about|by|via|using|through)"
    r"|(?:do|does|did|need|can)(?: ?not|n't)"
    r" (?:need|require|use|rely on|involve|assume|employ|train)"
)
_PASSING = (
    r"such as|e\.g\.|including|for example|for instance|ranging from|like in|as in|known from"
    r"|compared (?:to|with|against)|outperform(?:s|ed|ing)?|competitive with|on par with"
    r"|(?:than|over|to) (?:existing|previous|prior|other|traditional|conventional|standard)"
    r"|inspired by|reminiscent of|analogous to|borrow(?:s|ed|ing)? from"
    r"|applications? (?:in|to|like|range|from)|applicable to|could be (?:applied|used)"
    r"|(?:areas|fields) like|important (?:in|for)|(?:in )?future work"
)
_ASIDE = re.compile(rf"\b(?:(?P<against>{_AGAINST})\b|(?P<passing>{_PASSING}))", re.IGNORECASE)
_END = re.compile(r"[,;:()]|\.$|\b(?:we|our|is|are|but)\b")


def split(sentence: str) -> Iterator[tuple[str, Stance]]:
    """Yield the stretches of a sentence in order, each with its stance."""
    start = 0
    while aside := _ASIDE.search(sentence, start):
        yield sentence[start : aside.start()], ""
        end = _END.search(sentence, aside.end() + 1)
        stop = end.start() if end else len(sentence)
        yield sentence[aside.end() : stop], "against" if aside["against"] else "passing"
        start = max(stop, aside.end())
    yield sentence[start:], ""
