"""Values and their places from YAML.

Only strings, lists and mappings: `no`, `0123`, `2301.00010` and `12:30` are
strings. Tags, anchors, aliases, merge keys, duplicate keys, tabs and several
documents are refused. PyYAML's C parser does the parsing.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NoReturn, Protocol

import yaml

from site_builder.errors import ContentError
from site_builder.model import Value

DEEPEST = 20
"""Levels of nesting."""
MOST_KEYS = 100_000
"""Keys in one mapping."""

_REFUSED = re.compile("[^\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
_CONTROL = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\ufffe\uffff]")
_HASH = re.compile(" +#")
_QUOTE = "Put the value in double quotes."
_HINTS = {
    "mapping values are not allowed in this context": (
        "there is a colon and a space inside a value",
        _QUOTE,
    ),
    "found character that cannot start any token": (
        "a value cannot begin with this character",
        _QUOTE,
    ),
    "found unexpected end of stream": ("a quotation mark is not closed", "Close it."),
    "could not find expected ':'": (
        "this line is not `key: value`",
        "Put a colon and a space after the key, or indent the line if it continues the one above.",
    ),
    "did not find expected key": (
        "this does not continue the line above",
        "Check the indentation, and put a value that holds quotation marks in quotes.",
    ),
}
_BEGAN_EARLIER = ("found unexpected end of stream", "could not find expected ':'")
"""Faults that are found long after the place where they were made."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """A mapping read from YAML, and where its parts stood."""

    path: str
    values: dict[str, Value]
    lines: dict[tuple[str | int, ...], int]
    """Line in the file, from 1, of each entry by its way down: `("authors", 2, "name")`."""
    spans: dict[str, tuple[int, int]]
    """Where a top-level key's text begins and its value ends, in characters."""

    def where(self, *way: str | int) -> str:
        """Name the place of an entry, `path:line`; of the nearest above if there is none."""
        return f"{self.path}:{self.line(*way)}"

    def line(self, *way: str | int) -> int:
        """Give the line of an entry, from 1; of the nearest above if there is none."""
        while way and way not in self.lines:
            way = way[:-1]
        return self.lines.get(way, 1)


def load(text: str, path: str, *, line: int = 1) -> Document:
    r"""Read a mapping from text whose lines end with `\n`.

    `line` is the number of the text's first line in the file `path`. Raises
    `ContentError` with line, column, the line itself and what to do.
    """
    composer = _Composer(text, path, line)
    values = composer.document()
    return Document(path=path, values=values, lines=composer.lines, spans=composer.spans)


class _Mark(Protocol):
    """A place in the text, all from 0."""

    @property
    def index(self) -> int: ...
    @property
    def line(self) -> int: ...
    @property
    def column(self) -> int: ...


def _start(event: yaml.Event) -> _Mark:
    assert event.start_mark
    return event.start_mark


def _end(event: yaml.Event) -> _Mark:
    assert event.end_mark
    return event.end_mark


