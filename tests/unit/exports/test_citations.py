"""Citation files, read back by programs that are not ours."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Mapping
from io import StringIO

import pytest
import rispy
from citeproc.source.json import CiteProcJSON
from pybtex.database import parse_string

from site_builder.config import Site
from site_builder.exports.citations import COLUMNS, citations
from site_builder.model import Catalog, Link, Tag
from tests.reading import plain

HOSTILE = "100% of {lamps} & \\buoys_, #1; ~50 $ } @misc{x, title = {y}"


@pytest.fixture
def shelf(make_paper, make_catalog) -> Catalog:
    lamp = make_paper(
        "Lamps that learn",
        id="aaaa00000001",
        authors=["Ada Keeper", "Zoë van der Quist Jr.", "Board of Buoys and Lamps", "Plato"],
        venue="LightConf",
        tags=("lamps", "sea-marks"),
        keywords=("harbour lights", "tides"),
        links=(
            Link(kind="paper", url="https://example.org/lamp"),
            Link(kind="doi", url="https://doi.org/10.5555/lamp"),
            Link(kind="pdf", url="https://example.org/lamp.pdf"),
        ),
        abstract="Lamps\nER  - \n\nlearn “slowly”.",
    )
    twin = make_paper("Lamps that learn", id="aaaa00000002", path="papers/2024/b.md", year=None)
    hostile = make_paper(HOSTILE, id="aaaa00000003", path="papers/2023/c.md", year=2023)
    formula = make_paper("=1+1", id="aaaa00000004", path="papers/2023/d.md", year=2023)
    gone = make_paper("Withdrawn", path="papers/2023/e.md", status="withdrawn")
    tags = (Tag(slug="lamps", label="Lamps"),)
    return make_catalog(lamp, twin, hostile, formula, gone, taxonomy=tags)


@pytest.fixture
def files(shelf: Catalog) -> Mapping[str, str]:
    site = Site(site_url="https://shelf.example/")
    return {made.path: made.body.decode() for made in citations(shelf, site)}


def test_the_catalogue_and_each_year_have_files_of_all_formats(files: Mapping[str, str]) -> None:
    stems = ("data/catalog", "data/papers-2024", "data/papers-2023", "data/papers-undated")

    assert sorted(files) == sorted(
        f"{stem}.{suffix}" for stem in stems for suffix in ("bib", "ris", "csl.json", "csv")
    )


def test_bibtex_gives_every_title_and_person_back(files: Mapping[str, str]) -> None:
    entries = parse_string(files["data/catalog.bib"], "bibtex").entries
    lamp = entries["keeper2024lamps"]

    assert [plain(e.fields["title"]) for e in entries.values()] == [
        "Lamps that learn",
        HOSTILE,
        "=1+1",
        "Lamps that learn",
    ]
    assert [str(person) for person in lamp.persons["author"]] == [
        "Keeper, Ada",
        "van der Quist Jr., Zoë",
        "{Board of Buoys and Lamps}",
        "Plato",
    ]
    assert lamp.fields["doi"] == "10.5555/lamp"
    assert lamp.fields["url"] == "https://example.org/lamp"


def test_ris_gives_every_value_back(files: Mapping[str, str]) -> None:
    lamp, hostile, *_ = rispy.loads(files["data/catalog.ris"])

    assert lamp == {
        "type_of_reference": "CPAPER",
        "id": "keeper2024lamps",
        "title": "Lamps that learn",
        "authors": ["Keeper, Ada", "van der Quist Jr., Zoë", "Lamps, Board of Buoys and", "Plato"],
        "year": "2024",
        "secondary_title": "LightConf",
        "doi": "10.5555/lamp",
        "urls": ["https://example.org/lamp"],
        "file_attachments1": "https://example.org/lamp.pdf",
        "keywords": ["harbour lights", "tides"],
        "abstract": "Lamps ER - learn “slowly”.",
    }
    assert hostile["title"] == HOSTILE
    assert hostile["urls"] == ["https://shelf.example/papers/2023/c.html"]


def test_csl_is_read_by_a_citation_processor(files: Mapping[str, str]) -> None:
    items = json.loads(files["data/catalog.csl.json"])
    read = CiteProcJSON(items)

    assert list(read) == [item["id"] for item in items]
    assert [str(read[item["id"]].title) for item in items] == [item["title"] for item in items]
    assert [name.family for name in read["keeper2024lamps"].author[:2]] == [
        "Keeper",
        "van der Quist Jr.",
    ]
    assert items[0]["abstract"] == "Lamps\nER  - \n\nlearn “slowly”."


def test_csv_has_a_row_a_paper_and_no_cell_that_runs(files: Mapping[str, str]) -> None:
    text = files["data/catalog.csv"]
    lamp, _, formula, twin = csv.DictReader(StringIO(text.removeprefix("\ufeff"), newline=""))

    assert text.startswith("\ufeff" + ",".join(COLUMNS) + "\r\n")
    assert formula["title"] == "'=1+1"
    assert lamp["authors"].startswith("Ada Keeper; Zoë van der Quist Jr.; ")
    assert lamp["tags"] == "Lamps; sea-marks"
    assert lamp["abstract"] == "Lamps\nER  - \n\nlearn “slowly”."
    assert twin["key"] != lamp["key"]


def test_a_key_is_the_same_in_every_file(files: Mapping[str, str]) -> None:
    keys = [item["id"] for item in json.loads(files["data/catalog.csl.json"])]

    assert len(set(keys)) == len(keys)
    assert re.findall(r"^@\w+\{(.+),$", files["data/catalog.bib"], re.MULTILINE) == keys
    assert [record["id"] for record in rispy.loads(files["data/catalog.ris"])] == keys


def test_a_large_catalogue_has_files_of_its_years_only(
    shelf: Catalog, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("site_builder.citation.ONE_FILE", 3)

    assert {made.path.partition(".")[0] for made in citations(shelf, Site())} == {
        "data/papers-2024",
        "data/papers-2023",
        "data/papers-undated",
    }
