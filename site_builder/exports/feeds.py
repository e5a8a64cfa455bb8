"""Atom feeds (RFC 4287) of the newest papers."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import chain
from xml.etree import ElementTree as ET

from site_builder import urls
from site_builder.catalog import changes, followed
from site_builder.config import Site
from site_builder.language import phrase
from site_builder.model import Artifact, Catalog, Paper

ATOM = "http://www.w3.org/2005/Atom"
ENTRIES = 20
AUTHORS = 50
"""Authors named of a paper: each of three thousand has a feed, which must not name them all."""
CHANGES = {
    "added": phrase("Added: {title}"),
    "corrected": phrase("Corrected: {title}"),
    "withdrawn": phrase("Withdrawn: {title}"),
}
EPOCH = "1970-01-01"
"""Date of papers that carry none: Atom demands one."""


def feeds(catalog: Catalog, site: Site) -> Iterator[Artifact]:
    """The feeds of the catalogue, of what changed, and of each year, tag and person."""
    papers = tuple(paper for paper in catalog.papers if paper.status == "published")
    yield _feed(urls.FEED, site.title, urls.HOME, papers, site)
    if "changes" not in site.without:
        yield _changes(catalog, site)
    groups = chain(catalog.years, catalog.tags, catalog.authors)
    for group in (group for group in groups if followed(group, catalog)):
        title = f"{site.title}: {group.label}"
        page = urls.group(group.kind, group.slug)
        yield _feed(urls.feed(group.kind, group.slug), title, page, group.members, site)


def _feed(path: str, title: str, page: str, papers: tuple[Paper, ...], site: Site) -> Artifact:
    newest = sorted(papers, key=lambda paper: paper.id)
    newest = sorted(newest, key=_day, reverse=True)[:ENTRIES]
    root = _frame(path, title, page, _day(newest[0]) if newest else "", site)
    for paper in newest:
        identity = _identity(urls.paper(paper.path), site)
        words, date = paper.title.plain, _day(paper)
        root.append(_entry(paper, path, site, identity=identity, title=words, date=date))
    return _written(path, root)


def _changes(catalog: Catalog, site: Site) -> Artifact:
    """What was added, corrected and withdrawn lately: one entry a paper and day."""
    path = urls.CHANGES_FEED
    dated = [(change, paper) for change in changes(catalog.papers) for paper in change.papers]
    latest = [pair for pair in dated if pair[0].date][:ENTRIES]
    date = latest[0][0].date if latest else ""
    root = _frame(
        path, site.words.say("{title}: changes", title=site.title), urls.CHANGES, date, site
    )
    for change, paper in latest:
        identity = _identity(f"{urls.paper(paper.path)}#{change.what}-{change.date}", site)
        title = site.words.say(CHANGES[change.what], title=paper.title.plain)
        root.append(_entry(paper, path, site, identity=identity, title=title, date=change.date))
    return _written(path, root)


def _frame(path: str, title: str, page: str, date: str, site: Site) -> ET.Element:
    """A feed without entries."""
    # ElementTree writes the namespace as a prefix on every name unless told so.
    root = ET.Element("feed", {"xmlns": ATOM, "xml:lang": site.language})
    _add(root, "id", _identity(path, site))
    _add(root, "title", title)
    _add(root, "updated", _moment(date))
    author = ET.SubElement(root, "author")
    _add(author, "name", site.title)
    ET.SubElement(root, "link", {"rel": "alternate", "href": _address(page, path, site)})
    ET.SubElement(root, "link", {"rel": "self", "href": _address(path, path, site)})
    return root


def _written(path: str, root: ET.Element) -> Artifact:
    ET.indent(root, space="")
    body = ET.tostring(root, encoding="utf-8", xml_declaration=True)
    return Artifact(path=path, body=body + b"\n")


def _entry(
    paper: Paper, feed: str, site: Site, *, identity: str, title: str, date: str
) -> ET.Element:
    """An entry of the feed at path `feed`; of a withdrawn paper without its abstract."""
    entry = ET.Element("entry")
    _add(entry, "id", identity)
    _add(entry, "title", title)
    _add(entry, "updated", _moment(date))
    for person in paper.authors[:AUTHORS]:
        _add(ET.SubElement(entry, "author"), "name", person.name)
    ET.SubElement(entry, "link", {"href": _address(urls.paper(paper.path), feed, site)})
    for tag in paper.tags:
        ET.SubElement(entry, "category", {"term": tag})
    if paper.status != "withdrawn":
        _add(entry, "summary", paper.abstract.plain)
    return entry


def _add(parent: ET.Element, name: str, text: str) -> None:
    ET.SubElement(parent, name).text = text


def _day(paper: Paper) -> str:
    """ISO date on which a paper last changed; "" for none."""
    return paper.updated or paper.added


def _moment(date: str) -> str:
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
