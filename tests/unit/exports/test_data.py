"""data/catalog.json"""

import json

from site_builder import exports
from site_builder.config import Site
from site_builder.exports import data as module
from site_builder.model import Artifact, Facts, Link, Tag


def by_path(catalog, site: Site = Site(title="Shelf")) -> dict[str, Artifact]:  # noqa: B008
    return {found.path: found for found in exports.export_all(catalog, site, ["index.html"])}


def test_a_paper_is_there_whole(make_paper, make_catalog) -> None:
    paper = make_paper(
        "Lamps",
        authors=["Ann Ax"],
        tags=("lamps",),
        links=(Link(kind="code", url="https://example.org/"),),
        names=("LampNet",),
        facts=Facts(acronyms=(("LN", "lamp net"),), claims=("saves 12% of oil",)),
        source="abstracts/a.txt",
        source_line=3,
    )
    catalog = make_catalog(paper, taxonomy=(Tag(slug="lamps", label="Lamps"),))

    found = json.loads(by_path(catalog)["data/catalog.json"].body)

    assert found["schema"] == 1
    assert found["site"]["title"] == "Shelf"
    assert found["tags"] == [
        {"id": "lamps", "label": "Lamps", "parent": "", "url": "tags/lamps.html", "count": 1}
    ]
    (entry,) = found["papers"]
    assert entry["url"] == "papers/2024/lamps.html"
    assert entry["authors"] == ["Ann Ax"]
    assert entry["links"] == [{"kind": "code", "url": "https://example.org/", "label": ""}]
    assert entry["names"] == ["LampNet"]
    assert entry["facts"] == {
        "acronyms": {"LN": "lamp net"},
        "datasets": [],
        "claims": ["saves 12% of oil"],
    }
    assert (entry["source"], entry["source_line"]) == ("abstracts/a.txt", 3)


def test_the_tags_of_a_paper_are_ids_of_the_list_of_tags(make_paper, make_catalog) -> None:
    catalog = make_catalog(make_paper("Lamps", tags=("gpt-2", "lamps")))

    found = json.loads(by_path(catalog)["data/catalog.json"].body)

    assert found["papers"][0]["tags"] == ["gpt2", "lamps"]
    assert [tag["id"] for tag in found["tags"]] == ["gpt2", "lamps"]


def test_a_large_catalogue_comes_in_parts(make_paper, make_catalog, monkeypatch) -> None:
    monkeypatch.setattr(module, "ONE_FILE", 1)
    catalog = make_catalog(make_paper("A", year=2023), make_paper("B", year=2024))

    found = by_path(catalog)
    head = json.loads(found["data/catalog.json"].body)

    assert "papers" not in head
    assert head["parts"] == ["data/papers-2024.json", "data/papers-2023.json"]
    part = json.loads(found["data/papers-2023.json"].body)
    assert [paper["title"] for paper in part["papers"]] == ["A"]
