"""A paper's citation can be read, copied and downloaded."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import Shelf, opened

PAPER = "papers/2023/lamps-that-learn-in-context.html"


def test_bibtex_is_copied_as_it_is_shown(browser: Browser, invented: Shelf) -> None:
    rights = ["clipboard-read", "clipboard-write"]
    with opened(browser, invented, permissions=rights) as (page, troubles):
        page.goto(invented(PAPER))
        page.locator("summary").click()
        page.get_by_role("button", name="Copy BibTeX").click()
        expect(page.locator("[role=status]", has_text="Copied").first).to_be_attached()
        copied = page.evaluate("navigator.clipboard.readText()")

        assert copied.strip() == page.locator("#bibtex").inner_text().strip()
        assert copied.startswith("@inproceedings{")
        assert troubles.seen == []


def test_ris_names_type_title_and_authors(page: Page, anywhere: Shelf, tmp_path: Path) -> None:
    lines = download(page, anywhere, "RIS", tmp_path).splitlines()
    fields = [tuple(line.split("  - ", 1)) for line in lines if line]

    assert fields[0] == ("TY", "CPAPER")
    assert fields[-1][0].rstrip(" -") == "ER"
    assert ("TI", "Lamps that learn in context") in fields
    assert [value for name, value in fields if name == "AU"] == ["Keeper, Ada", "Ström, Björn"]
    assert [value[:4] for name, value in fields if name in ("PY", "DA")][:1] == ["2023"]


def test_csl_is_a_list_of_one_item(page: Page, anywhere: Shelf, tmp_path: Path) -> None:
    items = json.loads(download(page, anywhere, "CSL-JSON", tmp_path))

    assert len(items) == 1
    assert items[0]["type"] == "paper-conference"
    assert items[0]["title"] == "Lamps that learn in context"
    assert items[0]["author"] == [
        {"family": "Keeper", "given": "Ada"},
        {"family": "Ström", "given": "Björn"},
    ]
    assert items[0]["issued"] == {"date-parts": [[2023]]}


@pytest.mark.parametrize("label", ["RIS", "CSL-JSON"])
def test_hostile_fields_stay_in_their_fields(
    page: Page, invented: Shelf, tmp_path: Path, label: str
) -> None:
    text = download(page, invented, label, tmp_path, "papers/2024/hostile-words.html")

    assert "<script>window.harmed=1;alert(1)</script>" in text
    assert text.count("\nER  -") == (1 if label == "RIS" else 0)


def test_a_derived_title_offers_no_citation_files(page: Page, invented: Shelf) -> None:
    page.goto(invented("papers/2023/a-lighthouse-keeps-its-own-time.html"))

    page.locator("summary").click()

    expect(page.get_by_role("button", name="Copy BibTeX")).to_be_visible()
    expect(page.get_by_role("button", name="RIS")).to_have_count(0)


def download(page: Page, shelf: Shelf, label: str, folder: Path, path: str = PAPER) -> str:
    """The text of the file that a button of a paper's page gives."""
    page.goto(shelf(path))
    page.locator("summary").click()
    with page.expect_download() as waiting:
        page.get_by_role("button", name=label).click()
    file = folder / "citation"
    waiting.value.save_as(file)
    return file.read_text("utf-8")


def test_forms_that_people_type_are_made_and_copied(browser: Browser, anywhere: Shelf) -> None:
    with opened(browser, anywhere) as (page, troubles):
        page.goto(anywhere(PAPER))
        page.evaluate("navigator.clipboard.writeText = async (text) => (window.copied = text)")
        page.locator("summary").press("Enter")
        page.get_by_role("button", name="Copy ACL").press("Enter")
        expect(page.locator("[role=status]", has_text="Copied")).to_be_attached()

        assert page.evaluate("copied") == (
            "Ada Keeper and Björn Ström. 2023. Lamps that learn in context. In HarbourConf. "
            "https://example.org/lamps.pdf"
        )
        expect(page.locator("#cite-apa")).to_have_text(
            "Keeper, A., & Ström, B. (2023). Lamps that learn in context. In HarbourConf. "
            "https://example.org/lamps.pdf"
        )
        expect(page.locator("#cite-ieee")).to_have_text(
            "A. Keeper and B. Ström, “Lamps that learn in context,” in HarbourConf, 2023. "
            "[Online]. Available: https://example.org/lamps.pdf"
        )
        assert troubles.seen == []


@pytest.mark.parametrize(
    "form",
    [
        ("BibTeX", "bib", "@inproceedings{anon2023lighthouse,"),
        ("RIS", "ris", "TY  - CPAPER\r\nID  - anon2023lighthouse\r\n"),
        ("CSL-JSON", "csl.json", "[\n  {\n"),
        ("CSV", "csv", "\ufeffkey,title,authors,year,"),
        ("Markdown", "md", "- A lighthouse keeps its own time. HarbourConf 2023. derived title\n"),
    ],
)
def test_a_list_is_cited_as_a_file(
    page: Page, anywhere: Shelf, tmp_path: Path, form: tuple[str, str, str]
) -> None:
    label, suffix, begins = form
    page.goto(anywhere("years/2023.html"))
    page.get_by_role("button", name="Cite all").press("Enter")
    with page.expect_download() as waiting:
        page.get_by_role("button", name=label, exact=True).press("Enter")
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)

    assert file.name == f"2023.{suffix}"
    assert file.read_bytes().decode().startswith(begins)
    expect(page.locator(".list-tools__status")).to_contain_text(f"3 papers in 2023.{suffix}.")


def test_the_reading_list_is_cited_with_notes(page: Page, anywhere: Shelf, tmp_path: Path) -> None:
    page.goto(anywhere(PAPER))
    page.keyboard.press("x")
    page.goto(anywhere("list.html"))
    page.get_by_label("Note on Lamps").fill("=dangerous")
    page.get_by_label("Note on Lamps").press("Tab")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="CSV").press("Enter")
    waiting.value.save_as(tmp_path / "list.csv")

    assert waiting.value.suggested_filename == "reading-list.csv"
    assert "'=dangerous" in (tmp_path / "list.csv").read_text("utf-8").splitlines()[1]


def test_search_results_are_cited(page: Page, anywhere: Shelf, tmp_path: Path) -> None:
    page.goto(anywhere("search.html?q=lamps"))
    page.get_by_role("button", name="Cite all").press("Enter")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="BibTeX").press("Enter")
    waiting.value.save_as(tmp_path / "found.bib")

    assert waiting.value.suggested_filename == "search.bib"
    assert "title = {Lamps that learn in context}" in (tmp_path / "found.bib").read_text("utf-8")


def test_a_family_name_of_several_words_has_plain_spaces(
    page: Page, invented: Shelf, tmp_path: Path
) -> None:
    paper = "papers/2024/bounds-on-the-reach-of-a-beam.html"

    assert "AU  - de la Cruz, Ana María" in download(page, invented, "RIS", tmp_path, paper)
