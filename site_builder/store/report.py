"""What an import did."""

from __future__ import annotations

from dataclasses import dataclass

from site_builder.errors import Problem
from site_builder.model import Artifact, Match
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
    matches: tuple[Match, ...] = ()
    """Entries of metadata, with the abstracts they were found to speak of."""

    @property
    def near(self) -> tuple[Match, ...]:
        """The matches in which not all words agree."""
        return tuple(match for match in self.matches if match.score < 1)

    @property
    def metadata(self) -> str:
        """What metadata was found to speak of, in a sentence; "" without any."""
        if not self.matches:
            return ""
        exact = len(self.matches) - len(self.near)
        least = min(match.score for match in self.matches)
        nearly = f", {len(self.near):,} nearly ({least:.0%} alike or more)" if self.near else ""
        return f"Metadata: {exact:,} matched word for word{nearly}."

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
