"""JSON Lines: one object a line, plain or compressed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import NoReturn

from site_builder.decoding import decode, strip_controls
from site_builder.errors import ContentError, Problem
from site_builder.fields import clipped
from site_builder.importers.interface import Source
from site_builder.importers.opening import LONGEST_LINE, read_lines
from site_builder.importers.records import Entry, record
from site_builder.model import Provenance, Record


class JsonLinesImporter:
    """Reads papers from the keys listed in `records.KEYS`."""

    name = "jsonl"
    suffixes: tuple[str, ...] = (".jsonl", ".ndjson", ".json")

    def sniff(self, head: str) -> bool:
        """Take what begins with an object, or is empty."""
        return head.lstrip()[:1] in ("{", "")

    def read(self, source: Source) -> Iterator[Record | Problem]:
        """Yield a record a line; a bad line is a problem and the rest is kept."""
        number = 0
        for number, line in read_lines(source.file, source.path):
            if line.strip():
                yield from _read_line(line, number, source)
        if not number:
            yield Problem(where=source.path, code="empty-file", message="the file is empty")


def _read_line(line: bytes, number: int, source: Source) -> Iterator[Record | Problem]:
    where = source.where(number)
    try:
        values = parse_object(line, where)
    except ValueError as fault:
        yield Problem(
            where=where,
            code="bad-line",
            message=f"the line was left out: {fault}",
            hint="Each line is one JSON object in braces, without a comma behind it.",
            severity="error",
        )
        return
    entry = Entry(values=values, where=lambda _: where)
    provenance = Provenance(importer="jsonl", path=source.path, line=number)
    yield from record(entry, provenance, year=source.year, title_from="source")


def parse_object(line: bytes, where: str) -> dict[str, object]:
    """Read one object; its texts lose control characters. Raises `ValueError`."""
    if len(line) > LONGEST_LINE:
        raise ValueError(f"it is longer than {LONGEST_LINE:,} bytes")
    try:
        text = decode(line.rstrip(b"\r\n"), where)
        value = json.loads(text, object_pairs_hook=_object, parse_constant=_constant)
    except ContentError as fault:
        raise ValueError(fault.message) from None
    except json.JSONDecodeError as fault:
        raise ValueError(f"not JSON at character {fault.colno}: {fault.msg}") from None
    except RecursionError:
        raise ValueError("it is nested too deeply") from None
    if not isinstance(value, dict):
        raise ValueError(f"expected an object in braces, found {clipped(text)}")
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    values = {key: _clean(value) for key, value in pairs}
    if len(values) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        raise ValueError(f"the key {clipped(twice)} stands in it twice")
    return values


def _clean(value: object) -> object:
    if isinstance(value, str):
        return strip_controls(value)
    if isinstance(value, list):
        return [strip_controls(item) if isinstance(item, str) else item for item in value]
    return value


def _constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not JSON")
