"""The pages of a small catalogue, as a reader or a crawler meets them."""

from __future__ import annotations

import json
import posixpath
import re

import pytest

from site_builder.config import Site
from site_builder.errors import TemplateError
from site_builder.model import Derived, Link, Page, Related, Tag


@pytest.fixture
def pages(make_paper, make_catalog, render_site):
    lamp = make_paper(
        "Lamp",
        authors=["Ann Ax", "Bo Zed"],
        venue="LightConf",
        tags=("lamps",),
        links=(Link(kind="code", url="https://example.org/c"),),
        source="abstracts/a.txt",
        source_line=3,
        aliases=("papers/2024/old-lamp",),
    )
    horn = make_paper("Horn", authors=["Ann Ax"], venue="LightConf", year=2023)
    again = make_paper("Lamp again", year=2025)
    near = (Related(id="lamp-again", same=True), Related(id="horn", terms=("fog",), tags=()))
    derived = Derived(related={"lamp": near})
    catalog = make_catalog(
        lamp,
        horn,
        again,
        derived=derived,
        taxonomy=(
            Tag(slug="light", label="Light"),
            Tag(slug="lamps", label="Lamps", parent="light"),
        ),
        pages=(Page(path="about.md", title="About us", html="<p>Words.</p>"),),
    )
    return render_site(catalog, Site(title="Shelf", repository="https://github.com/o/n"))


def test_every_page_that_the_site_promises_is_there(pages) -> None:
    assert {
        "index.html",
        "years/index.html",
        "years/2024.html",
        "tags/index.html",
        "tags/lamps.html",
        "tags/light.html",
        "papers/2024/lamp.html",
        "papers/2024/old-lamp.html",
        "authors/index.html",
        "authors/ann-ax.html",
        "search.html",
        "about.html",
        "404.html",
    } <= pages.keys()


def test_every_link_leads_to_a_page_or_file_of_the_site(pages) -> None:
    broken = [
        (path, link["href"])
        for path, page in pages.items()
        for link in page.select("a[href]")
        if ":" not in link["href"] and not link["href"].startswith("#")
        if _resolve(path, link["href"]) not in pages
        if not _resolve(path, link["href"]).startswith(("assets/", "data/", "feed"))
    ]

    assert broken == []


def _resolve(path: str, href: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), re.split("[?#]", href)[0]))


def test_every_page_has_one_heading_a_title_and_a_language(pages) -> None:
    for path, page in pages.items():
        assert len(page.select("h1")) == 1, path
        assert page.title.string.endswith("Shelf"), path
        assert page.html["lang"] == "en", path


def test_a_paper_shows_who_what_where_and_how_to_cite_it(pages) -> None:
    page = pages["papers/2024/lamp.html"]

    assert page.select_one("h1").get_text() == "Lamp"
    assert [a["href"] for a in page.select(".paper__authors a")] == [
        "../../authors/ann-ax.html",
        "../../authors/bo-zed.html",
    ]
    assert (
        " ".join(page.select_one(".abstract").stripped_strings) == "Abstract We weigh lighthouses."
    )
    assert page.select_one("#bibtex").get_text().startswith("@inproceedings{ax2024lamp,")
    assert [section.get_text(" ", strip=True) for section in page.select(".related")] == [
        "Also appears as Lamp again 2025",
        "Related papers Horn 2023 · shares fog",
    ]
    assert page.select_one('a[rel~="next"]')["href"] == "../2023/horn.html"
    assert {a["href"] for a in page.select(".aside__list a")} == {
        "https://github.com/o/n/blob/main/content/abstracts/a.txt#L3",
        "https://github.com/o/n/edit/main/content/papers/2024/lamp.md",
        "../../correct.html?paper=lamp",
    }


def test_a_source_of_any_name_is_linked_to(make_paper, make_catalog, render_site) -> None:
    paper = make_paper("Lamp", source="abstracts/our #1 list.txt")
    site = Site(title="Shelf", repository="https://github.com/o/n")

    page = render_site(make_catalog(paper), site)["papers/2024/lamp.html"]

    assert page.select_one(".aside__list a")["href"] == (
        "https://github.com/o/n/blob/main/content/abstracts/our%20%231%20list.txt"
    )


def test_a_former_address_leads_to_the_present_one(pages) -> None:
    page = pages["papers/2024/old-lamp.html"]

    assert page.select_one("meta[http-equiv=refresh]")["content"] == "0; url=lamp.html"


