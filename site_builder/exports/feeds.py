"""Atom feeds (RFC 4287) of the newest papers."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import chain
from xml.etree import ElementTree as ET

from site_builder import urls
from site_builder.catalog import followed
from site_builder.config import Site
from site_builder.model import Artifact, Catalog, Paper

ATOM = "http://www.w3.org/2005/Atom"
ENTRIES = 20
EPOCH = "1970-01-01"
"""Date of papers that carry none: Atom demands one."""


def feeds(catalog: Catalog, site: Site) -> Iterator[Artifact]:
    """The feed of the catalogue, and one for each year, tag and person."""
    papers = tuple(paper for paper in catalog.papers if paper.status == "published")
    yield _feed(urls.FEED, site.title, urls.HOME, papers, site)
    groups = chain(catalog.years, catalog.tags, catalog.authors)
    for group in (group for group in groups if followed(group, catalog)):
        title = f"{site.title}: {group.label}"
        page = urls.group(group.kind, group.slug)
        yield _feed(urls.feed(group.kind, group.slug), title, page, group.members, site)


def _feed(path: str, title: str, page: str, papers: tuple[Paper, ...], site: Site) -> Artifact:
    newest = sorted(papers, key=lambda paper: paper.id)
    newest = sorted(newest, key=lambda paper: paper.updated or paper.added, reverse=True)[:ENTRIES]
    # ElementTree writes the namespace as a prefix on every name unless told so.
    root = ET.Element("feed", {"xmlns": ATOM, "xml:lang": site.language})
    _add(root, "id", _identity(path, site))
    _add(root, "title", title)
    _add(root, "updated", _moment(newest[0] if newest else None))
    author = ET.SubElement(root, "author")
    _add(author, "name", site.title)
    ET.SubElement(root, "link", {"rel": "alternate", "href": _address(page, path, site)})
    ET.SubElement(root, "link", {"rel": "self", "href": _address(path, path, site)})
    for paper in newest:
        root.append(_entry(paper, path, site))
    ET.indent(root, space="")
    body = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return Artifact(path=path, body=body + b"\n")


def _entry(paper: Paper, feed: str, site: Site) -> ET.Element:
    entry = ET.Element("entry")
    _add(entry, "id", _identity(urls.paper(paper.path), site))
    _add(entry, "title", paper.title.plain)
    _add(entry, "updated", _moment(paper))
    for person in paper.authors:
        _add(ET.SubElement(entry, "author"), "name", person.name)
    ET.SubElement(entry, "link", {"href": _address(urls.paper(paper.path), feed, site)})
    for tag in paper.tags:
        ET.SubElement(entry, "category", {"term": tag})
    _add(entry, "summary", paper.abstract.plain)
    return entry


def _add(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, name).text = text


def _moment(paper: Paper | None) -> str:
    date = (paper.updated or paper.added) if paper else ""
    return f"{date or EPOCH}T00:00:00Z"


def _address(target: str, feed: str, site: Site) -> str:
    """Absolute where the site's address is known, else relative to the feed."""
    if site.site_url:
        return urls.absolute(target, site.site_url)
    return urls.relative(target, feed)


def _identity(path: str, site: Site) -> str:
    """A permanent IRI: the public address, or a URN of the site's name and path."""
    if site.site_url:
        return urls.absolute(path, site.site_url)
    digest = blake2b(f"{site.title}\n{path}".encode(), digest_size=16).hexdigest()
    return f"urn:uuid:{digest[:8]}-{digest[8:12]}-{digest[12:16]}-{digest[16:20]}-{digest[20:]}"
