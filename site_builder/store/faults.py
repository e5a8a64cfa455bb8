"""Faults of a hand-written file, all at once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from difflib import get_close_matches

from site_builder.errors import SiteBuilderError
from site_builder.yaml_text import Document


@dataclass(frozen=True, slots=True)
class Faults:
    """A list of what is wrong in one YAML file."""

    document: Document
    rows: list[tuple[int, str]] = field(default_factory=list)

    def add(self, way: tuple[str | int, ...], message: str, hint: str = "") -> None:
        """Note a fault of the entry that stands at `way`."""
        where = self.document.where(*way)
        line = int(where.rpartition(":")[2])
        self.rows.append((line, f"{where}: {message}{f'. {hint}' if hint else ''}"))

    def unknown(self, way: tuple[str | int, ...], key: str, known: Iterable[str]) -> None:
        """Note a key nobody knows, with the nearest one that is known."""
        names = sorted(known)
        near = get_close_matches(key, names, 1)
        hint = f"Did you mean {near[0]!r}?" if near else f"Known keys: {', '.join(names)}"
        self.add(way, f"unknown key {key!r}", hint)

    def stop(self, error: type[SiteBuilderError]) -> None:
        """Raise one error with all faults by line; do nothing if there are none."""
        if self.rows:
            raise error("\n".join(row for _, row in sorted(self.rows)))
