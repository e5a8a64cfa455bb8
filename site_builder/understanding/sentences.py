"""Sentences of an abstract and the part each plays."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Literal

Role = Literal["background", "contribution", "detail"]

_END = re.compile(r"(?<![.!?])[.!?]+[\"'”’)\]]*\s+(?=[\"'“‘(\[]*[A-Z0-9])")
_NOT_AN_END = re.compile(
    r"(?:\b(?:e\.g|i\.e|et al|etc|cf|vs|resp|approx|w\.r\.t|a\.k\.a|Fig|Eq|Sec|Tab|No|Dr|St)"
    r"|(?:^|[\s.])[A-Z])\.$"
)
_OURS = re.compile(
    r"\b(?:we|our|ours|(?-i:I)(?!\.)|this (?:paper|work|study|article|thesis|report)"
    r"|the (?:present )?paper)\b",
    re.IGNORECASE,
)
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True, kw_only=True)
class Sentence:
    """One sentence and its part in the abstract."""

    text: str
    """One line, single spaces, with its full stop."""
    role: Role
    """What others did, the first sentence about the paper itself, or what follows it."""


def split(plain: str) -> tuple[Sentence, ...]:
    """Cut an abstract into sentences and tell background from contribution."""
    texts = _texts(_SPACE.sub(" ", plain).strip())
    first = next((number for number, text in enumerate(texts) if _OURS.search(text)), 0)
    return tuple(
        Sentence(text=text, role=_role(number, first)) for number, text in enumerate(texts)
    )


def _texts(line: str) -> list[str]:
    found: list[str] = []
    start = 0
    for end in _END.finditer(line):
        sentence = line[start : end.end()].strip()
        if _NOT_AN_END.search(sentence[-12:]):
            continue
        found.append(sentence)
        start = end.end()
    if rest := line[start:].strip():
        found.append(rest)
    return found


def _role(number: int, first: int) -> Role:
    if number < first:
        return "background"
    return "contribution" if number == first else "detail"
