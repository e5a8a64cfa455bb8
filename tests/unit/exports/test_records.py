"""Records for the search engines of a server."""

import json

from site_builder.config import Site
from site_builder.exports import search_records
from site_builder.model import Tag

KINDS = {
    "id": str,
    "url": str,
    "title": str,
    "abstract": str,
    "authors": list,
    "year": (int, type(None)),
    "venue": str,
    "tags": list,
    "keywords": list,
    "names": list,
}
"""As docs/export.md has them."""


def records(catalog, site: Site) -> list[dict[str, object]]:
    body = search_records(catalog, site)
    assert body.endswith(b"\n") or not body
    return [json.loads(line) for line in body.split(b"\n")[:-1]]


def test_a_paper_is_a_line(make_paper, make_catalog) -> None:
    paper = make_paper(
        "Lamps\u2028 and fog", authors=["Ann Ax"], tags=("lamps",), names=("LampNet",)
    )
    catalog = make_catalog(paper, taxonomy=(Tag(slug="lamps", label="Lamps at sea"),))

    assert records(catalog, Site(site_url="https://example.org/shelf/")) == [
        {
            "id": paper.id,
            "url": f"https://example.org/shelf/papers/2024/{paper.id}.html",
            "title": "Lamps\u2028 and fog",
            "abstract": "We weigh lighthouses.",
            "authors": ["Ann Ax"],
            "year": 2024,
            "venue": "",
            "tags": ["Lamps at sea"],
            "keywords": [],
            "names": ["LampNet"],
        }
    ]


def test_every_record_has_every_field_of_its_kind(make_paper, make_catalog) -> None:
    catalog = make_catalog(make_paper("Lamps"), make_paper("Fog", year=None))

    for record in records(catalog, Site()):
        assert list(record) == list(KINDS)
        assert all(isinstance(record[name], kind) for name, kind in KINDS.items())


def test_only_what_is_published_is_given(make_paper, make_catalog) -> None:
    catalog = make_catalog(make_paper("Lamps", status="withdrawn"))

    assert records(catalog, Site()) == []
