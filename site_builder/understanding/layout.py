"""The map of a catalogue: a place for each paper, and names for its regions."""

from __future__ import annotations

from collections.abc import Sequence

from site_builder.model import Layout, Tag
from site_builder.understanding.related import Paper


def lay_out(papers: Sequence[Paper], taxonomy: Sequence[Tag], before: Layout) -> Layout:
    """Place papers in the unit square, near each other when they are alike.

    Papers that `before` has stay where they are; a new one goes beside its
    neighbours, unless more are new than a third: then all is laid out anew.
    """
    from site_builder.understanding.mapping import draw  # noqa: PLC0415 - numpy is slow to load

    return draw(sorted(papers, key=lambda paper: paper[0]), taxonomy, before)
