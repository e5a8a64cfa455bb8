"""A site as its owner wants it: menu, words, pages left out."""

import pytest

from site_builder import catalog
from site_builder.config import OPTIONAL, MenuItem, Site
from site_builder.language import Words
from site_builder.model import Derived, Layout, Tag
from site_builder.render import Plan


@pytest.fixture
def shelf(make_catalog, make_paper):
    papers = [
        make_paper(
            f"Gulls {n}",
            id=f"p{n}",
            year=2020 + n % 3,
            authors=("Ana Rope", "Bo Knot"),
            tags=("sea", "sky", "land")[: 1 + n % 3],
            names=("GULL",),
            venue=("Tidal", "Windy")[n % 2],
            track=("Main", "Short")[n % 2],
        )
        for n in range(24)
    ]
    taxonomy = tuple(Tag(slug=slug, label=slug.title()) for slug in ("sea", "sky", "land"))
    points = {paper.id: (0.1 + n / 30, 0.5) for n, paper in enumerate(papers)}
    return make_catalog(*papers, taxonomy=taxonomy, derived=Derived(layout=Layout(points=points)))


PAGES = {
    "changes": "changes.html",
    "correct": "correct.html",
    "health": "health.html",
    "map": "map.html",
    "names": "names/index.html",
    "programme": "programme/index.html",
    "together": "together.html",
    "trends": "trends.html",
    "venues": "venues/index.html",
}


def test_all_pages_are_there_as_a_rule(shelf, render_site):
    assert set(PAGES) == set(OPTIONAL)
    assert set(PAGES.values()) <= set(render_site(shelf))


@pytest.mark.parametrize("name", OPTIONAL)
def test_a_page_left_out_is_led_to_from_nowhere(shelf, render_site, name):
    site = Site(title="Shelf", without=(name,))
    pages = render_site(catalog.without(shelf, site.without), site)
    folder = PAGES[name].partition("/")[0]

    assert not [path for path in pages if path.startswith(folder)]
    leading = {
        link["href"]
        for page in pages.values()
        for link in page.select("a[href]")
        if folder in link["href"].removeprefix("../").removeprefix("../").split("?")[0].split("/")
    }
    assert leading == set()


def test_the_menu_is_as_wanted(shelf, render_site):
    menu = (
        MenuItem(target="about"),
        MenuItem(target="map", label="Atlas"),
        MenuItem(target="https://example.org/", label="Call"),
        MenuItem(target="committee.html", label="Committee"),
    )
    site = Site(title="Shelf", menu=menu, without=("map",))
    page = render_site(catalog.without(shelf, site.without), site)["years/2020.html"]

    assert [(link.text, link["href"]) for link in page.select(".masthead__list a")] == [
        ("About", "../about.html"),
        ("Call", "https://example.org/"),
        ("Committee", "../committee.html"),
    ]


def test_logo_home_and_footer_stand_where_they_belong(shelf, render_site):
    site = Site(title="Shelf", logo="logo.svg", home="We *meet*.", footer="<script>x</script>Hi")
    pages = render_site(shelf, site)

    assert pages["years/2020.html"].select_one(".masthead__name img")["src"] == "../logo.svg"
    assert pages["index.html"].select_one(".hero__words em").text == "meet"
    assert pages["about.html"].select_one("footer").text.strip().startswith("Hi")
    assert not pages["about.html"].select("footer script")


def test_links_to_the_site_have_its_picture_where_its_address_is_known(shelf, render_site):
    there = Site(title="Shelf", card="card.png", site_url="https://x.org/shelf/")
    (image,) = render_site(shelf, there)["papers/2020/gulls-0.html"].select("[property='og:image']")
    assert image["content"] == "https://x.org/shelf/card.png"

    nowhere = Site(title="Shelf", card="card.png")
    assert not render_site(shelf, nowhere)["index.html"].select("[property='og:image']")


def test_pages_speak_the_language_and_turn_with_it(shelf, render_site):
    words = Words(phrases={"Years": ("Jahre",), "{n} paper": ("{n} a", "{n} b")}, comma=".")
    page = render_site(shelf, Site(title="Shelf", words=words))["years/index.html"]
    assert page.h1.text == "Jahre"
    assert page.select_one(".page-header__summary").text == "24 b in 3 years"
    assert "dir" not in page.html.attrs

    hebrew = Site(title="Shelf", language="he", words=Words(right_to_left=True))
    assert render_site(shelf, hebrew)["index.html"].html["dir"] == "rtl"


def test_a_link_of_the_footer_holds_on_every_page(shelf, render_site):
    footer = "[Sea](tags/sea.html) [out](https://example.org/a) [here](#main) ![](logo.svg)"
    pages = render_site(shelf, Site(title="Shelf", footer=footer))

    def addresses(path: str) -> list[str]:
        part = pages[path].select_one(".colophon__inner > div")
        return [tag.get("href") or tag["src"] for tag in part.select("a, img")]

    elsewhere = ["https://example.org/a", "#main"]
    assert addresses("index.html") == ["tags/sea.html", *elsewhere, "logo.svg"]
    assert addresses("tags/sky.html") == ["sea.html", *elsewhere, "../logo.svg"]


def test_an_entry_of_the_menu_that_no_page_answers_is_told_with_its_line(shelf):
    targets = ("tags/sea.html#x", "gone.html", "https://example.org/gone.html", "map", "feed.xml")
    menu = tuple(
        MenuItem(target=target, label="L", where=f"site.yaml:{line}")
        for line, target in enumerate(targets, 1)
    )
    plan = Plan(shelf, Site(title="Shelf", menu=menu))
    assert list(plan)

    assert [(fault.where, fault.code) for fault in plan.dead_ends()] == [
        ("site.yaml:2", "broken-link")
    ]
