"""Feeds, sitemap and robots.txt."""

from xml.etree import ElementTree as ET

from site_builder.config import Site
from site_builder.exports.feeds import feeds
from site_builder.exports.robots import robots, sitemap
from site_builder.model import Artifact, Catalog

NAMES = {"a": "http://www.w3.org/2005/Atom", "s": "http://www.sitemaps.org/schemas/sitemap/0.9"}


def feed(catalog: Catalog, site: Site, path: str = "feed.xml") -> ET.Element:
    found: dict[str, Artifact] = {artifact.path: artifact for artifact in feeds(catalog, site)}
    return ET.fromstring(found[path].body)


def test_entries_come_newest_first_with_their_own_dates(make_paper, make_catalog) -> None:
    catalog = make_catalog(
        make_paper("Old", added="2024-01-01"), make_paper("New & <fresh>", added="2024-02-01")
    )

    root = feed(catalog, Site(title="Shelf"))

    assert [title.text for title in root.findall("a:entry/a:title", NAMES)] == [
        "New & <fresh>",
        "Old",
    ]
    assert root.findtext("a:updated", namespaces=NAMES) == "2024-02-01T00:00:00Z"


def test_links_are_absolute_when_the_address_is_known(make_paper, make_catalog) -> None:
    catalog = make_catalog(make_paper("Lamps"))
    path = "feeds/year-2024.xml"

    there = feed(catalog, Site(site_url="https://example.org/x/"), path)
    here = feed(catalog, Site(), path)

    assert there.find("a:entry/a:link", NAMES).get("href") == (
        "https://example.org/x/papers/2024/lamps.html"
    )
    assert here.find("a:entry/a:link", NAMES).get("href") == "../papers/2024/lamps.html"


def test_two_catalogues_without_addresses_have_feeds_of_their_own(make_catalog) -> None:
    one, other = (feed(make_catalog(), Site(title=title)) for title in ("One", "Other"))

    assert one.findtext("a:id", namespaces=NAMES) != other.findtext("a:id", namespaces=NAMES)


def test_a_long_sitemap_is_cut_in_parts(monkeypatch) -> None:
    monkeypatch.setattr("site_builder.exports.robots.MOST", 2)

    index, *parts = sitemap(["c.html", "a&b.html", "b.html"], Site(site_url="https://x.org"))

    assert [part.path for part in parts] == ["sitemap-1.xml", "sitemap-2.xml"]
    assert [loc.text for loc in ET.fromstring(index.body).iter(f"{{{NAMES['s']}}}loc")] == [
        "https://x.org/sitemap-1.xml",
        "https://x.org/sitemap-2.xml",
    ]
    assert [loc.text for loc in ET.fromstring(parts[0].body).iter(f"{{{NAMES['s']}}}loc")] == [
        "https://x.org/a&b.html",
        "https://x.org/b.html",
    ]


def test_robots_names_the_sitemap_only_by_its_public_address() -> None:
    assert robots(Site()).body == b"User-agent: *\nAllow: /\n"
    assert b"Sitemap: https://x.org/sitemap.xml" in robots(Site(site_url="https://x.org")).body
