"""What can go wrong, said so that a person can act on it.

An error that stops the run is a `SiteBuilderError`; a fault of one record,
paper or page is a `Problem`: collected, sorted, counted, and the rest goes on.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Severity = Literal["error", "warning"]

CODES = frozenset(
    [
        "ambiguous-metadata", "bad-entry", "bad-line", "bad-value", "broken-link",
        "contradicting-metadata", "control-character", "damaged-text", "duplicate-abstract",
        "empty-file", "former-tag", "formula-mended", "formula-not-set", "gone-from-source",
        "long-abstract", "no-abstract", "no-blank-lines", "no-words", "shared-id", "short-block",
        "short-match", "silent-source", "site-size", "unknown-key", "unknown-macro", "unknown-tag",
        "unmatched-metadata", "unreadable-content", "unreadable-source",
    ]
)  # fmt: skip
"""Every problem there is, by its code; docs/problems.md says what each means."""


@dataclass(frozen=True, slots=True, kw_only=True, order=True)
class Problem:
    """One fault that did not stop the run."""

    where: str
    """The place, as `path:line` relative to the catalogue; "" when there is none."""
    code: str
    """A stable kebab-case name, such as `duplicate-abstract`; site.yaml can re-grade it."""
    message: str
    """What was found and what was expected, one sentence without a full stop."""
    hint: str = ""
    """What to do about it."""
    severity: Severity = "warning"

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        hint = f"\n  {self.hint}" if self.hint else ""
        return f"{place}{self.severity}: {self.message} [{self.code}]{hint}"


class SiteBuilderError(Exception):
    """Something a person has to mend before the run can go on.

    `str()` gives the full message: where, what was found, what to do.
    """

    exit_code = 1
    code = "failed"
    """As a `Problem`'s code, where the rest of the work can go on."""

    def __init__(self, message: str, *, where: str = "", hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.where = where
        self.hint = hint

    def __str__(self) -> str:
        place = f"{self.where}: " if self.where else ""
        hint = f"\n  {self.hint}" if self.hint else ""
        return f"{place}{self.message}{hint}"


class ContentError(SiteBuilderError):
    """A file under content/ that cannot be read as what it should be."""

    code = "unreadable-content"


class ImportFailure(SiteBuilderError):
    """A source file that no importer can take."""

    code = "unreadable-source"


class TemplateError(SiteBuilderError):
    """A template, style sheet or script that does not do."""


class OutputCollision(SiteBuilderError):
    """Two artifacts that claim one path."""


class ConfigError(SiteBuilderError):
    """A fault in site.yaml or on the command line."""

    exit_code = 2


class EnvironmentFault(SiteBuilderError):
    """The machine is in the way: disk, lock, permission, a missing program."""

    exit_code = 3
