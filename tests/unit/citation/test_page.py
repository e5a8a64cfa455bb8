"""Metadata of a paper's page."""

from urllib.parse import parse_qs

import pytest

from site_builder.citation import bibtex, coins, json_ld, meta_tags
from site_builder.model import Link


def test_tags_name_each_author_family_first(make_paper) -> None:
    paper = make_paper(
        "Lamps",
        authors=["Ann Ax", "Bo de Zed"],
        venue="LightConf",
        links=(Link(kind="pdf", url="https://example.org/a.pdf"),),
    )

    assert meta_tags(paper, "https://example.org/a.html") == (
        ("citation_title", "Lamps"),
        ("citation_author", "Ax, Ann"),
        ("citation_author", "de Zed, Bo"),
        ("citation_publication_date", "2024"),
        ("citation_conference_title", "LightConf"),
        ("citation_pdf_url", "https://example.org/a.pdf"),
        ("citation_public_url", "https://example.org/a.html"),
        ("citation_abstract", "We weigh lighthouses."),
    )


@pytest.mark.parametrize(
    "resolver", ["https://doi.org", "http://dx.doi.org", "https://www.doi.org"]
)
def test_a_doi_is_bare_whatever_its_resolver(make_paper, resolver: str) -> None:
    link = Link(kind="doi", url=f"{resolver}/10.5555/lamp")
    paper = make_paper("Lamps", authors=["Ann Ax"], links=(link,))

    assert dict(meta_tags(paper))["citation_doi"] == "10.5555/lamp"
    assert "  doi = {10.5555/lamp},\n" in bibtex(paper)


def test_nothing_is_invented_for_a_derived_title_or_unknown_authors(make_paper) -> None:
    derived = make_paper("Lamps", authors=["Ann Ax"], title_from="abstract")
    nameless = make_paper("Lamps")

    for paper in (derived, nameless):
        assert (meta_tags(paper), json_ld(paper), coins(paper)) == ((), {}, "")


def test_coins_hold_title_authors_and_year(make_paper) -> None:
    fields = parse_qs(coins(make_paper("Lamps & Co", authors=["Ann Ax", "Bo Zed"])))

    assert fields["rft.atitle"] == ["Lamps & Co"]
    assert fields["rft.au"] == ["Ax, Ann", "Zed, Bo"]
    assert fields["rft.date"] == ["2024"]
