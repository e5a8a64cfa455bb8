"""Guesses and damage in titles and abstracts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from site_builder.errors import Problem
from site_builder.model import Paper


def texts(papers: Iterable[Paper]) -> Iterator[Problem]:
    """Give every remark on the papers' titles and abstracts, with its place."""
    for paper in papers:
        for remark in (*paper.title.remarks, *paper.abstract.remarks):
            where = f"{paper.path}:{remark.line}"
            yield Problem(where=where, code=remark.code, message=remark.message, hint=remark.hint)
