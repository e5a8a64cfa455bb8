"""What Zotero saves from the built pages is what the catalogue says."""

from __future__ import annotations

import json
from typing import Any

import pytest
from bs4 import BeautifulSoup

from site_builder.text import family_given
from tests.web.site import Site
from tests.zotero import embedded, entries, person


@pytest.fixture(params=["own_site", "invented_site"])
def site(request: pytest.FixtureRequest) -> Site:
    found: Site = request.getfixturevalue(request.param)
    return found


def test_of_every_citable_paper_and_no_other(site: Site) -> None:
    papers = json.loads(site.text("data/catalog.json"))["papers"]
    citable = [paper for paper in papers if paper["authors"] and paper["title_from"] != "abstract"]

    assert citable
    for paper in papers:
        item = embedded(BeautifulSoup(site.text(paper["url"]), "lxml"), "file:///here")
        if paper in citable:
            assert _saved(item) == _said(paper)
        else:
            assert (item.kind, item.creators) == ("webpage", ())


def test_of_every_citable_paper_of_a_year(site: Site) -> None:
    papers = json.loads(site.text("data/catalog.json"))["papers"]
    for page in site.by_kind["year"]:
        year = page.removeprefix("years/").removesuffix(".html")
        expected = {
            _spaced(paper["title"])
            for paper in papers
            if str(paper["year"]) == year and paper["authors"] and paper["title_from"] != "abstract"
        }

        found = {item.title for item in entries(BeautifulSoup(site.text(page), "lxml"))}
        assert found == {title.replace("+", " ") for title in expected}


def _saved(item: Any) -> tuple[object, ...]:
    names = [tuple(part.replace("\u00a0", " ") for part in name) for name in item.creators]
    return item.kind, item.title, names, item.date, item.conference, item.abstract


def _said(paper: dict[str, Any]) -> tuple[object, ...]:
    return (
        "conferencePaper" if paper["venue"] else "journalArticle",
        _spaced(paper["title"]),
        [person(family_given(name)) for name in paper["authors"]],
        str(paper["year"] or ""),
        _spaced(paper["venue"]),
        _spaced(paper["abstract_text"]),
    )


def _spaced(text: str) -> str:
    return " ".join(text.split())
