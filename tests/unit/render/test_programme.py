"""Pages of tracks, presentations, awards and sessions, and the links that lead there."""

import pytest


@pytest.fixture
def site(make_paper, make_catalog, render_site):
    return render_site(
        make_catalog(
            make_paper("Lamp", presentation="oral", track="Theory", session="Fog", venue="X"),
            make_paper("Horn", presentation="poster", year=2023, venue="X"),
            *(make_paper(f"Gull {n:02}", presentation="poster", venue="X") for n in range(60)),
        )
    )


def links(page, selector: str) -> list[tuple[str, str]]:
    return [(a.get_text(" ", strip=True), a["href"]) for a in page.select(selector)]


def test_a_paper_leads_to_its_places(site) -> None:
    assert links(site["papers/2024/lamp.html"], "a.badge") == [
        ("Oral", "../../presentations/oral.html"),
        ("Theory", "../../tracks/theory.html"),
        ("Fog", "../../sessions/x-2024-fog.html"),
    ]


def test_a_place_is_a_list_as_others_are(site) -> None:
    page = site["presentations/poster.html"]

    assert page.h1.get_text() == "Presentation: Poster"
    assert len(page.select(".card")) == 50
    assert len(site["presentations/poster-2.html"].select(".card")) == 11
    assert links(page, ".breadcrumb a")[-1] == ("Programme", "../programme/index.html")


def test_years_the_index_and_home_lead_to_them(site) -> None:
    index, year = site["programme/index.html"], site["years/2023.html"]

    assert [h.get_text() for h in index.select("h2")] == ["Tracks", "Presentations", "Sessions"]
    assert ("Poster 61", "../presentations/poster.html") in links(index, ".chips a")
    assert ("Poster 1", "../presentations/poster.html") in links(year, ".aside a")
    assert ("Programme", "programme/index.html") in links(site["index.html"], "main a")


def test_a_catalogue_without_them_has_no_such_page(make_paper, make_catalog, render_site) -> None:
    site = render_site(make_catalog(make_paper("Lamp", track="Main"), make_paper("Horn")))
    plain = render_site(make_catalog(make_paper("Lamp", track="Main")))

    assert "tracks/main.html" in site
    assert "programme/index.html" not in plain
    assert plain["papers/2024/lamp.html"].select_one("span.badge").get_text() == "Main"
    assert "Programme" not in plain["index.html"].get_text()
