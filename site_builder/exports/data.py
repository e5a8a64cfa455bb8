"""data/catalog.json: the catalogue as data, documented in docs/data.md."""

from __future__ import annotations

from collections.abc import Iterator, Set

import msgspec

from site_builder import urls
from site_builder.catalog import tag_slug
from site_builder.citation import ONE_FILE
from site_builder.config import Site
from site_builder.model import Artifact, Catalog, Paper

SCHEMA = 1
"""Raised only when a field changes its meaning or goes; new ones may join."""


def data(catalog: Catalog, site: Site) -> Iterator[Artifact]:
    """data/catalog.json, and a part a year for catalogues above 5,000 papers."""
    head: dict[str, object] = {
        "schema": SCHEMA,
        "site": {
            "title": site.title,
            "description": site.description,
            "language": site.language,
            "url": site.site_url,
        },
        "tags": _tags(catalog),
    }
    known = frozenset(tag.slug for tag in catalog.taxonomy)
    papers = [paper for paper in catalog.papers if paper.status == "published"]
    if len(papers) <= ONE_FILE:
        yield _file(urls.CATALOG, {**head, "papers": [_paper(paper, known) for paper in papers]})
        return
    parts = [(urls.data_part(group.slug), group.members) for group in catalog.years]
    yield _file(urls.CATALOG, {**head, "parts": [path for path, _ in parts]})
    for path, members in parts:
        yield _file(path, {"schema": SCHEMA, "papers": [_paper(paper, known) for paper in members]})


def _tags(catalog: Catalog) -> list[dict[str, object]]:
    parents = {tag.slug: tag.parent for tag in catalog.taxonomy}
    return [
        {
            "id": group.slug,
            "label": group.label,
            "parent": parents.get(group.slug, ""),
            "url": urls.group("tag", group.slug),
            "count": len(group.members),
        }
        for group in catalog.tags
    ]


def _paper(paper: Paper, known: Set[str]) -> dict[str, object]:
    """The fields of a paper; `known` holds the slugs of the taxonomy."""
    return {
        "id": paper.id,
        "url": urls.paper(paper.path),
        "title": paper.title.plain,
        "title_html": paper.title.html,
        "title_from": paper.title_from,
        "authors": [author.name for author in paper.authors],
        "year": paper.year,
        "venue": paper.venue,
        "track": paper.track,
        "presentation": paper.presentation,
        "award": paper.award,
        "session": paper.session,
        "tags": [tag_slug(tag, known) for tag in paper.tags],
        "keywords": paper.keywords,
        "links": [
            {"kind": link.kind, "url": link.url, "label": link.label} for link in paper.links
        ],
        "names": paper.names,
        "facts": {
            "acronyms": dict(paper.facts.acronyms),
            "datasets": paper.facts.datasets,
            "claims": paper.facts.claims,
        },
        "abstract_text": paper.abstract.plain,
        "abstract_html": paper.abstract.html,
        "source": paper.source,
        "source_line": paper.source_line or None,
        "added": paper.added,
        "updated": paper.updated,
        "licence": paper.licence,
        "language": paper.language,
    }


def _file(path: str, value: dict[str, object]) -> Artifact:
    """JSON a person can read, one line a field, so that a change is one line."""
    return Artifact(path=path, body=msgspec.json.format(msgspec.json.encode(value), indent=1))
