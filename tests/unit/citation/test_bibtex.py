"""BibTeX entries."""

from dataclasses import replace

import pytest

from site_builder.citation import bibtex, citation_key, citation_keys
from site_builder.model import Link
from site_builder.text import typeset_title


def formula(_tex: str, _display: bool) -> str:
    return "<math><mi>x</mi></math>"


def test_a_paper_with_a_venue_is_inproceedings(make_paper) -> None:
    paper = make_paper(
        "The LoRA of Lamps & Lights",
        authors=["Zoë van der Quist", "Bo Zed"],
        venue="LightConf",
        links=(Link(kind="paper", url="https://example.org/1"),),
    )

    assert bibtex(paper) == (
        "@inproceedings{vanderquist2024lora,\n"
        "  title = {The {LoRA} of Lamps \\& Lights},\n"
        "  author = {van der Quist, Zoë and Zed, Bo},\n"
        "  booktitle = {LightConf},\n"
        "  year = {2024},\n"
        "  url = {https://example.org/1},\n"
        "}"
    )


@pytest.mark.timeout(5)
def test_a_very_long_word_in_a_title_takes_no_time(make_paper) -> None:
    word = "a" * 50_000

    assert f"title = {{{word} {{{word}B}}}}" in bibtex(make_paper(f"{word} {word}B"))


def test_a_paper_without_a_venue_is_misc_and_takes_the_page_as_its_address(make_paper) -> None:
    paper = make_paper("Lamps", year=None)

    assert bibtex(paper, "https://example.org/p.html") == (
        "@misc{anonlamps,\n  title = {Lamps},\n  url = {https://example.org/p.html},\n}"
    )


def test_a_derived_title_is_said_to_be_one(make_paper) -> None:
    assert "note = {Title derived from the abstract}" in bibtex(
        make_paper("Lamps", title_from="abstract")
    )


def test_no_field_can_be_closed_from_inside(make_paper) -> None:
    paper = make_paper("A } , evil = {x", links=(Link(kind="paper", url="https://example.org/}{"),))

    entry = bibtex(paper)

    assert "evil = {x}" not in entry.replace("\\{", "").replace("\\}", "")
    assert "url = {https://example.org/%7D%7B}" in entry


def test_a_key_is_letters_and_digits(make_paper) -> None:
    assert citation_key(make_paper("On the β-Lamp", authors=["Ana María López-Ruiz"])) == (
        "lopezruiz2024beta"
    )


def test_formulas_and_emphasis_stay_in_a_title(make_paper) -> None:
    title = typeset_title(r"*Kites* at $\lVert x \rVert \in \{0, 1\}$ by KiteNet", formula)

    assert (
        r"title = {\emph{Kites} at $\lVert x \rVert \in \lbrace 0, 1\rbrace $ by {KiteNet}},"
        in bibtex(replace(make_paper("Kites"), title=title))
    )


def test_a_name_that_holds_the_word_and_is_held_together(make_paper) -> None:
    paper = make_paper("Lamps", authors=["Office of Buoys and Lamps", "Bo Zed"])

    assert "  author = {{Office of Buoys and Lamps} and Zed, Bo},\n" in bibtex(paper)


def test_keys_of_one_catalogue_differ_and_the_first_that_was_added_stays_bare(make_paper) -> None:
    first = make_paper("Lamps of old", id="ffff00000001", added="2024-01-01")
    second = make_paper("Lamps anew", id="aaaa00000001", added="2024-02-01")
    third = make_paper("Lamps at sea", id="aaaa00000002", added="2024-02-01")
    papers = [third, first, second]

    assert citation_keys(papers) == {
        "ffff00000001": "anon2024lamps",
        "aaaa00000001": "anon2024lampsaaaa00",
        "aaaa00000002": "anon2024lampsaaaa00000002",
    }
    assert citation_keys([first, second])["aaaa00000001"] == "anon2024lampsaaaa00"
