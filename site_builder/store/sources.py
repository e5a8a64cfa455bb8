"""Where in its source each paper's abstract stands, looked up when shown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from site_builder import text
from site_builder.model import Paper, Record

Lines = Mapping[tuple[str, str], int]
"""(Source file, fingerprint of the abstract) → line from 1."""


def source_lines(records: Iterable[Record]) -> Lines:
    """Return the line of each abstract; of one that stands there twice, the first."""
    lines: dict[tuple[str, str], int] = {}
    for record in records:
        key = (record.provenance.path, text.fingerprint(record.abstract))
        lines.setdefault(key, record.provenance.line)
    return lines


def with_source_line(paper: Paper, lines: Lines) -> Paper:
    """Return the paper with the line of its abstract; unchanged if the two now differ."""
    if not paper.source:
        return paper
    line = lines.get((paper.source, text.fingerprint(paper.abstract.source)), 0)
    return replace(paper, source_line=line) if line else paper
