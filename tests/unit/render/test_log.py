"""Pages of the changes and of what is wrong with the sources."""

from site_builder.config import Site
from site_builder.errors import Problem


def test_changes_are_told_by_day_and_lead_to_the_papers(
    make_paper, make_catalog, render_site
) -> None:
    many = [make_paper(f"Gull {n:02}", added="2024-01-01") for n in range(25)]
    lamp = make_paper("Lamp", added="2024-01-01", updated="2024-03-01")

    page = render_site(make_catalog(lamp, *many))["changes.html"]

    assert [day.get_text() for day in page.select("h2 time")] == ["2024-03-01", "2024-01-01"]
    assert [h.get_text() for h in page.select("h3")] == ["1 paper corrected", "26 papers added"]
    assert page.select_one(".log a")["href"] == "papers/2024/lamp.html"
    assert len(page.select(".log__list a")) == 21
    assert page.select_one(".log__more").get_text().startswith("and 6 more")
    assert page.select_one(".page-header a")["href"] == "feeds/changes.xml"


def test_many_days_have_pages(make_paper, make_catalog, render_site) -> None:
    site = render_site(
        make_catalog(*(make_paper(f"P{n:02}", added=f"2024-01-{n:02}") for n in range(1, 30)))
    )

    assert len(site["changes.html"].select("section.log")) == 12
    assert len(site["changes-3.html"].select("section.log")) == 5


def test_nothing_withdrawn_is_shown_but_its_title(make_paper, make_catalog, render_site) -> None:
    gone = make_paper("Gone", added="2024-01-01", updated="2024-02-01", status="withdrawn")

    page = render_site(make_catalog(gone))["changes.html"]

    assert page.select_one("h3").get_text() == "1 paper withdrawn"
    assert "lighthouses" not in page.get_text()


def test_faults_are_told_by_kind_with_their_place(make_catalog, render_site) -> None:
    found = (
        Problem(where="abstracts/a #1.txt:7", code="short-block", message="the block is short"),
        Problem(where="papers/2024/lamp.md", code="unknown-tag", message="tag <b>", hint="Add it"),
        Problem(where="", code="site-size", message="too large", severity="error"),
    )
    site = Site(title="Shelf", repository="https://github.com/o/n")

    page = render_site(make_catalog(), site, problems=found)["health.html"]

    assert page.select_one(".page-header__summary").get_text().startswith("3 faults")
    assert [h.get_text() for h in page.select("h2")] == ["Site size", "Short block", "Unknown tag"]
    assert [a["href"] for a in page.select("dt a")] == [
        "https://github.com/o/n/blob/main/content/abstracts/a%20%231.txt#L7",
        "https://github.com/o/n/blob/main/content/papers/2024/lamp.md",
    ]
    assert [dd.get_text() for dd in page.select("dd")][2] == "Tag <b>. Add it"
    assert page.select_one("meta[name=robots]")["content"] == "noindex"


def test_places_are_told_where_no_repository_is_known(make_catalog, render_site) -> None:
    found = (Problem(where="abstracts/a.txt:7", code="short-block", message="short"),) * 101

    site = render_site(make_catalog(), problems=found)

    assert site["health.html"].select("dt a") == []
    assert site["health.html"].select_one("dt code").get_text() == "abstracts/a.txt:7"
    assert len(site["health-2.html"].select("dt")) == 1


def test_a_catalogue_without_faults_says_so(make_catalog, render_site) -> None:
    page = render_site(make_catalog())["health.html"]

    assert "No faults were found" in page.select_one(".notice").get_text()


def test_home_and_about_lead_there(make_paper, make_catalog, render_site) -> None:
    site = render_site(make_catalog(make_paper("Lamp")))

    assert site["index.html"].select("main a[href='changes.html']")
    assert site["about.html"].select("a[href='changes.html']")
    assert site["about.html"].select("a[href='health.html']")
