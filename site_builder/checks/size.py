"""Whether a site fits where it is to be published."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from site_builder.errors import Problem, Severity

LIMIT = 1_000_000_000
"""Bytes that GitHub Pages allows a site."""
NEAR = 800_000_000


def size(site: Path) -> Iterator[Problem]:
    """Yield a warning from 800 MB on, an error from 1 GB."""
    total = sum(file.stat().st_size for file in site.rglob("*") if file.is_file())
    if total > NEAR:
        severity: Severity = "error" if total > LIMIT else "warning"
        yield Problem(
            where=site.name,
            code="site-size",
            message=f"the site is {total / 1e6:,.0f} MB; GitHub Pages allows 1,000 MB",
            hint="Split the catalogue, or publish it elsewhere.",
            severity=severity,
        )