@dataclass(slots=True)
class _Composer:
    text: str
    path: str
    first: int
    lines: dict[tuple[str | int, ...], int] = field(default_factory=dict)
    spans: dict[str, tuple[int, int]] = field(default_factory=dict)
    end: int = 0
    """Where the last scalar or bracket ended."""
    events: Iterator[yaml.Event] = field(init=False)

    def document(self) -> dict[str, Value]:
        if refused := _REFUSED.search(self.text):
            self._refuse_character(refused)
        self.events = yaml.parse(self.text, Loader=yaml.CSafeLoader)
        self._next()
        if isinstance(self._next(), yaml.StreamEndEvent):
            return {}
        event = self._next()
        if not isinstance(event, yaml.MappingStartEvent) or event.tag or event.anchor:
            if isinstance(event, yaml.ScalarEvent) and not event.value:
                return {}
            self._fail(_start(event), "expected lines of `key: value`", "")
        values = self._mapping(event, ())
        self._next()
        if isinstance(event := self._next(), yaml.DocumentStartEvent):
            self._fail(_start(event), "a second document begins here", "Remove the line `---`.")
        return values

    def _next(self) -> yaml.Event:
        try:
            return next(self.events)
        except yaml.MarkedYAMLError as fault:
            problem = fault.problem or "not YAML"
            message, hint = _HINTS.get(problem, (problem, "Check quotes and indentation."))
            mark = fault.problem_mark
            if problem in _BEGAN_EARLIER and fault.context_mark:
                mark = fault.context_mark
            self._fail(mark, message, hint)

    def _value(self, event: yaml.Event, way: tuple[str | int, ...], *, flow: bool) -> Value:
        if isinstance(event, yaml.AliasEvent):
            self._fail(_start(event), "a value cannot begin with `*` (an alias)", _QUOTE)
        if isinstance(event, yaml.NodeEvent) and event.anchor:
            self._fail(_start(event), "a value cannot begin with `&` (an anchor)", _QUOTE)
        if getattr(event, "tag", None):
            self._fail(_start(event), "a value cannot begin with `!` (a tag)", _QUOTE)
        if len(way) > DEEPEST:
            self._fail(_start(event), f"nested more than {DEEPEST} deep", "")
        self.lines.setdefault(way, self.first + _start(event).line)
        if isinstance(event, yaml.MappingStartEvent):
            return self._mapping(event, way)
        if isinstance(event, yaml.SequenceStartEvent):
            return self._sequence(event, way)
        assert isinstance(event, yaml.ScalarEvent)
        return self._scalar(event, flow=flow)

    def _mapping(
        self, start: yaml.MappingStartEvent, way: tuple[str | int, ...]
    ) -> dict[str, Value]:
        values: dict[str, Value] = {}
        while not isinstance(event := self._next(), yaml.MappingEndEvent):
            key = self._key(event, values, way)
            self.lines[(*way, key)] = self.first + _start(event).line
            begin = _start(event).index
            self.end = _end(event).index + 1
            values[key] = self._value(self._next(), (*way, key), flow=bool(start.flow_style))
            if not way:
                self.spans[key] = (begin, self.end)
        if start.flow_style:
            self.end = _end(event).index
        return values

    def _sequence(self, start: yaml.SequenceStartEvent, way: tuple[str | int, ...]) -> list[Value]:
        values: list[Value] = []
        while not isinstance(event := self._next(), yaml.SequenceEndEvent):
            values.append(self._value(event, (*way, len(values)), flow=bool(start.flow_style)))
        if start.flow_style:
            self.end = _end(event).index
        return values

    def _key(
        self, event: yaml.Event, known: Mapping[str, Value], way: tuple[str | int, ...]
    ) -> str:
        if not isinstance(event, yaml.ScalarEvent) or event.anchor or event.tag:
            self._fail(_start(event), "a key must be a plain word", "Put the key in quotes.")
        key = event.value
        if not way and _start(event).column:
            self._fail(_start(event), "a key must begin its line", "Begin it at the left edge.")
        if _start(event).line != _end(event).line:
            self._fail(_start(event), "a key must stand on one line", "")
        if key == "<<" and not event.style:
            self._fail(_start(event), "merge keys (`<<`) are not read", "Write the keys out.")
        if key in known:
            earlier = self.lines[(*way, key)]
            message = f"the key {key!r} already stands in line {earlier}"
            self._fail(_start(event), message, "Remove one of the two.")
        if len(known) >= MOST_KEYS:
            self._fail(_start(event), f"more than {MOST_KEYS:,} keys", "")
        return self._scalar(event, flow=True)

    def _scalar(self, event: yaml.ScalarEvent, *, flow: bool) -> str:
        value, end = event.value, _end(event).index
        if not event.style and _HASH.match(self.text, end):
            value, end = self._with_hash(event, end, flow=flow)
        if event.style == '"' and _CONTROL.search(value):
            self._fail(_start(event), "the value holds a control character", "Remove it.")
        if value or end > _start(event).index:
            self.end = end
        if event.style in ("|", ">"):
            self.end = _start(event).index + len(self.text[_start(event).index : end].rstrip())
        return value

    def _with_hash(self, event: yaml.ScalarEvent, end: int, *, flow: bool) -> tuple[str, int]:
        """Keep ` #1` that YAML would cut off as a comment: papers have such titles."""
        if flow:
            self._fail(_end(event), "` #` would cut this value off", _QUOTE)
        line_end = self.text.find("\n", end)
        rest = self.text[end : line_end if line_end >= 0 else len(self.text)].rstrip()
        return (event.value + rest).lstrip(), end + len(rest)

    def _refuse_character(self, found: re.Match[str]) -> NoReturn:
        number = ord(found[0])
        name = "a tab" if found[0] == "\t" else f"the invisible character U+{number:04X}"
        before = self.text[: found.start()]
        line, column = before.count("\n"), found.start() - before.rfind("\n") - 1
        self._fail_at(line, column, f"{name} stands here", "Put a space in its place.")

    def _fail(self, mark: _Mark | None, message: str, hint: str) -> NoReturn:
        line, column = (mark.line, mark.column) if mark else (0, 0)
        self._fail_at(line, column, message, hint)

    def _fail_at(self, line: int, column: int, message: str, hint: str) -> NoReturn:
        rows = self.text.split("\n")
        row = rows[line] if line < len(rows) else ""
        skip = max(0, column - 60)
        excerpt = row[skip : skip + 100].replace("\t", " ")
        raise ContentError(
            message,
            where=f"{self.path}:{self.first + line}:{column + 1}",
            hint="\n  ".join(filter(None, (excerpt, f"{' ' * (column - skip)}^", hint))),
        )
