"""The catalogue in one page, and as an e-book."""

from __future__ import annotations

import re
from base64 import b64encode
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest
from bs4 import BeautifulSoup
from lxml import etree

from site_builder import render
from site_builder.config import Site
from site_builder.model import Catalog, Link, Tag
from site_builder.text import typeset_abstract, typeset_title

TEMPLATES = Path(__file__).parents[3] / "templates"
SITE = Site(title="Shelf & Co", description="Lamps <all>.", attribution="By their authors.")
XHTML = "{http://www.w3.org/1999/xhtml}"
OPF = "{http://www.idpf.org/2007/opf}"
MATHS = "{http://www.w3.org/1998/Math/MathML}"


def formula(_tex: str, _display: bool) -> str:
    return '<math data-tex="x &lt; 1"><mi>x</mi><mo>&lt;</mo><mn>1</mn></math>'


@pytest.fixture
def shelf(make_paper, make_catalog) -> render.Shelf:
    lamp = replace(
        make_paper(
            "Lamp",
            authors=["Ann Ax", "Bo & Zed"],
            tags=("lamps",),
            venue="LightConf",
            links=(Link(kind="pdf", url="https://example.org/a?b&c"),),
        ),
        title=typeset_title("Lamps *at* $x < 1$", formula),
        abstract=typeset_abstract("We weigh $x < 1$ & more.\n\n- one\n- two\\\\ three", formula),
    )
    others = [make_paper(f"Horn {n}", year=2023) for n in range(51)]
    undated = make_paper("Fog", year=None, title_from="abstract")
    gone = make_paper("Gone", status="withdrawn")
    tags = (Tag(slug="light", label="Light"), Tag(slug="lamps", label="Lamps", parent="light"))
    cat: Catalog = make_catalog(lamp, *others, undated, gone, taxonomy=tags)
    return render.Shelf(catalog=cat, site=SITE)


def rendered(shelf: render.Shelf, *specs: object) -> dict[str, bytes]:
    site = render.site_view(SITE, shelf.catalog, {})
    made = map(render.Renderer(templates=(TEMPLATES,), site=site), specs)
    return {file.path: file.body for file in made}


@pytest.fixture
def page(shelf: render.Shelf) -> BeautifulSoup:
    spec = render.single(shelf, label="", style="p{color:red}", script="1<2&&alert('x')")
    return BeautifulSoup(rendered(shelf, spec)["single.html"], "lxml")


@pytest.fixture
def book(shelf: render.Shelf) -> dict[str, etree._Element]:
    specs = render.book(shelf, label="Lamps", date="2024-06-01")
    return {path: etree.fromstring(body) for path, body in rendered(shelf, *specs).items()}


def test_the_page_holds_every_published_paper_in_full(page: BeautifulSoup) -> None:
    entries = page.select(".entry")

    assert len(entries) == 53
    assert entries[0].select_one(".entry__authors").get_text() == "Ann Ax, Bo & Zed"
    assert entries[0]["data-tags"] == "light lamps"
    assert "We weigh" in entries[0].select_one("details").get_text()
    assert entries[0].select_one("math")
    assert [a["href"] for a in entries[0].select("a")] == ["https://example.org/a?b&c"]
    assert "derived title" in entries[-1].get_text()
    assert page.select_one("header p").get_text() == "53 papers, 2023 to 2024. Lamps <all>."


def test_the_page_asks_for_nothing_and_runs_only_what_it_holds(page: BeautifulSoup) -> None:
    policy = page.select_one('meta[http-equiv="Content-Security-Policy"]')["content"]
    digests = [
        f"'sha256-{b64encode(sha256(found.string.encode()).digest()).decode()}'"
        for found in (page.select_one("style"), page.select_one("script"))
    ]

    assert policy.startswith("default-src 'none'; ")
    assert re.findall(r"'sha256-[^']+'", policy) == digests
    assert page.select("[src], link[href]") == []


def test_a_choice_of_papers_is_named_in_the_title(shelf: render.Shelf) -> None:
    spec = render.single(shelf, label="Lamps 2024", style="", script="")

    assert "<title>Shelf &amp; Co: Lamps 2024</title>" in rendered(shelf, spec)[spec.path].decode()


def test_a_book_is_well_formed_and_its_package_names_every_file(
    book: dict[str, etree._Element],
) -> None:
    items = book["EPUB/package.opf"].iter(f"{OPF}item")
    manifest = {f"EPUB/{item.get('href')}": item.get("properties") for item in items}

    assert manifest == {
        "EPUB/nav.xhtml": "nav mathml",
        "EPUB/style.css": None,
        "EPUB/title.xhtml": None,
        "EPUB/y2024.xhtml": "mathml",
        "EPUB/y2023.xhtml": None,
        "EPUB/y2023-2.xhtml": None,
        "EPUB/yundated.xhtml": None,
        "EPUB/tags.xhtml": None,
        "EPUB/authors.xhtml": None,
    }
    assert manifest.keys() == book.keys() - {"EPUB/package.opf"} | {"EPUB/style.css"}


def test_every_link_of_a_book_leads_to_a_place_in_it(book: dict[str, etree._Element]) -> None:
    places = {
        (path.removeprefix("EPUB/"), element.get("id"))
        for path, root in book.items()
        for element in root.iter()
        if path.endswith(".xhtml")
    }
    links = [a.get("href") for root in book.values() for a in root.iter(f"{XHTML}a")]
    inner = [tuple(link.partition("#")[::2]) for link in links if ":" not in link]

    assert [(file, anchor or None) for file, anchor in inner] != []
    assert {(file, anchor or None) for file, anchor in inner} - places == set()


def test_formulas_of_a_book_are_mathml(book: dict[str, etree._Element]) -> None:
    formulas = list(book["EPUB/y2024.xhtml"].iter(f"{MATHS}math"))

    assert [formula.get("alttext") for formula in formulas] == [None, "x < 1"]


def test_a_book_has_an_identity_of_its_choice(shelf: render.Shelf) -> None:
    def identity(label: str) -> str:
        spec = next(render.book(shelf, label=label, date="2024-06-01"))
        return spec.view.identifier  # type: ignore[attr-defined] # of a BookView

    assert identity("Lamps") == identity("Lamps") != identity("")


def test_the_contents_of_a_large_book_name_no_papers(
    shelf: render.Shelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("site_builder.render.editions.NAMED", 10)
    made = rendered(shelf, *render.book(shelf, label="", date="2024-06-01"))

    assert b"<a " in made["EPUB/nav.xhtml"]
    assert b"#p-" not in made["EPUB/nav.xhtml"]
