"""Names: in the glossary, on pages of their own, on the pages of papers."""

from site_builder.model import Facts
from site_builder.render import glossary as module


def texts(found) -> list[str]:
    return [" ".join(each.get_text().split()) for each in found]


def test_the_glossary_tells_what_a_name_is_and_who_introduces_it(
    make_paper, make_catalog, render_site
) -> None:
    paper = make_paper("Lamp", names=("LampNet",), facts=Facts(acronyms=(("FH", "fog horn"),)))
    page = render_site(make_catalog(paper))["names/index.html"]

    assert texts(page.select("#glossary li")) == ["FH fog horn Lamp, 2024", "LampNet Lamp, 2024"]
    assert [a["href"] for a in page.select("#glossary a")] == ["../papers/2024/lamp.html"] * 2


def test_a_name_of_several_papers_has_a_page_of_them(make_paper, make_catalog, render_site) -> None:
    facts = Facts(acronyms=(("FH", "fog horn"),))
    pages = render_site(
        make_catalog(make_paper("Lamp", facts=facts), make_paper("Horn", facts=facts, year=2020))
    )
    index, page = pages["names/index.html"], pages["names/fh.html"]

    assert texts(index.select("#glossary li")) == ["FH fog horn 2 papers, first in 2020"]
    assert index.select_one("#glossary a")["href"] == "fh.html"
    assert texts(page.select("h1, .page-header__summary, h3")) == [
        "FH",
        "2 papers · fog horn",
        "Lamp",
        "Horn",
    ]


def test_a_paper_shows_what_its_abstract_states(make_paper, make_catalog, render_site) -> None:
    facts = Facts(
        acronyms=(("FH", "fog horn"),),
        datasets=("LampNet", "Fog-9"),
        claims=("saves 12% of oil",),
    )
    pages = render_site(
        make_catalog(
            make_paper("Lamp", names=("LampNet",), facts=facts),
            make_paper("Horn", facts=Facts(datasets=("Fog-9",))),
        )
    )
    page = pages["papers/2024/lamp.html"]

    assert texts(page.select(".facts > *")) == [
        "Introduces", "LampNet", "Data", "Fog-9", "Claims", "saves 12% of oil", "Acronyms",
        "FH: fog horn",
    ]  # fmt: skip
    assert [a["href"] for a in page.select(".facts a")] == ["../../names/fog9.html"]


def test_a_paper_that_states_nothing_and_a_withdrawn_one_show_no_facts(
    make_paper, make_catalog, render_site
) -> None:
    pages = render_site(
        make_catalog(make_paper("Lamp"), make_paper("Horn", names=("HornNet",), status="withdrawn"))
    )

    assert not pages["papers/2024/lamp.html"].select(".facts")
    assert not pages["papers/2024/horn.html"].select(".facts")


def test_a_catalogue_without_names_has_no_glossary(make_paper, make_catalog, render_site) -> None:
    pages = render_site(make_catalog(make_paper("Lamp")))

    assert "names/index.html" not in pages
    assert "Names" not in texts(pages["index.html"].select("nav a"))


def test_a_long_glossary_comes_in_pages_with_letters_that_lead_into_them(
    make_paper, make_catalog, render_site, monkeypatch
) -> None:
    monkeypatch.setattr(module, "TERMS", 1)
    pages = render_site(make_catalog(make_paper("Lamp", names=("LampNet", "1Horn"))))

    jumps = pages["names/index.html"].select(".jumps a")
    assert [(a.get_text(), a["href"]) for a in jumps] == [
        ("#", "index.html#1horn"),
        ("L", "index-2.html#lampnet"),
    ]
    assert pages["names/index-2.html"].select_one("#lampnet")


def test_of_many_meanings_a_few_are_told(make_paper, make_catalog, render_site) -> None:
    longs = ("fog horn", "far harbour", "fish hook", "fair hope", "fresh herring", "full hold")
    papers = (make_paper(long, facts=Facts(acronyms=(("FH", long),))) for long in longs)
    page = render_site(make_catalog(*papers))["names/index.html"]

    assert texts(page.select("#glossary li p"))[0] == (
        "fair hope, far harbour, fish hook, fog horn, fresh herring, and 1 more"
    )
