"""RIS and CSL-JSON, the same as the browser writes them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from site_builder.citation import csl, file_values, ris
from site_builder.model import Link

CASES: list[dict[str, Any]] = json.loads(
    (Path(__file__).parents[2] / "golden/citations.json").read_text("utf-8")
)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_formats_are_those_of_the_golden_file(case: dict[str, Any]) -> None:
    values = {name: tuple(texts) for name, texts in case["values"].items()}

    assert ris(values).split("\r\n") == [*case["ris"], ""]
    assert csl(values) == case["csl"]


def test_a_file_names_the_papers_own_address_and_says_that_a_title_is_derived(make_paper) -> None:
    paper = make_paper(
        "Lamps",
        title_from="abstract",
        keywords=("light", "sea"),
        links=(Link(kind="pdf", url="https://example.org/a.pdf"),),
    )

    assert file_values(paper, "anon2024lamps", "https://shelf.example/a.html") == {
        "key": ("anon2024lamps",),
        "title": ("Lamps",),
        "publication_date": ("2024",),
        "pdf_url": ("https://example.org/a.pdf",),
        "public_url": ("https://example.org/a.pdf",),
        "abstract": ("We weigh lighthouses.",),
        "keywords": ("light", "sea"),
        "note": ("Title derived from the abstract",),
    }


def test_a_paper_without_an_address_has_its_page_and_may_leave_the_abstract_out(make_paper) -> None:
    paper = replace(make_paper("Lamps", year=None), venue="LightConf")

    assert file_values(paper, "k", "https://shelf.example/a.html", abstract=False) == {
        "key": ("k",),
        "title": ("Lamps",),
        "conference_title": ("LightConf",),
        "public_url": ("https://shelf.example/a.html",),
    }
