"""The words that speak for each paper's tags, as import left them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from site_builder.store.rows import object_rows, read_derived

PATH = "derived/evidence.json"
"""Relative to the content folder."""

Evidence = dict[str, dict[str, tuple[str, ...]]]
"""By paper id, then by the tag's slug."""


def read_evidence(path: Path) -> Evidence:
    """Read the evidence; {} when there is no file."""
    return read_derived(path, Evidence) or {}


def write_evidence(evidence: Mapping[str, Mapping[str, tuple[str, ...]]]) -> bytes:
    """Return the file's text: a JSON object, one line a paper, by id."""
    return object_rows({key: said for key, said in evidence.items() if said}) + b"\n"
