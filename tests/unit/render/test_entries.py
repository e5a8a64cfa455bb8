"""What the reading list is told of papers."""

from __future__ import annotations

import json

import pytest

from site_builder import render
from site_builder.config import Site
from site_builder.model import Derived, Link, Related, Tag
from site_builder.render.entries import part

SITE = Site(title="Shelf", site_url="https://example.org/shelf/")


def told(artifacts) -> dict[str, object]:
    """What each script hands over, by its path."""
    calls = {found.path: found.body.decode().strip() for found in artifacts}
    return {
        path: json.loads(
            call.removeprefix("papershelfEntries(").removesuffix(");").partition(",")[2]
        )
        for path, call in calls.items()
    }


def test_an_entry_holds_what_a_citation_needs_and_what_is_near(make_paper, make_catalog) -> None:
    lamp = make_paper(
        "Lamp",
        authors=["Ann Ax", "Bo de Zed"],
        venue="LightConf",
        tags=("lamps",),
        links=(
            Link(kind="doi", url="https://doi.org/10.5555/lamp"),
            Link(kind="pdf", url="https://example.org/lamp.pdf"),
        ),
        aliases=("papers/2024/old-lamp",),
    )
    horn = make_paper("Horn", year=2023, title_from="abstract")
    derived = Derived(related={"lamp": (Related(id="horn", terms=("fog",), tags=("lamps",)),)})
    taxonomy = (Tag(slug="lamps", label="Lamps"),)

    found = told(render.entries(make_catalog(lamp, horn, derived=derived, taxonomy=taxonomy), SITE))

    assert found["data/entries/manifest.js"] == 1
    entry = found["data/entries/1-0.js"]
    assert entry["2024/lamp"].pop("bibtex").startswith("@inproceedings{ax2024lamp,\n")
    assert entry["2024/lamp"] == {
        "values": {
            "key": ["ax2024lamp"],
            "title": ["Lamp"],
            "author": ["Ax, Ann", "de Zed, Bo"],
            "publication_date": ["2024"],
            "conference_title": ["LightConf"],
            "doi": ["10.5555/lamp"],
            "pdf_url": ["https://example.org/lamp.pdf"],
            "public_url": ["https://example.org/lamp.pdf"],
        },
        "related": [["2023/horn", "Lamps, fog"]],
    }
    assert entry["2024/old-lamp"] == "2024/lamp"
    assert entry["2023/horn"]["values"]["note"] == ["Title derived from the abstract"]


def test_papers_that_are_not_shown_have_no_entry(make_paper, make_catalog) -> None:
    gone = make_paper("Lamp", status="withdrawn")

    assert told(render.entries(make_catalog(gone), SITE)) == {
        "data/entries/manifest.js": 1,
        "data/entries/1-0.js": {},
    }


def test_every_paper_is_in_the_part_that_its_name_tells(make_paper, make_catalog) -> None:
    papers = [make_paper(f"Lamp {number}") for number in range(100)]

    found = told(render.entries(make_catalog(*papers), SITE))

    assert found.pop("data/entries/manifest.js") == 4
    assert sum(map(len, found.values())) == 100
    assert [
        name
        for path, names in found.items()
        for name in names
        if path != f"data/entries/4-{part(name, 4)}.js"
    ] == []


@pytest.mark.parametrize(
    ("name", "expected"), [("", 0x811C9DC5), ("a", 0xE40C292C), ("foobar", 0xBF9CF968)]
)
def test_the_hash_of_a_name_is_the_one_the_browser_computes(name: str, expected: int) -> None:
    assert part(name, 1 << 32) == expected


def test_no_text_ends_the_script_it_stands_in(make_paper, make_catalog) -> None:
    paper = make_paper("Lamp </script><script>alert(1)//\u2028")

    bodies = [found.body.decode() for found in render.entries(make_catalog(paper), SITE)]

    assert [body for body in bodies if "<" in body or "\u2028" in body] == []
