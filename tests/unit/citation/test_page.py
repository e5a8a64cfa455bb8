"""Metadata of a paper's page."""

from urllib.parse import parse_qs

from site_builder.citation import coins, json_ld, meta_tags
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
