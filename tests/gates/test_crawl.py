"""The crawl sees what is wrong with a site."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.gates.crawl import crawl
from tests.gates.interface import Task
from tests.web.site import Site

HOME = '<!doctype html><title>Home</title><a href="years/2024.html">2024</a>{}'
YEAR = '<!doctype html><title>2024</title><h1 id="top-of-list">2024</h1>'


@pytest.mark.parametrize(
    ("link", "expected"),
    [
        ('<a href="years/2024.html#top-of-list">x</a>', ""),
        ('<a href="https://example.org/">x</a>', ""),
        ('<a href="years/2023.html">x</a>', "no such file"),
        ('<a href="years/2024.html#end">x</a>', "no such id in that page"),
        ('<a href="Years/2024.html">x</a>', "is spelt years/2024.html on disk"),
        ('<a href="years/">x</a>', "names a folder, which does not open from disk"),
        ('<a href="/years/2024.html">x</a>', "starts at the host's root"),
        ('<a href="../years/2024.html">x</a>', "leaves the site's folder"),
        ('<a href="javascript:alert(1)">x</a>', "has the scheme of javascript:alert(1)"),
        ('<img src="https://example.org/a.png">', "loads https://example.org/a.png"),
        ('<script src="//example.org/a.js"></script>', "loads //example.org/a.js"),
        ('<form action="https://example.org/"></form>', "loads https://example.org/"),
    ],
)
def test_each_kind_of_bad_link_is_a_fault(tmp_path: Path, link: str, expected: str) -> None:
    write(tmp_path, {"index.html": HOME.format(link), "years/2024.html": YEAR})

    faults = crawl(Task(site=Site(tmp_path), build=tmp_path)).faults

    assert bool(faults) == bool(expected)
    assert expected in "\n".join(faults)


def test_a_page_without_a_way_to_it_is_a_fault(tmp_path: Path) -> None:
    write(tmp_path, {"index.html": HOME.format(""), "years/2024.html": YEAR, "lost.html": YEAR})

    faults = crawl(Task(site=Site(tmp_path), build=tmp_path)).faults

    assert faults == ("lost.html: no way leads there from the home page",)


def test_a_sitemap_that_lists_a_missing_page_is_a_fault(tmp_path: Path) -> None:
    sitemap = "<urlset><url><loc>years/1999.html</loc></url></urlset>"
    write(
        tmp_path,
        {"index.html": HOME.format(""), "years/2024.html": YEAR, "sitemap.xml": sitemap},
    )

    faults = crawl(Task(site=Site(tmp_path), build=tmp_path)).faults

    assert faults == ("sitemap.xml: years/1999.html is no file of the site",)


def write(folder: Path, files: dict[str, str]) -> None:
    for name, text in files.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
