"""What search engines read first: sitemap.xml and robots.txt."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from xml.sax.saxutils import escape

from site_builder import urls
from site_builder.config import Site
from site_builder.model import Artifact

HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
SCHEMA = "http://www.sitemaps.org/schemas/sitemap/0.9"
MOST = 45_000
"""Addresses in one file; the protocol allows 50,000."""


def sitemap(pages: Iterable[str], site: Site) -> Iterator[Artifact]:
    """sitemap.xml; above 45,000 pages an index of sitemap-1.xml and so on.

    Addresses are relative while the site's public address is not known: the
    protocol wants them absolute, so robots.txt names the file only then.
    """
    places = sorted(pages)
    if len(places) <= MOST:
        yield _file(urls.SITEMAP, "urlset", "url", places, site)
        return
    starts = range(0, len(places), MOST)
    parts = [urls.sitemap_part(number) for number in range(1, len(starts) + 1)]
    yield _file(urls.SITEMAP, "sitemapindex", "sitemap", parts, site)
    for part, start in zip(parts, starts, strict=True):
        yield _file(part, "urlset", "url", places[start : start + MOST], site)


def robots(site: Site) -> Artifact:
    """robots.txt: everything may be read."""
    lines = ["User-agent: *", "Allow: /"]
    if site.site_url:
        lines.append(f"Sitemap: {urls.absolute(urls.SITEMAP, site.site_url)}")
    return Artifact(path=urls.ROBOTS, body="\n".join((*lines, "")).encode())


def _file(path: str, root: str, item: str, places: list[str], site: Site) -> Artifact:
    addresses = (
        urls.absolute(place, site.site_url) if site.site_url else place for place in places
    )
    rows = "\n".join(f"<{item}><loc>{escape(address)}</loc></{item}>" for address in addresses)
    text = f'{HEAD}<{root} xmlns="{SCHEMA}">\n{rows}\n</{root}>\n'
    return Artifact(path=path, body=text.encode())
