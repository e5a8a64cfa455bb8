"""How Zotero and Google Scholar read the pages of a catalogue with odd names and words."""

from __future__ import annotations

import pytest

from site_builder.config import Site
from site_builder.model import Link
from site_builder.text import family_given
from tests.zotero import BYLINES, embedded, entries, person

ROOT = "https://example.org/shelf/"
NAMES = [
    "Ann Ax", "Ana María de la Cruz", "Martin Luther King Jr.", "Loubna Ben Allal", "Plato",
    "Jan Peter van den Berg", "田中 太郎", "王伟", "Conan O’Brien", "Ø. Ås", "J.M. Díaz",
]  # fmt: skip
TITLES = ["Lamp & Co: 50% brighter", "“Quoted” – a α-lamp; or, more", "L'été, LightConf"]


@pytest.fixture
def papers(make_paper):
    links = (
        Link(kind="pdf", url="https://example.org/a.pdf"),
        Link(kind="doi", url="https://doi.org/10.5555/lamp"),
    )
    return [
        make_paper(
            title,
            id=f"p{number}",
            path=f"papers/2024/p{number}.md",
            authors=NAMES[number:] + NAMES[:number],
            venue="LightConf & Sons",
            abstract="A first paragraph, with 5 < 6.",
            links=links[: 2 - number],
        )
        for number, title in enumerate(TITLES)
    ]


@pytest.fixture
def site(papers, make_paper, make_catalog, render_site):
    invented = make_paper("Invented", title_from="abstract", authors=["Ann Ax"], venue="X")
    nameless = make_paper("Nameless", venue="X")
    taken = make_paper("Taken", authors=["Ann Ax"], venue="X", status="withdrawn")
    catalog = make_catalog(*papers, invented, nameless, taken)
    return render_site(catalog, Site(title="Shelf", site_url=ROOT))


def test_zotero_saves_what_the_catalogue_says(site, papers) -> None:
    for paper in papers:
        path = paper.path.replace(".md", ".html")
        item = embedded(site[path], "file:///here.html")
        links = {link.kind: link.url for link in paper.links}

        assert item.kind == "conferencePaper"
        assert item.title == paper.title.plain
        assert [_plain(name) for name in item.creators] == [
            person(family_given(author.name)) for author in paper.authors
        ]
        assert (item.date, item.conference) == ("2024", "LightConf & Sons")
        assert item.abstract == paper.abstract.plain
        assert item.url == ROOT + path
        assert item.pdf == links.get("pdf", "")
        assert item.doi == ("10.5555/lamp" if "doi" in links else "")


def _plain(name: tuple[str, str]) -> tuple[str, str]:
    return name[0].replace("\u00a0", " "), name[1].replace("\u00a0", " ")


def test_zotero_offers_the_papers_of_a_list(site, papers) -> None:
    found = {item.title: item for item in entries(site["years/2024.html"])}

    assert set(found) == set(TITLES)
    for paper in papers:
        item = found[paper.title.plain]
        assert (item.kind, item.date) == ("conferencePaper", "2024")
        assert item.conference == "LightConf & Sons"
        assert list(item.creators) == [
            person(family_given(author.name)) for author in paper.authors[:10]
        ]


@pytest.mark.parametrize("name", ["invented", "nameless"])
def test_zotero_makes_no_paper_of_what_is_not_known(site, name: str) -> None:
    page = site[f"papers/2024/{name}.html"]
    item = embedded(page, "")

    assert (item.kind, item.creators) == ("webpage", ())
    assert page.select(BYLINES) == []
    assert page.select("meta[name=author], meta[name^='citation_'], [type*='ld+json']") == []


def test_a_paper_page_offers_one_item_only(site) -> None:
    for path, page in site.items():
        if path.startswith("papers/"):
            assert page.select(".Z3988") == [], path


def test_google_scholar_finds_what_its_guidelines_ask_for(site, papers) -> None:
    for paper in papers:
        path = paper.path.replace(".md", ".html")
        page = site[path]
        tags = [(meta["name"], meta["content"]) for meta in page.select("meta[name^='citation_']")]
        names = [name for name, _ in tags]

        assert names.count("citation_title") == 1
        assert names.count("citation_author") == len(paper.authors)
        assert names.count("citation_publication_date") == 1
        assert sum(names.count(f"citation_{kind}_title") for kind in ("conference", "journal")) == 1
        assert all(content.strip() for _, content in tags)
        pdf = dict(tags).get("citation_pdf_url", "https://")
        assert pdf.startswith("https://")
        heading, abstract = page.select_one("main h1"), page.select_one(".abstract")
        assert heading.get_text() == paper.title.plain
        assert paper.abstract.plain in abstract.get_text()
        assert not heading.find_parent(hidden=True)
        assert not abstract.find_parent(["details", "template"])
        assert all(
            author.name in page.select_one(".paper__authors").text for author in paper.authors
        )
        assert page.select_one("link[rel=canonical]")["href"] == ROOT + path
        assert page.select("meta[name=robots]") == []


def test_every_paper_is_ten_links_from_home_at_most(site) -> None:
    """Scholar's robots follow plain links by year, and want no script, form or query."""
    year = site["years/2024.html"]

    assert site["index.html"].select("a[href='years/2024.html']")
    assert {link["href"] for link in year.select("li.card h2 a")} >= {
        f"../papers/2024/p{number}.html" for number in range(3)
    }


def test_a_withdrawn_paper_is_not_to_be_found(site) -> None:
    page = site["papers/2024/taken.html"]

    assert page.select("meta[name^='citation_'], link[rel=canonical]") == []
    assert page.select_one("meta[name=robots]")["content"] == "noindex"
