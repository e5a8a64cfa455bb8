"""How many papers of each year speak of what."""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.model import Statistics

Dated = tuple[str, int, str]
"""Id, year, and title and abstract as plain text."""


def count_terms(papers: Sequence[Dated]) -> Statistics:
    """Count by year the papers that hold each of the terms worth a line."""
    from site_builder.understanding.counting import count  # noqa: PLC0415 - numpy is slow to load

    return count(sorted(papers))
