"""The nearest papers of every paper, with what they share."""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.model import Related

Paper = tuple[str, str, tuple[str, ...]]
"""Id, plain text (title, line end, abstract), tags."""


def related(papers: Sequence[Paper]) -> dict[str, tuple[Related, ...]]:
    """Find up to six neighbours of each paper, nearest first.

    Beside them stand the papers that are the same work, marked so. The order
    of the input does not matter: scores are whole numbers, ties go by id.
    """
    from site_builder.understanding.explained import explain  # noqa: PLC0415 - numpy and scipy are slow to load

    return explain(sorted(papers, key=lambda paper: paper[0]))
