"""A record from the keys and values of a machine format."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial
from typing import TypeVar

from site_builder import fields
from site_builder.errors import Problem
from site_builder.model import Link, Provenance, Record, TitleFrom

ABSTRACT = ("abstract", "first_words", "summary")
VENUE = ("venue", "conference", "journal", "booktitle")
KEYWORDS = ("keywords", "author_keywords")
DETAILS = ("track", "presentation", "award", "session", "licence", "language")
LINKS = {
    "url": "", "link": "", "paper": "paper", "pdf": "pdf", "doi": "doi", "arxiv": "arxiv",
    "github": "code", "code": "code", "data": "data", "dataset": "data", "project": "project",
    "video": "video", "slides": "slides", "poster": "poster",
}  # fmt: skip
"""Keys that hold one address each, and the kind of link it is; "" when it must be guessed."""
KEYS = frozenset(["id", "title", "authors", "author", "year", "links", "license"]).union(
    ABSTRACT, VENUE, KEYWORDS, DETAILS, LINKS
)


T = TypeVar("T")


@dataclass(slots=True)
class Entry:
    """The keys and values that one source says of one paper."""

    values: Mapping[str, object]
    where: Callable[[str], str]
    """The place of a key's value, for messages."""
    problems: list[Problem] = field(default_factory=list)

    def take(self, keys: tuple[str, ...], reader: Callable[[object], T], default: T) -> T:
        """Read the first of several keys that says something; a bad value is a problem."""
        key = next((key for key in keys if self.values.get(key) not in (None, "")), None)
        if key is None:
            return default
        try:
            return reader(self.values[key])
        except ValueError as fault:
            self.problems.append(
                Problem(where=self.where(key), code="bad-value", message=f"{key}: {fault}")
            )
            return default


def record(
    entry: Entry, provenance: Provenance, *, year: int | None, title_from: TitleFrom
) -> Iterator[Record | Problem]:
    """Yield what is wrong with an entry, then its record if it has an abstract.

    `year` is for an entry that tells none. Keys that mean nothing are ignored.
    """
    abstract = entry.take(ABSTRACT, lambda value: fields.text(value, "a text").strip(), "")
    if problem := _fault(abstract, entry):
        yield problem
        return
    found = Record(
        abstract=abstract,
        title=entry.take(("title",), _line, ""),
        title_from=title_from,
        authors=entry.take(("authors", "author"), fields.authors, ()),
        year=entry.take(("year",), fields.year, None) or year,
        venue=entry.take(VENUE, _line, ""),
        keywords=entry.take(KEYWORDS, fields.texts, ()),
        links=fields.by_kind(_links(entry)),
        details=tuple(_details(entry)),
        provenance=provenance,
    )
    yield from entry.problems
    yield found


def _fault(abstract: str, entry: Entry) -> Problem | None:
    if entry.problems:
        return replace(entry.problems[0], code="no-abstract")
    if not abstract:
        return Problem(
            where=entry.where("title"),
            code="no-abstract",
            message="there is no abstract; the entry was left out",
        )
    if len(abstract) + abstract.count("#") > fields.LONGEST_ABSTRACT:
        return Problem(
            where=entry.where("abstract"),
            code="long-abstract",
            message=f"the abstract has more than {fields.LONGEST_ABSTRACT:,} characters",
            hint="Check that it is the abstract of one paper.",
            severity="error",
        )
    return None


def _links(entry: Entry) -> Iterator[Link]:
    none: tuple[Link, ...] = ()
    yield from entry.take(("links",), fields.links, none)
    for key, kind in LINKS.items():
        yield from entry.take((key,), partial(_link, kind), none)


def _link(kind: str, value: object) -> tuple[Link, ...]:
    return fields.links({kind: value} if kind else [value])


def _details(entry: Entry) -> Iterator[tuple[str, str]]:
    for key in sorted(DETAILS):
        keys = (key, "license") if key == "licence" else (key,)
        if value := entry.take(keys, fields.language if key == "language" else _line, ""):
            yield key, value


def _line(value: object) -> str:
    return fields.one_line(fields.text(value, "a text"))
