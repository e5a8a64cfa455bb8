"""Everything for machines, in one row."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from site_builder import urls
from site_builder.config import Site
from site_builder.exports.citations import citations
from site_builder.exports.data import data
from site_builder.exports.feeds import feeds
from site_builder.exports.names import names
from site_builder.exports.originals import originals
from site_builder.exports.robots import robots, sitemap
from site_builder.model import Artifact, Catalog


def export_all(catalog: Catalog, site: Site, pages: Iterable[str]) -> Iterator[Artifact]:
    """Every export; `pages` are the paths that search engines may list."""
    yield from data(catalog, site)
    yield from citations(catalog, site)
    if catalog.glossary:
        yield from names(catalog)
    if "correct" not in site.without:
        yield from originals(catalog)
    yield from feeds(catalog, site)
    yield from sitemap(pages, site)
    yield robots(site)
    # Without it GitHub Pages drops files whose names begin with an underscore.
    yield Artifact(path=urls.NO_JEKYLL, body=b"")
