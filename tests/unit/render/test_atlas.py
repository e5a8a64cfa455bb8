import json

import pytest

from site_builder import render
from site_builder.model import Derived, Layout, MapLabel, Tag
from site_builder.render import atlas

SEA = Tag(slug="sea", label="Sea")
TIDES = Tag(slug="tides", label="Tides", parent="sea")
LAND = Tag(slug="land", label="Land")
TAXONOMY = (LAND, SEA, TIDES)


def mapped(make_catalog, *papers, labels=(), **points):
    layout = Layout(points=points, labels=labels)
    return make_catalog(*papers, taxonomy=TAXONOMY, derived=Derived(layout=layout))


@pytest.fixture
def coast(make_catalog, make_paper):
    return mapped(
        make_catalog,
        make_paper("Gulls", id="a", tags=("tides",)),
        make_paper("Dunes", id="b", tags=("land",)),
        make_paper("Terns", id="c", tags=("sea",)),
        make_paper("Loose", id="d"),
        labels=(MapLabel(tag="sea", text="Sea", x=0.3, y=0.5, size=0.022),),
        a=(0.25, 0.5),
        b=(0.75, 0.125),
        c=(0.3, 0.625),
        d=(0.9, 0.9),
    )


def names(catalog):
    (data,) = render.map_data(catalog)
    return json.loads(data.body.decode().removeprefix("papershelfPlaces(").removesuffix(");\n"))


def test_every_paper_is_a_mark_of_its_area(coast, render_site):
    page = render_site(coast)["map.html"]

    paths = [path["d"] for path in page.select(".map__picture .mark")]
    assert paths == ["M750 125h0", "M250 500h0M300 625h0", "M900 900h0"]
    assert [h3.text for h3 in page.select(".map-key h3")] == ["Land", "Sea", "Other papers"]


def test_names_stand_in_the_order_of_the_marks(coast):
    assert names(coast) == ["2024/dunes", "2024/gulls", "2024/terns", "2024/loose"]


def test_the_largest_areas_differ_in_hue(coast, render_site):
    page = render_site(coast)["map.html"]

    looks = [group["class"] for group in page.select(".map__picture > g")]
    assert looks == [
        ["mark--hue-2", "mark--shape-1"],
        ["mark--hue-1", "mark--shape-1"],
        ["mark--hue-3", "mark--shape-1"],
    ]


def test_a_region_leads_to_its_tag(coast, render_site):
    page = render_site(coast)["map.html"]

    (label,) = page.select(".map__label")
    assert (label["href"], label.text) == ("tags/sea.html", "Sea")
    assert "map__label--area" in label["class"]


def test_the_picture_is_cut_to_what_is_on_it(coast, render_site):
    assert render_site(coast)["map.html"].svg["viewbox"] == "0 105 1000 815"


def test_papers_that_stand_in_no_list_are_on_no_map(make_catalog, make_paper, render_site):
    catalog = mapped(
        make_catalog,
        make_paper("Gulls", id="a"),
        make_paper("Gone", id="b", status="withdrawn"),
        a=(0.5, 0.5),
        b=(0.6, 0.6),
    )

    assert names(catalog) == ["2024/gulls"]
    assert "1 paper, " in render_site(catalog)["map.html"].select_one(".page-header").text


def test_without_a_layout_there_is_no_map(make_catalog, make_paper, render_site):
    pages = render_site(make_catalog(make_paper("Gulls")))

    assert "map.html" not in pages
    assert not pages["index.html"].select('a[href="map.html"]')


def test_more_papers_than_fit_are_told_of(coast, render_site, monkeypatch):
    monkeypatch.setattr(atlas, "MOST", 2)

    page = render_site(coast)["map.html"]
    assert "2 of 4 papers" in page.select_one(".page-header").text
    assert names(coast) == ["2024/dunes", "2024/gulls"]


def test_of_many_papers_the_most_central_are_named(coast, render_site, monkeypatch):
    monkeypatch.setattr(atlas, "ALL", 1)
    monkeypatch.setattr(atlas, "CENTRAL", 1)

    (sea,) = [
        a for a in render_site(coast)["map.html"].select(".map-key__area") if a.h3.text == "Sea"
    ]
    assert [link.text for link in sea.select("li a")] == ["Terns"]
    assert sea.p.text == "and 1 more"


def test_a_single_paper_has_room_around_it(make_catalog, make_paper, render_site):
    page = render_site(mapped(make_catalog, make_paper("Gulls", id="a"), a=(0.5, 0.5)))["map.html"]

    assert page.svg["viewbox"] == "0 350 1000 300"
