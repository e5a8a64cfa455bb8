"""Acronyms with the words they stand for, where the text leaves no doubt."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from site_builder.understanding.words import wordset

_SHORT = r"[A-Za-z0-9Α-ω][\w+*/-]{1,11}"
_IN_BRACKETS = re.compile(rf"\(\s?[\"“'‘]?(?P<short>{_SHORT})[\"”'’]?\s?\)")
_BRACKETS = re.compile(r" \((?P<long>[^()]{5,120})\)")
_BEFORE_BRACKETS = re.compile(rf"(?<![\w.*/+-]){_SHORT}\Z")
_WORD = re.compile(r"[^\W_]+(?:['’.][^\W_]+)*")
_BREAK = re.compile(r"[.;:!?()\[\]\"“”]|,\s")
_LONGEST = 140
"""Characters before the bracket in which the long form must stand."""
_MOST_WORDS = 12
_LITTLE = wordset(
    "a an the of for in on with via by from to under using through and or at as into over between "
    "per s"
)
_DIGITS = {"2": ("to", "two"), "3": ("three",), "4": ("for", "four"), "1": ("one",)}
_HYPHENS = frozenset("-‐‑–/")
_OPENING = wordset(
    "a an the this these our their its of for in on with via by from to under using through and "
    "or at as into over that which is are we called named termed dubbed novel new"
)
"""Words at which no long form begins."""

_HEADS = wordset(
    "model models network networks framework method methods approach algorithm module modules "
    "system systems architecture technique problem problems task tasks dataset"
)
"""Words that may follow a long form without being part of it."""

_INSIDE = 1.0
"""Cost of a letter that begins no word."""
_SKIPPED = 2.5
"""Cost of a word that gives no letter."""
_SKIPPED_PART = 0.6
"""The same for a part behind a hyphen: "encoder-decoder network (EN)"."""
_SKIPPED_LITTLE = 0.1
_DEAREST = 0.34
"""Most that the letters of an acronym may cost, each."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SpeltOut:
    """An acronym and what it stands for."""

    short: str
    """Without a plural s."""
    long: str
    start: int
    """Where the first of both begins in the text."""
    end: int
    """Where the closing bracket ends."""


def find(text: str) -> tuple[SpeltOut, ...]:
    """List what a text spells out, in order, each acronym once.

    Pairs as Schwartz and Hearst (2003, "A simple algorithm for identifying
    abbreviation definitions in biomedical text") take them from around a
    bracket. They match letters from right to left and stop at the first word
    that begins with the first letter, which cuts "radiology report generation
    (RRG)" short; we weigh every possible beginning and take the cheapest: each
    letter should begin a word and each word should give a letter.
    """
    found: dict[str, SpeltOut] = {}
    for pair in sorted((*_before(text), *_behind(text)), key=lambda pair: pair.start):
        found.setdefault(pair.short, pair)
    return tuple(found.values())


def _before(text: str) -> Iterator[SpeltOut]:
    """Yield `long form (LF)`."""
    for match in _IN_BRACKETS.finditer(text):
        short, plural = _singular(match["short"])
        if not _is_short(short):
            continue
        offset = max(0, match.start() - _LONGEST)
        clause = _last_clause(text[offset : match.start()])
        offset = match.start() - len(clause)
        start, long = _long_form(clause, short)
        if long:
            yield SpeltOut(
                short=short,
                long=_singular_words(long) if plural else long,
                start=offset + start,
                end=match.end(),
            )


def _behind(text: str) -> Iterator[SpeltOut]:
    """Yield `LF (long form)`; all that is in the brackets must be the long form."""
    for match in _BRACKETS.finditer(text):
        written = _BEFORE_BRACKETS.search(text, max(0, match.start() - 13), match.start())
        if not written:
            continue
        short, plural = _singular(written[0])
        long = match["long"].strip(" \"“”'‘’")
        if _is_short(short) and not _BREAK.search(long) and _beginning(long, short) == 0:
            yield SpeltOut(
                short=short,
                long=_singular_words(long) if plural else long,
                start=written.start(),
                end=match.end(),
            )


def _is_short(word: str) -> bool:
    capitals = sum(letter.isupper() for letter in word)
    return capitals >= 2 and capitals * 4 >= len(word)


