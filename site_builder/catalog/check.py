"""What is wrong with a catalogue as a whole."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from site_builder.errors import Problem
from site_builder.model import Catalog, Paper


def check(catalog: Catalog) -> Iterator[Problem]:
    """Yield the faults that no single file shows, in the order of their files."""
    yield from _shared_ids(catalog.papers)
    yield from _unknown_tags(catalog)


def _shared_ids(papers: tuple[Paper, ...]) -> Iterator[Problem]:
    paths: dict[str, list[str]] = defaultdict(list)
    for paper in papers:
        paths[paper.id].append(paper.path)
    for identity, found in paths.items():
        if len(found) > 1:
            first, *others = sorted(found)
            yield Problem(
                where=others[0],
                code="shared-id",
                message=f"id {identity} is also the id of {first}",
                hint="Give the copy another id, or delete the file that is not wanted.",
                severity="error",
            )


def _unknown_tags(catalog: Catalog) -> Iterator[Problem]:
    known = {tag.slug for tag in catalog.taxonomy}
    for paper in catalog.papers:
        for tag in paper.tags:
            if known and tag not in known:
                yield Problem(
                    where=paper.path,
                    code="unknown-tag",
                    message=f"tag {tag!r} is not in taxonomy.yaml",
                    hint="Add it there to give it a label and a place, or correct its spelling.",
                )
