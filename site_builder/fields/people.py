"""Authors ↔ the names and mappings people write."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence

from site_builder.fields.plain import filled, kind_of, one_line, text
from site_builder.model import Author, Value

_SUFFIXES = frozenset(["jr", "sr", "ii", "iii", "iv"])
_BIDI = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]")


def authors(value: object) -> tuple[Author, ...]:
    """Read a list of names or of mappings with name, id, affiliation; or names in one text.

    A person named twice counts once: some sources list everybody twice.
    """
    if value is None:
        return ()
    if isinstance(value, str):
        value = _split_names(value)
    if not isinstance(value, Sequence):
        raise ValueError(f"expected a list of authors, found {kind_of(value)}")
    people = (_author(item) for item in value)
    return tuple(dict.fromkeys(person for person in people if person.name))


def _author(value: object) -> Author:
    if isinstance(value, str):
        return Author(name=_name(value))
    if not isinstance(value, Mapping):
        raise ValueError(f"expected an author's name, found {kind_of(value)}")
    return Author(
        name=_name(_first(value, "name") or f"{_given(value)} {_family(value)}"),
        id=_first(value, "id", "orcid"),
        affiliation=_BIDI.sub("", _first(value, "affiliation", "institution")),
    )


def _given(person: Mapping[str, object]) -> str:
    return _first(person, "given", "first")


def _family(person: Mapping[str, object]) -> str:
    return _first(person, "family", "last")


def _first(person: Mapping[str, object], *keys: str) -> str:
    """Return the first of several keys that says something; a list as one text."""
    value = next((person[key] for key in keys if person.get(key)), "")
    items = value if isinstance(value, list) else [value]
    return "; ".join(one_line(text(item, f"a text as {keys[0]}")) for item in items)


def _name(written: str) -> str:
    """Put the given name first: "López, Ana" → "Ana López", but not "Sammy Ode, Jr."."""
    name = one_line(_BIDI.sub("", written)).strip(",")
    family, comma, given = name.partition(", ")
    if not comma or "," in given or given.rstrip(".").casefold() in _SUFFIXES:
        return name
    # Scripts without capitals print the family name first, or leave it to the writer.
    return name if name.lower() == name.upper() else f"{given} {family}"


def _split_names(written: str) -> list[str]:
    """Cut at semicolons, else at "and" as in BibTeX, else at commas between full names."""
    if ";" in written:
        return written.split(";")
    names = written.split(" and ")
    if all("," in name for name in names):
        return names if len(names) > 1 else _at_commas(written)
    return [name for part in names for name in _at_commas(part)]


def _at_commas(written: str) -> list[str]:
    names = [name for name in written.split(",") if name.strip()]
    return names if all(" " in name.strip() for name in names) else [written]


def plain_authors(people: Iterable[Author]) -> list[Value]:
    """Write authors as people do: a bare name where there is nothing else to say."""
    return [
        filled(name=person.name, id=person.id, affiliation=person.affiliation)
        if person.id or person.affiliation
        else person.name
        for person in people
    ]