def _singular(short: str) -> tuple[str, bool]:
    plural = short.endswith("s") and short[:-1].isupper() and len(short) > 2
    return (short[:-1], True) if plural else (short, False)


def _singular_words(long: str) -> str:
    if long.endswith("ies") and len(long) > 4:
        return long[:-3] + "y"
    if re.search(r"(?:ss|[sx]h|ch|x)es$", long):
        return long[:-2]
    return long[:-1] if long.endswith("s") and not long.endswith(("ss", "us", "is")) else long


def _last_clause(before: str) -> str:
    start = 0
    for end in _BREAK.finditer(before):
        start = end.end()
    return before[start:]


def _long_form(clause: str, short: str) -> tuple[int, str]:
    """Return where in a clause the long form of `short` begins, and the form; "" for none."""
    clause = clause.rstrip(" \"“”'‘’")
    start = _beginning(clause, short)
    if start is None:
        rest, _, head = clause.rpartition(" ")
        if head.lower() not in _HEADS:
            return 0, ""
        clause = rest
        start = _beginning(clause, short)
    return (0, "") if start is None else (start, clause[start:].lstrip("\"“'‘"))


@dataclass(frozen=True, slots=True)
class _Part:
    """A word, or a part of one that hyphens join."""

    text: str
    start: int
    skipped: float
    """Cost when it gives no letter."""
    opens: bool
    """Whether a long form may begin here."""


def _beginning(clause: str, short: str) -> int | None:
    """Return where in a clause the words begin that spell out `short`."""
    parts = _parts(clause)[-_MOST_WORDS - 4 :]
    letters = [letter.lower() for letter in short if letter.isalnum()]
    if not parts or short in _WORD.findall(clause):
        return None
    best, best_cost = None, _DEAREST * len(letters) + 1e-9
    for first in range(len(parts) - 1, -1, -1):
        if not parts[first].opens or len(parts) - first > 2 * len(letters) + 2:
            continue
        if parts[first].text[0] != letters[0] and not _digit(letters[0], parts[first].text):
            continue
        cost = _cost(letters, parts[first:])
        if cost < best_cost - 1e-9:
            best, best_cost = parts[first].start, cost
    return best


def _parts(clause: str) -> list[_Part]:
    spans = [(match.start(), match.end()) for match in _WORD.finditer(clause)]
    parts = []
    for before, (start, end) in pairwise([(0, -1), *spans]):
        word = clause[start:end].lower()
        joined = before[1] > 0 and clause[before[1] : start] in _HYPHENS
        joins = clause[end : end + 1] in _HYPHENS
        skipped = _SKIPPED_LITTLE if word in _LITTLE else _SKIPPED_PART if joined else _SKIPPED
        opens = not joined and (joins or word not in _OPENING)
        parts.append(_Part(word, start, skipped, opens))
    return parts


_NEVER = 99.0


def _cost(letters: list[str], parts: list[_Part]) -> float:
    """Return the least cost of spelling letters by parts, both used in order.

    `row[n]` is the cost of having taken n letters from the parts so far.
    """
    row = [0.0] + [_NEVER] * len(letters)
    for place, part in enumerate(parts):
        after = [_NEVER] * (len(letters) + 1)
        for taken, cost in enumerate(row):
            if cost >= _NEVER:
                continue
            if place:
                after[taken] = min(after[taken], cost + part.skipped)
            for more, price in _takes(letters, taken, part.text):
                after[taken + more] = min(after[taken + more], cost + price)
        row = after
    return row[-1]


def _takes(letters: list[str], taken: int, word: str) -> Iterator[tuple[int, float]]:
    """Yield how many letters a word can give from its beginning on, and for what."""
    if taken >= len(letters):
        return
    if _digit(letters[taken], word):
        yield 1, 0.0
    if word[0] != letters[taken]:
        return
    yield 1, 0.0
    at, more = 0, 1
    price = 0.0
    while taken + more < len(letters):
        wanted = letters[taken + more]
        following = word.find(wanted, at + 1)
        if following < 0:
            return
        price += _INSIDE * (0.4 if following == at + 1 else 1.0)
        at, more = following, more + 1
        yield more, price


def _digit(letter: str, word: str) -> bool:
    return word in _DIGITS.get(letter, ())
