"""What paper files say, for the form that corrects them: data/originals/*.js."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterator

from site_builder import fields, urls
from site_builder.catalog import LARGE
from site_builder.model import Artifact, Catalog, Paper


def originals(catalog: Catalog) -> Iterator[Artifact]:
    """Scripts that hand over papers by id, spread by the first letters of their ids.

    Each paper as a correction's `was` has it: see `store.patch`. A page opened
    from disk may load scripts and nothing else.
    """
    papers = [paper for paper in catalog.papers if paper.status == "published"]
    parts: dict[str, dict[str, object]] = defaultdict(dict)
    for paper in sorted(papers, key=lambda paper: paper.id):
        path = urls.originals(paper.id, urls.spread(len(papers)))
        parts[path][paper.id] = _original(paper, abstract=len(papers) < LARGE)
    for path in sorted(parts):
        told = json.dumps(parts[path], ensure_ascii=False, separators=(",", ":"))
        yield Artifact(path=path, body=f"globalThis.papershelfOriginals={told};\n".encode())


def _original(paper: Paper, *, abstract: bool) -> dict[str, object]:
    return {
        "path": urls.paper(paper.path),
        "title": paper.title.source,
        "authors": fields.plain_authors(paper.authors),
        "year": str(paper.year or ""),
        "venue": paper.venue,
        "tags": paper.tags,
        "links": fields.plain_links(paper.links),
        **({"abstract": paper.abstract.source} if abstract else {}),
    }
