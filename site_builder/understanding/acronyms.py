"""Acronyms that an abstract itself spells out."""

from __future__ import annotations

import re
from dataclasses import dataclass

_IN_BRACKETS = re.compile(r"\(([^\W\d_][\w-]{0,11})\)")
_CLAUSE_END = re.compile(r"[.;:!?,]\s|[()]")
_LONGEST = 120
"""Characters before the bracket in which the long form must stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Acronym:
    """A short form, the words it stands for, and where they stand."""

    short: str
    """Without a plural s."""
    long: str
    start: int
    """Where the long form begins in the text."""
    end: int
    """Where the closing bracket ends."""


def find(text: str) -> tuple[Acronym, ...]:
    """List the `long form (LF)` pairs of a text in order.

    After Schwartz and Hearst (2003), who look for the letters from right to
    left and ask that the first begins a word. We first ask that every capital
    begins a word, so that the long form is not cut short on its left.
    """
    found = []
    for match in _IN_BRACKETS.finditer(text):
        short = _singular(match[1])
        if sum(letter.isupper() for letter in short) < 2:
            continue
        before = text[max(0, match.start() - _LONGEST) : match.start()].rstrip()
        clause = _last_clause(before)
        offset = _long_form(clause, short)
        if offset is not None:
            start = match.start() - len(text[: match.start()]) + len(text[: match.start()].rstrip())
            start += offset - len(clause)
            found.append(Acronym(short=short, long=clause[offset:], start=start, end=match.end()))
    return tuple(found)


def _singular(short: str) -> str:
    return short[:-1] if short.endswith("s") and short[:-1].isupper() else short


def _last_clause(before: str) -> str:
    start = 0
    for end in _CLAUSE_END.finditer(before):
        start = end.end()
    return before[start:]


def _long_form(clause: str, short: str) -> int | None:
    """Return where the words that spell out `short` begin in the clause."""
    letters = [letter for letter in short if letter.isalnum()]
    for every_capital in (True, False):
        start = _match(clause, letters, every_capital)
        if start is not None and len(clause[start:].split()) <= len(letters) + 3:
            return start
    return None


def _match(clause: str, letters: list[str], every_capital: bool) -> int | None:
    at = len(clause)
    for place in range(len(letters) - 1, -1, -1):
        letter = letters[place]
        must_begin = place == 0 or (every_capital and letter.isupper())
        at -= 1
        while at >= 0 and not (
            clause[at].lower() == letter.lower() and (not must_begin or _begins(clause, at))
        ):
            at -= 1
        if at < 0:
            return None
    return at


def _begins(clause: str, at: int) -> bool:
    return at == 0 or not clause[at - 1].isalnum() or clause[at].isupper()
