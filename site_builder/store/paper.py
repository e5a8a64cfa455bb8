"""A paper from its file."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import date
from difflib import get_close_matches
from pathlib import PurePosixPath
from typing import NoReturn, TypeVar, get_args

from site_builder import fields, text
from site_builder.errors import ContentError
from site_builder.model import Facts, MathRenderer, Paper, Status, Text, TitleFrom, Value
from site_builder.store.paper_file import KEYS, PaperFile, parse

SCHEMA = "1"
ID_LENGTH = 12
"""Hexadecimal digits of an id that the machine gives."""
LONGEST_PATH = 200

T = TypeVar("T")

_ID = re.compile(r"[a-z0-9][a-z0-9-]{0,63}")
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
_ALIAS = re.compile(r"papers(?:/[a-z0-9][a-z0-9-]*){1,4}")
_DATE = re.compile(r"\d{4}-\d{2}-\d{2}", re.ASCII)


def read_paper(
    raw: bytes, path: str, render_math: MathRenderer, macros: text.Macros = text.NO_MACROS
) -> Paper:
    """Read and typeset the paper file `path`, relative to the content folder.

    `macros` are the catalogue's own. Raises `ContentError` with file and line for
    the first thing that is wrong.
    """
    check_path(path)
    file = parse(raw, path)
    reader = _Reader(file=file)
    reader.check_keys()
    abstract = reader.abstract()
    title = text.typeset_title(reader.title(), render_math, macros)
    name = text.method_name(title.plain)
    body = text.typeset_abstract(abstract, render_math, macros, name)
    return Paper(
        id=reader.take("id", _id, "") or text.fingerprint(abstract)[:ID_LENGTH],
        path=path,
        title=_placed(title, file.front.line("title")),
        title_from=reader.take("title_from", _title_from, "person"),
        abstract=_placed(body, file.line),
        notes_html=text.notes_html(file.notes) if file.notes else "",
        authors=reader.take("authors", fields.authors, ()),
        year=reader.take("year", fields.year, None),
        venue=reader.line("venue"),
        track=reader.line("track"),
        presentation=reader.line("presentation"),
        award=reader.line("award"),
        session=reader.line("session"),
        tags=reader.take("tags", tag_ids, ()),
        keywords=reader.take("keywords", fields.texts, ()),
        links=reader.take("links", fields.links, ()),
        names=reader.take("names", fields.texts, ()),
        facts=reader.take("facts", fields.facts, Facts()),
        status=reader.take("status", _status, "published"),
        aliases=reader.take("aliases", _aliases, ()),
        added=reader.take("added", _date, ""),
        updated=reader.take("updated", _date, ""),
        source=reader.line("source"),
        licence=reader.line("licence"),
        language=reader.take("language", fields.language, ""),
    )


def check_path(path: str) -> None:
    """Refuse a path that cannot be an address: names are of a-z, 0-9 and hyphens."""
    parts = PurePosixPath(path.removesuffix(".md")).parts
    bad = next((part for part in parts if not _SLUG.fullmatch(part)), None)
    if bad is not None:
        raise ContentError(
            f"the name {bad!r} cannot be an address: use small letters, digits and hyphens",
            where=path,
            hint=f"Rename it, for example to {text.slugify(bad)}.",
        )
    taken = next((part for part in parts if text.slugify(part) == f"{part}-1"), None)
    if taken is not None:
        raise ContentError(
            f"the name {taken!r} is taken by the site or by Windows",
            where=path,
            hint=f"Rename it, for example to {taken}-1.",
        )
    if len(path) > LONGEST_PATH:
        raise ContentError(f"the path is longer than {LONGEST_PATH} characters", where=path)


def _placed(typeset: Text, line: int) -> Text:
    """Give a text whose remarks count lines as its file does; it begins at `line`."""
    remarks = (replace(remark, line=remark.line + line - 1) for remark in typeset.remarks)
    return replace(typeset, remarks=tuple(remarks))


@dataclass(frozen=True, slots=True)
class _Reader:
    """Values of front matter, each judged; the first bad one is a `ContentError`."""

    file: PaperFile

    def check_keys(self) -> None:
        for key in self.file.front.values:
            if key not in KEYS:
                near = get_close_matches(key, KEYS, 1)
                hint = f"Did you mean {near[0]!r}?" if near else f"Known keys: {', '.join(KEYS)}."
                self.fail(key, f"unknown key {key!r}", hint)
        if self.file.front.values.get("schema", SCHEMA) != SCHEMA:
            self.fail("schema", f"schema: only {SCHEMA} is known", "A newer version wrote this.")

    def take(self, key: str, reader: Callable[[Value], T], default: T) -> T:
        value = self.file.front.values.get(key)
        if not value:
            return default
        try:
            return reader(value)
        except ValueError as fault:
            hint = "A comment needs a line of its own." if " #" in str(value) else ""
            self.fail(key, f"{key}: {fault}", hint)

    def line(self, key: str) -> str:
        return self.take(key, _line, "")

    def title(self) -> str:
        title = self.line("title")
        if not title:
            self.fail("title", "the paper has no title", "Add a line `title: …`.")
        return title

    def abstract(self) -> str:
        abstract = self.file.abstract
        if not abstract:
            self.fail("", "the paper has no abstract", "Write it below the line that closes ---.")
        if len(abstract) > fields.LONGEST_ABSTRACT:
            limit = f"{fields.LONGEST_ABSTRACT:,}"
            self.fail("", f"the abstract is longer than {limit} characters", "Cut it.")
        return abstract

    def fail(self, key: str, message: str, hint: str) -> NoReturn:
        raise ContentError(message, where=self.file.front.where(key), hint=hint)


def _line(value: Value) -> str:
    return fields.one_line(fields.text(value, "one text"))


def _id(value: Value) -> str:
    return _matching(value, _ID, "an id of small letters, digits and hyphens")


def _date(value: Value) -> str:
    day = _matching(value, _DATE, "a date such as 2024-12-31")
    try:
        date.fromisoformat(day)
    except ValueError:
        raise ValueError(f"there is no day {day}") from None
    return day


def _matching(value: Value, pattern: re.Pattern[str], expected: str) -> str:
    written = _line(value)
    if not pattern.fullmatch(written):
        raise ValueError(f"expected {expected}, found {fields.clipped(written)}")
    return written


def _title_from(value: Value) -> TitleFrom:
    return _one_of(value, get_args(TitleFrom))


def _status(value: Value) -> Status:
    return _one_of(value, get_args(Status))


def _one_of(value: Value, known: tuple[T, ...]) -> T:
    written = _line(value)
    for item in known:
        if item == written:
            return item
    choices = ", ".join(map(str, known))
    raise ValueError(f"expected one of {choices}, found {fields.clipped(written)}")


def tag_ids(value: Value) -> tuple[str, ...]:
    """Read the ids of tags. Raises `ValueError` for what cannot be one."""
    tags = fields.texts(value)
    bad = next((tag for tag in tags if not _SLUG.fullmatch(tag)), None)
    if bad is not None:
        meant = text.slugify(bad)
        raise ValueError(f"{fields.clipped(bad)} is not the id of a tag; perhaps {meant}")
    return tags


def _aliases(value: Value) -> tuple[str, ...]:
    aliases = tuple(
        alias.removesuffix(".html").removesuffix(".md") for alias in fields.texts(value)
    )
    bad = next((alias for alias in aliases if not _ALIAS.fullmatch(alias)), None)
    if bad is not None:
        expected = "expected a former address such as papers/2024/old-name"
        raise ValueError(f"{expected}, found {fields.clipped(bad)}")
    return aliases
