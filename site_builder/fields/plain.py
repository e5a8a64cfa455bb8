"""Years, lists and single texts from the values people write.

What cannot be understood is a `ValueError` whose text says what was found and
what was expected; the caller knows the place.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from site_builder.model import Value

FIRST_YEAR, LAST_YEAR = 1900, 2100
LONGEST_ABSTRACT = 100_000
"""Characters, with a stroke before each # as the paper's file may need it."""

_LANGUAGE = re.compile("[a-zA-Z]{2,8}(?:-[a-zA-Z0-9]{1,8}){0,4}")


def one_line(written: str) -> str:
    """Return the text with every run of white space made one space."""
    return " ".join(written.split())


def year(value: object) -> int | None:
    """Read a year; None for nothing."""
    written = "" if value is None else text(value, "a year").strip()
    if not written:
        return None
    if not re.fullmatch("[0-9]{4}", written) or not FIRST_YEAR <= int(written) <= LAST_YEAR:
        expected = f"expected a year from {FIRST_YEAR} to {LAST_YEAR}"
        raise ValueError(f"{expected}, found {clipped(written)}")
    return int(written)


def language(value: object) -> str:
    """Read a language tag (BCP 47), such as en or pt-BR; "" for nothing."""
    written = "" if value is None else text(value, "a language").strip()
    if written and not _LANGUAGE.fullmatch(written):
        raise ValueError(f"expected a language such as en or pt-BR, found {clipped(written)}")
    return written


def clipped(written: str, limit: int = 60) -> str:
    """Quote a value for a message, cut short."""
    line = one_line(written[: 4 * limit])
    return repr(line if len(line) <= limit else line[: limit - 1] + "…")


def texts(value: object, separators: str = ";,") -> tuple[str, ...]:
    """Read a list of short texts, or one text cut at the first separator it holds.

    Empty ones and repetitions are left out; the order stays.
    """
    if value is None:
        return ()
    if isinstance(value, str):
        mark = next((mark for mark in separators if mark in value), "")
        value = value.split(mark) if mark else [value]
    if not isinstance(value, Sequence):
        raise ValueError(f"expected a list of texts, found {kind_of(value)}")
    return _unique(one_line(text(item, "a text")) for item in value)


def text(value: object, expected: str) -> str:
    """Read one text, or a number as its digits; the complaint names what was `expected`."""
    if isinstance(value, bool) or not isinstance(value, str | int | float):
        raise ValueError(f"expected {expected}, found {kind_of(value)}")
    return str(value)


def kind_of(value: object) -> str:
    """Say what a value is, for a message."""
    if isinstance(value, Mapping):
        return "a mapping"
    if isinstance(value, list | tuple):
        return "a list"
    return clipped(str(value))


def filled(**entries: str) -> dict[str, Value]:
    """Return the entries that are not empty, in the order given."""
    return {key: entry for key, entry in entries.items() if entry}


def _unique(items: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(item for item in items if item))
