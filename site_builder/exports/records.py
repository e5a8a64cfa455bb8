"""One JSON object a paper, a line each, for the engines of a server."""

from __future__ import annotations

import msgspec

from site_builder import urls
from site_builder.catalog import tag_slug
from site_builder.config import Site
from site_builder.model import Catalog, Paper


def search_records(catalog: Catalog, site: Site) -> bytes:
    """Write the published papers in the catalogue's order; docs/export.md says what they hold."""
    labels = {group.slug: group.label for group in catalog.tags}
    papers = (paper for paper in catalog.papers if paper.status == "published")
    return b"".join(
        msgspec.json.encode(_record(paper, labels, site.site_url)) + b"\n" for paper in papers
    )


def _record(paper: Paper, labels: dict[str, str], root: str) -> dict[str, object]:
    slugs = [tag_slug(tag, labels) for tag in paper.tags]
    return {
        "id": paper.id,
        "url": root + urls.paper(paper.path),
        "title": paper.title.plain,
        "abstract": paper.abstract.plain,
        "authors": [author.name for author in paper.authors],
        "year": paper.year,
        "venue": paper.venue,
        "tags": [labels.get(slug, slug) for slug in slugs],
        "keywords": paper.keywords,
        "names": paper.names,
    }
