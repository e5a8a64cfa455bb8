"""The line that says where a list of abstracts comes from."""

from __future__ import annotations

import re
from dataclasses import dataclass

from site_builder.fields import FIRST_YEAR, LAST_YEAR

LONGEST = 100
"""Characters of a heading."""
MOST_WORDS = 12
LONGEST_VENUE = 6
"""Words before a year that ends the line, such as `ICLR 2021`."""

_LISTED = frozenset(
    ["abstracts", "articles", "contributions", "papers", "posters", "proceedings", "talks"]
)
_SMALL_WORDS = frozenset(
    ["accepted", "all", "at", "for", "from", "in", "list", "of", "on", "the", "to"]
)
_MARKS = " \t#*_=:–—-"
_YEAR = re.compile(r"(?<!\d)(?:19|20)\d\d(?!\d)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Heading:
    """A venue and a year; either may be unknown."""

    venue: str = ""
    year: int | None = None


def parse_heading(line: str, *, strict: bool = False) -> Heading | None:
    """Read `<Venue> <Year> Papers` and its kin; None for any other line.

    `ICLR 2021`, `Accepted papers of ICLR 2021`, `# 2021 ICLR Abstracts` are
    read too; with `strict` a word such as "Papers" must be there.
    """
    words = line.strip(_MARKS).split() if len(line) <= LONGEST else []
    bare = [word.strip("()[],.:;–—-").casefold() for word in words]
    years = [at for at, word in enumerate(bare) if _is_year(word)]
    if not words or len(words) > MOST_WORDS or len(years) != 1:
        return None
    at = years[0]
    listed = bare[-1] in _LISTED or bool(_LISTED.intersection(bare[:at]) and at == len(bare) - 1)
    if strict and not listed:
        return None
    if not listed and (at != len(bare) - 1 or not 1 <= at <= LONGEST_VENUE or line.endswith(".")):
        return None
    return Heading(venue=_venue(words[:at] or words[at + 1 :]), year=int(bare[at]))


def parse_bare_heading(line: str) -> Heading | None:
    """Read a first line without a year, such as `NeurIPS Papers`; None for any other."""
    words = line.strip(_MARKS).split() if len(line) <= LONGEST else []
    if not 1 <= len(words) <= LONGEST_VENUE or words[-1].casefold() not in _LISTED:
        return None
    return Heading(venue=_venue(words))


def year_of_name(name: str) -> int | None:
    """Return the one year that a file's name tells; None when it tells none or several."""
    years = {int(year) for year in _YEAR.findall(name)}
    return years.pop() if len(years) == 1 else None


def _is_year(word: str) -> bool:
    return bool(_YEAR.fullmatch(word)) and FIRST_YEAR <= int(word) <= LAST_YEAR


def _venue(words: list[str]) -> str:
    """Take away "Accepted papers of the" in front and "Papers" behind."""
    begin, end = 0, len(words)
    while end > 0 and _plain(words[end - 1]) in _LISTED:
        end -= 1
    while begin < end and _plain(words[begin]) in _LISTED | _SMALL_WORDS:
        begin += 1
    return " ".join(words[begin:end]).strip("()[],.:;–—- ")


def _plain(word: str) -> str:
    return word.strip("()[],.:;–—-").casefold()
