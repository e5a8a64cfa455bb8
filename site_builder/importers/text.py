"""Plain text: a heading `<Venue> <Year> Papers`, then one abstract a block."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from site_builder.decoding import decode, strip_controls
from site_builder.errors import ImportFailure, Problem
from site_builder.fields import LONGEST_ABSTRACT, clipped
from site_builder.importers.blocks import Block, split_blocks, without_label, without_numbers
from site_builder.importers.headings import Heading, parse_bare_heading, parse_heading
from site_builder.importers.interface import Source
from site_builder.importers.opening import read_bytes
from site_builder.model import Provenance, Record

FEWEST_WORDS = 5
LONG_LINE = 400
"""Characters: a line of a wrapped text is shorter, an abstract on one line mostly longer."""

_WORD = re.compile(r"\w+")
_OBJECT = re.compile(r'\s*\{\s*"')


@dataclass(slots=True)
class _Section:
    """The blocks below one heading."""

    heading: Heading
    blocks: list[Block] = field(default_factory=list)


class TextImporter:
    """Reads headings and blocks."""

    name = "text"
    suffixes: tuple[str, ...] = (".txt", ".text", ".md")

    def sniff(self, head: str) -> bool:
        """Take any text that does not begin with a JSON object."""
        return not _OBJECT.match(head)

    def read(self, source: Source) -> Iterator[Record | Problem]:
        """Yield one record a block."""
        text = decode(read_bytes(source.file, source.path), source.path)
        clean = strip_controls(text)
        if clean != text:
            yield _problem(
                source,
                _first_difference(text, clean),
                "control-character",
                "the text holds control characters; they were left out",
            )
        sections = _sections(split_blocks(clean))
        if not any(section.blocks for section in sections):
            what = "no abstract follows the heading" if sections else "the file is empty"
            yield _problem(source, 1, "empty-file", what, _HOW)
        number = 1
        for section in sections:
            yield from _section(section, source, number)
            number += len(section.blocks)


_HOW = "Write a line such as “NeurIPS 2024 Papers”, then one abstract a block, blank lines between."


def _sections(blocks: Iterator[Block]) -> list[_Section]:
    sections: list[_Section] = []
    for block in blocks:
        heading = parse_heading(block.rows[0], strict=len(block.rows) > 1)
        if not heading and not sections and len(block.rows) == 1:
            heading = parse_bare_heading(block.rows[0])
        if heading or not sections:
            sections.append(_Section(heading or Heading()))
        rest = block.rows[1:] if heading else block.rows
        if rest:
            sections[-1].blocks.append(Block(line=block.line + bool(heading), rows=rest))
    return sections


def _section(section: _Section, source: Source, number: int) -> Iterator[Record | Problem]:
    year = section.heading.year or source.year
    if section.blocks and year is None:
        raise ImportFailure(
            "nothing tells the year of these abstracts",
            where=source.where(section.blocks[0].line),
            hint="Begin the file with a line such as “NeurIPS 2024 Papers”, or put the year into"
            " its name (icml-2021.txt); --year 2021 gives it for one run.",
        )
    for block in without_numbers(section.blocks, number) or section.blocks:
        abstract = without_label(block)
        if problem := _fault(abstract, block, source):
            yield problem
        elif abstract:
            yield Record(
                abstract=abstract,
                year=year,
                venue=section.heading.venue,
                provenance=Provenance(importer="text", path=source.path, line=block.line),
            )


def _fault(abstract: str, block: Block, source: Source) -> Problem | None:
    """Say why a block cannot be an abstract; None when it can, or when it was only a label."""
    words = len(_WORD.findall(abstract[:LONGEST_ABSTRACT]))
    if abstract and words < FEWEST_WORDS:
        return _problem(
            source,
            block.line,
            "short-block",
            f"{clipped(abstract)} is too short for an abstract and was left out",
            f"An abstract has {FEWEST_WORDS} words or more; a heading looks like"
            " “NeurIPS 2024 Papers”.",
        )
    long_lines = sum(len(row) >= LONG_LINE for row in block.rows)
    if len(abstract) + abstract.count("#") > LONGEST_ABSTRACT or long_lines > 1:
        size = f"{len(block.rows):,} lines, {len(abstract):,} characters"
        return _problem(
            source,
            block.line,
            "no-blank-lines",
            f"{size} without a blank line between: this cannot be one abstract",
            "Put a blank line between abstracts; join the lines of one.",
            failed=True,
        )
    return None


def _problem(
    source: Source, line: int, code: str, message: str, hint: str = "", *, failed: bool = False
) -> Problem:
    return Problem(
        where=source.where(line),
        code=code,
        message=message,
        hint=hint,
        severity="error" if failed else "warning",
    )


def _first_difference(text: str, clean: str) -> int:
    at = next(
        (at for at, (a, b) in enumerate(zip(text, clean, strict=False)) if a != b), len(clean)
    )
    return clean.count("\n", 0, at) + 1
