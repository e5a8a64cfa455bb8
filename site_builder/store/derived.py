"""What import would write for a draft, and what of it a file should take over."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from site_builder import fields
from site_builder.model import Draft, Value
from site_builder.store.ledger import digest
from site_builder.store.paper_file import PaperFile, escape

QUIET = ("title_from", "source")
"""Fields that are never shown as a conflict."""
DATELESS = (*QUIET, "tags", "names", "facts")
"""Fields whose change is not worth a new `updated`: a better tagger is no news of a paper."""
_LONGEST_SHOWN = 200
"""Characters of a value in a report."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Conflict:
    """A person's value that stays although the machine now derives another one."""

    path: str
    field: str
    yours: str
    derived: str

    def __str__(self) -> str:
        return f"{self.path}: {self.field} stays {self.yours}; the source now gives {self.derived}"


@dataclass(frozen=True, slots=True, kw_only=True)
class Settled:
    """What a file takes over from a draft."""

    changes: Mapping[str, Value]
    """New values of front matter by key; an empty one takes the key out."""
    abstract: str | None
    """The new abstract; None when it stays."""
    conflicts: tuple[Conflict, ...]

    @property
    def news(self) -> bool:
        """Whether the paper says something else now, which dates it anew."""
        return self.abstract is not None or any(key not in DATELESS for key in self.changes)


def derive(draft: Draft) -> dict[str, Value]:
    """Return the front matter that import derives; empty values included."""
    record = draft.record
    return {
        "title": fields.one_line(draft.title),
        "title_from": draft.title_from,
        "authors": fields.plain_authors(record.authors),
        "year": str(record.year or ""),
        "venue": record.venue,
        "tags": [*draft.tags],
        "keywords": [*record.keywords],
        "links": fields.plain_links(fields.by_kind((*record.links, *draft.links))),
        "names": [*draft.names],
        "facts": fields.plain_facts(draft.facts),
        "source": record.provenance.path,
        **dict(record.details),
    }


def digests(values: Mapping[str, Value], abstract: str) -> dict[str, str]:
    """Return the digests that the ledger keeps of derived values."""
    found = {key: digest(value) for key, value in values.items()}
    found["abstract"] = digest(escape(abstract))
    return {key: mark for key, mark in sorted(found.items()) if mark}


def settle(
    file: PaperFile, values: Mapping[str, Value], abstract: str, last: Mapping[str, str] | None
) -> Settled:
    """Merge three ways: what was last derived, what the file holds, what is derived now.

    A value that is not the last derived one is a person's and stays, and so is a
    key with nothing behind it, such as `names: []`. `last` is None for a file
    that import did not write: all of it is a person's.
    """
    if last is None:
        return Settled(changes={}, abstract=None, conflicts=())
    changes: dict[str, Value] = {}
    conflicts: list[Conflict] = []
    for key in sorted({*values, *(key for key in last if key != "abstract")}):
        old, now = file.front.values.get(key, ""), values.get(key, "")
        emptied = key in file.front.values and not old
        if _takes_over(old, now, last.get(key, "")) and not emptied:
            changes[key] = now
        elif _conflict(old, now, last.get(key, "")) and key not in QUIET:
            conflicts.append(_shown(file, key, old, now))
    now = escape(abstract)
    takes_abstract = _takes_over(file.abstract, now, last.get("abstract", ""))
    if _conflict(file.abstract, now, last.get("abstract", "")):
        conflicts.append(_shown(file, "abstract", file.abstract, now))
    return Settled(
        changes=changes,
        abstract=now if takes_abstract else None,
        conflicts=tuple(conflicts),
    )


def with_person(
    values: Mapping[str, Value], file: PaperFile, last: Mapping[str, str] | None
) -> dict[str, Value]:
    """Return derived values that say so when the title is a person's."""
    if last is None:
        return dict(values)
    title = digest(file.front.values.get("title", ""))
    persons = title not in (last.get("title", ""), digest(values["title"]))
    return {**values, "title_from": "person"} if persons else dict(values)


def _takes_over(old: Value, now: Value, last: str) -> bool:
    return digest(old) == last != digest(now)


def _conflict(old: Value, now: Value, last: str) -> bool:
    return digest(old) not in (last, digest(now)) and digest(now) != last


def _shown(file: PaperFile, key: str, old: Value, now: Value) -> Conflict:
    return Conflict(
        path=file.front.path,
        field=key,
        yours=fields.clipped(_plain(old), _LONGEST_SHOWN),
        derived=fields.clipped(_plain(now), _LONGEST_SHOWN),
    )


def _plain(value: Value) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, list):
        return ", ".join(map(_plain, value))
    return ", ".join(f"{key}: {_plain(item)}" for key, item in value.items())
