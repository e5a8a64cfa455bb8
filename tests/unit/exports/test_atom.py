"""Every feed is Atom as RFC 4287 has it, with lasting ids and dates of the content."""

from __future__ import annotations

from pathlib import Path

import pytest
from lxml import etree

from site_builder.config import Site
from site_builder.exports.feeds import feeds

SCHEMA = etree.RelaxNG(etree.parse(Path(__file__).with_name("atom.rng")))
NAMES = {"a": "http://www.w3.org/2005/Atom"}


@pytest.fixture(params=["", "https://example.org/x/"])
def site(request) -> Site:
    return Site(title="Shelf & Co", site_url=request.param)


@pytest.fixture
def catalog(make_paper, make_catalog):
    return make_catalog(
        make_paper(
            "Lamp & <Co>", authors=["Ann Ax", "田中 太郎"], tags=("l\u2019été",), added="2024-01-01"
        ),
        make_paper("Horn", authors=["Ann Ax"], year=None, added="2024-01-01", updated="2024-03-01"),
        make_paper("Gone", status="withdrawn", added="2024-01-01", updated="2024-04-01"),
        make_paper("Lost", status="withdrawn", added="2024-01-01"),
        make_paper("Hidden", status="hidden", added="2024-05-01"),
        make_paper("Undated"),
    )


def read(catalog, site):
    return {file.path: etree.fromstring(file.body) for file in feeds(catalog, site)}


def test_the_schema_refuses_what_is_not_atom(catalog, site) -> None:
    feed = read(catalog, site)["feed.xml"]
    feed.remove(feed.find("a:updated", NAMES))

    assert not SCHEMA.validate(feed)


def test_every_feed_is_valid(catalog, site) -> None:
    found = read(catalog, site)

    assert {"feed.xml", "feeds/changes.xml", "feeds/author-ann-ax.xml"} < set(found)
    assert {"feeds/year-2024.xml", "feeds/year-undated.xml"} < set(found)
    for path, feed in found.items():
        assert SCHEMA.validate(feed), (path, SCHEMA.error_log)
        links = [link.get("rel", "alternate") for link in feed.findall("a:link", NAMES)]
        assert sorted(links) == ["alternate", "self"]


def test_an_empty_catalogue_has_valid_feeds(make_catalog, site) -> None:
    for path, feed in read(make_catalog(), site).items():
        assert SCHEMA.validate(feed), (path, SCHEMA.error_log)


def test_ids_are_of_one_thing_each_and_stay_when_papers_join(
    catalog, site, make_paper, make_catalog
) -> None:
    before, after = (
        read(each, site) for each in (catalog, make_catalog(*catalog.papers, make_paper("New")))
    )
    ids = [feed.findtext("a:id", namespaces=NAMES) for feed in before.values()]

    assert len(set(ids)) == len(ids)
    for path, feed in before.items():
        assert feed.findtext("a:id", namespaces=NAMES) == after[path].findtext(
            "a:id", namespaces=NAMES
        )
        entries = [entry.text for entry in feed.findall("a:entry/a:id", NAMES)]
        assert len(set(entries)) == len(entries)
        assert set(entries) <= {entry.text for entry in after[path].findall("a:entry/a:id", NAMES)}


def test_a_paper_of_thousands_does_not_swell_the_feeds_of_all(
    make_paper, make_catalog, site
) -> None:
    crowd = make_catalog(make_paper("Crowd", authors=[f"Ann Ax{n}" for n in range(300)]))

    sizes = [len(file.body) for file in feeds(crowd, site) if "author" in file.path]

    assert len(sizes) == 300
    assert max(sizes) < 5_000


def test_the_feed_of_changes_tells_each_day_and_no_abstract_of_the_withdrawn(catalog, site) -> None:
    feed = read(catalog, site)["feeds/changes.xml"]
    told = [
        (
            entry.findtext("a:updated", namespaces=NAMES)[:10],
            entry.findtext("a:title", namespaces=NAMES),
            entry.find("a:summary", NAMES) is not None,
        )
        for entry in feed.findall("a:entry", NAMES)
    ]

    assert told == [
        ("2024-04-01", "Withdrawn: Gone", False),
        ("2024-03-01", "Corrected: Horn", True),
        ("2024-01-01", "Added: Lamp & <Co>", True),
        ("2024-01-01", "Added: Horn", True),
    ]
    assert feed.findtext("a:updated", namespaces=NAMES) == "2024-04-01T00:00:00Z"