def test_a_derived_title_is_marked_and_has_no_citation_tags(
    make_paper, make_catalog, render_site
) -> None:
    page = render_site(make_catalog(make_paper("Lamp", authors=["A B"], title_from="abstract")))[
        "papers/2024/lamp.html"
    ]

    assert page.select_one(".derived").get_text() == "derived title"
    assert page.select('meta[name^="citation_"]') == []


def test_a_withdrawn_paper_says_so_and_shows_no_abstract(
    make_paper, make_catalog, render_site
) -> None:
    page = render_site(make_catalog(make_paper("Lamp", status="withdrawn")))[
        "papers/2024/lamp.html"
    ]

    assert page.select_one(".notice").get_text() == "This paper was withdrawn."
    assert page.select_one(".abstract") is None
    assert page.select_one("meta[name=robots]")["content"] == "noindex"
    assert "lighthouses" not in page.decode()


def test_a_withdrawn_paper_links_to_no_list_that_is_not_there(
    make_paper, make_catalog, render_site
) -> None:
    shown = [make_paper(f"{venue} lamp", venue=venue) for venue in ("LightConf", "FogConf")]
    gone = make_paper("Horn", venue="HornConf", year=1999, status="withdrawn")

    site = render_site(make_catalog(*shown, gone))

    page = site["papers/1999/horn.html"]
    assert page.select_one(".paper__published").get_text(" ", strip=True) == "HornConf 1999"
    assert page.select(".paper__published a, .breadcrumb a[href*='1999']") == []


def test_an_empty_catalogue_says_what_to_do(make_catalog, render_site) -> None:
    home = render_site(make_catalog())["index.html"]

    assert "holds no papers yet" in home.select_one("main").get_text()


def test_words_that_look_like_markup_or_code_stay_words(
    make_paper, make_catalog, render_site
) -> None:
    name = '"><script>alert(1)</script> {{7*7}}'
    site = render_site(
        make_catalog(make_paper("Lamp", authors=[name], venue=name, tags=(name,), keywords=(name,)))
    )

    for path, page in site.items():
        for script in page.select("script"):
            assert script.get("src") or json.loads(script.string), path
    paper = site["papers/2024/lamp.html"]
    assert name in paper.select_one(".paper__authors").get_text()
    assert json.loads(paper.select_one("script[type]").string)["author"][0]["name"] == name


def test_a_catalogue_may_bring_its_own_template(
    make_paper, make_catalog, render_site, tmp_path
) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/404.html").write_text("<h1>{{ site.title }}: none</h1>")

    site = render_site(make_catalog(), templates=(tmp_path,))

    assert site["404.html"].get_text() == "Shelf: none"


def test_a_template_that_asks_for_what_is_not_there_is_named_with_its_line(
    make_catalog, render_site, tmp_path
) -> None:
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages/404.html").write_text("<p>\n{{ page.nothing }}")

    with pytest.raises(TemplateError) as error:
        render_site(make_catalog(), templates=(tmp_path,))

    assert error.value.where.endswith("pages/404.html:2")
    assert "nothing" in str(error.value)


def test_long_lists_have_pages_and_letters(make_paper, make_catalog, render_site) -> None:
    papers = [make_paper(f"{letter} {number:02}") for letter in "AB" for number in range(40)]

    site = render_site(make_catalog(*papers))

    assert len(site["years/2024.html"].select(".card")) == 50
    assert len(site["years/2024-2.html"].select(".card")) == 30
    jumps = [a["href"] for a in site["years/2024-2.html"].select(".jumps a")]
    assert jumps == ["2024.html#letter-a", "2024.html#letter-b"]
    assert site["years/2024.html"].select_one("#letter-b h2").get_text() == "B 00"


def test_only_papers_that_joined_later_carry_their_date(
    make_paper, make_catalog, render_site
) -> None:
    first = make_paper("Lamp", added="2024-01-01")
    later = make_paper("Horn", added="2024-05-01")

    page = render_site(make_catalog(first, later))["years/2024.html"]

    assert [card.get("data-added") for card in page.select(".card")] == ["2024-05-01", None]


def test_every_page_leads_to_the_reading_list(pages) -> None:
    assert pages["list.html"].select_one("h1").get_text() == "Reading list"
    assert pages["list.html"].select_one("meta[name=robots]")["content"] == "noindex"
    assert pages["papers/2024/lamp.html"].select_one("a.saved")["href"] == "../../list.html"
