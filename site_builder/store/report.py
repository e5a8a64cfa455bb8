"""What an import did."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.errors import Problem
from site_builder.model import Artifact
from site_builder.store.derived import Conflict


@dataclass(frozen=True, slots=True, kw_only=True)
class ImportReport:
    """Paths of paper files, by what happened to them, each sorted."""

    added: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()
    kept: tuple[str, ...] = ()
    """Nothing to change."""
    removed: tuple[str, ...] = ()
    """Deleted by a person and not written again."""
    gone: tuple[str, ...] = ()
    """No longer in their source; they stay."""
    conflicts: tuple[Conflict, ...] = ()
    duplicates: int = 0
    """Abstracts that were there already."""

    def __str__(self) -> str:
        counts = (
            (len(self.added), "added"),
            (len(self.updated), "updated"),
            (len(self.kept), "unchanged"),
            (len(self.removed), "deleted by hand"),
            (len(self.gone), "gone from their source"),
            (self.duplicates, "given twice"),
        )
        return ", ".join(f"{count:,} {what}" for count, what in counts if count) or "nothing to do"


@dataclass(frozen=True, slots=True, kw_only=True)
class Changes:
    """What an import writes below the content folder, and what it has to say."""

    artifacts: tuple[Artifact, ...]
    problems: tuple[Problem, ...]
    report: ImportReport
