"""The pages of trends and of tags together."""

import json

import pytest

from site_builder import render
from site_builder.config import Site
from site_builder.model import Derived, Statistics, Tag


@pytest.fixture
def grown(make_paper, make_catalog):
    """Two years: moss grew, fern shrank, bark is on half of each."""
    terms = {"peat bog": {2020: 6, 2021: 3}}

    def papers(year, moss, fern):
        for n in range(10):
            tags = (*(["moss"] * (n < moss)), *(["fern"] * (n < fern)), *(["bark"] * (n % 2)))
            yield make_paper(f"Plant {year} {n}", year=year, tags=tags)

    return make_catalog(
        *papers(2020, 2, 8),
        *papers(2021, 7, 3),
        taxonomy=tuple(Tag(slug=s, label=s.title()) for s in ("moss", "fern", "bark")),
        derived=Derived(statistics=Statistics(terms=terms)),
    )


def texts(found) -> list[str]:
    return [" ".join(each.get_text(" ").split()) for each in found]


def test_what_rose_and_fell_most_is_drawn_and_stands_in_the_table(grown, render_site) -> None:
    page = render_site(grown)["trends.html"]

    assert texts(page.select("figcaption")) == [
        "The tags that rose and fell most, 2021 against 2020"
    ]
    assert texts(page.select(".line-chart--wide g")) == ["Moss 70%", "Fern 30%"]
    assert texts(page.select("tr")) == [
        "Tag or term 2021 2020 Papers",
        "Moss 7 70% 2 20% 9",
        "Fern 3 30% 8 80% 11",
        "All papers 10 10",
    ]
    assert [a["href"] for a in page.select("tbody a")] == ["tags/moss.html", "tags/fern.html"]


def test_the_note_says_what_few_papers_mean(grown, render_site) -> None:
    assert texts(render_site(grown)["trends.html"].select(".trends__note")) == [
        "Tags and terms of fewer than 5 papers have no line. Every year has fewer than 20 papers:"
        " shares of so few jump by chance. In 2020, one paper is 10% of 10."
    ]


def test_all_counts_are_handed_over_by_a_script(grown) -> None:
    (artifact,) = render.trends_data(grown, Site())
    call = artifact.body.decode()

    assert artifact.path == "data/trends.js"
    assert json.loads(call.removeprefix("papershelfTrends(").removesuffix(");\n")) == {
        "years": [2020, 2021],
        "papers": [10, 10],
        "tag": [
            ["fern", "Fern", 0, [8, 3]],
            ["bark", "Bark", 0, [5, 5]],
            ["moss", "Moss", 0, [2, 7]],
        ],
        "term": [["peat bog", "peat bog", 0, [6, 3]]],
    }


def test_one_year_has_no_trends(make_paper, make_catalog, render_site) -> None:
    cat = make_catalog(*(make_paper(f"Plant {n}", tags=("moss",)) for n in range(9)))

    assert "trends.html" not in render_site(cat)
    assert list(render.trends_data(cat, Site())) == []


def test_the_grid_counts_papers_of_two_tags_and_leads_to_them(grown, render_site) -> None:
    page = render_site(grown)["together.html"]

    assert texts(page.select("thead th")) == ["Fern", "Bark", "Moss"]
    assert texts(page.select("tbody tr")) == ["Fern 11 5 5", "Bark 10 5 4", "Moss 9 5 4"]
    assert page.select_one("tbody a[href^=search]")["href"] == "search.html?q=&tag=fern&tag=bark"
    assert [cell["class"] for cell in page.select("tbody tr:first-child td[class]")] == [
        ["grid-5"]
    ] * 2


def test_a_row_of_few_papers_is_not_shaded_by_share(make_paper, make_catalog, render_site) -> None:
    tags = ("moss", "fern", "bark")
    page = render_site(make_catalog(make_paper("Plant", tags=tags)))["together.html"]

    assert {cell["class"][0] for cell in page.select("td[class]")} == {"grid-1"}
    assert "Rows of fewer than 5 papers" in page.select_one(".grid-key").get_text()


def test_two_tags_make_no_grid(make_paper, make_catalog, render_site) -> None:
    assert "together.html" not in render_site(make_catalog(make_paper("A", tags=("moss", "fern"))))


def test_home_and_the_tags_lead_to_the_pictures_of_tags(grown, render_site) -> None:
    pages = render_site(grown)

    for path, way in (("index.html", ""), ("tags/index.html", "../"), ("tags/a-z.html", "../")):
        hrefs = {a["href"] for a in pages[path].select("main a")}
        assert {f"{way}trends.html", f"{way}together.html"} <= hrefs


def test_the_tags_stand_in_alphabetical_order_too(grown, render_site) -> None:
    page = render_site(grown)["tags/a-z.html"]

    assert texts(page.select("#index-list h2")) == ["B", "F", "M"]
    assert texts(page.select("#index-list li")) == ["Bark 10", "Fern 11", "Moss 9"]
    assert page.select("svg.spark") == []


def test_a_tag_of_three_years_and_five_papers_shows_its_course(
    make_paper, make_catalog, render_site
) -> None:
    years = [2020, 2020, 2021, 2022, 2022, 2022]
    papers = [make_paper(f"Moss {n}", year=year, tags=("moss",)) for n, year in enumerate(years)]
    pages = render_site(make_catalog(*papers, make_paper("Fern", year=2021, tags=("fern",))))
    index, page = pages["tags/a-z.html"], pages["tags/moss.html"]

    assert [path["d"] for path in index.select(".spark path")] == ["M0 2L30 7L60 2"]
    assert page.select_one(".aside__more a")["href"] == "../trends.html?tag=moss"
    assert page.select(".spark")
    assert not pages["tags/fern.html"].select(".spark")


def test_a_list_shows_its_last_twelve_years(make_paper, make_catalog, render_site) -> None:
    papers = [make_paper(f"Moss {year}", year=year, tags=("moss",)) for year in range(2000, 2020)]
    page = render_site(make_catalog(*papers))["tags/moss.html"]

    assert texts(page.select(".bars a")) == [str(year) for year in range(2019, 2007, -1)]


def test_home_leads_to_names_and_to_citation_files(make_paper, make_catalog, render_site) -> None:
    papers = [make_paper(f"Lamp {n}", names=("LampNet",)) for n in range(2)]
    page = render_site(make_catalog(*papers))["index.html"]

    assert texts(page.select("#by-name + .chips a")) == ["LampNet 2"]
    assert texts(page.select("#take + p a")) == ["BibTeX", "RIS", "CSL-JSON", "CSV"]
