"""A reader sees what rose and fell, and draws what else is counted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.shelf import Shelf, opened
from tests.web import axe
from tests.web.axe import VIEWS, View

NAMES = ".line-chart--wide g text"


def test_a_term_is_added_with_the_keyboard_and_the_address_keeps_it(
    page: Page, own_anywhere: Shelf
) -> None:
    page.goto(own_anywhere("trends.html"))
    before = page.locator(NAMES).count()
    page.get_by_label("Add a tag or a term").focus()

    expect(page.locator("datalist option")).not_to_have_count(0)

    page.keyboard.type("language models")
    page.keyboard.press("Enter")

    expect(page.locator(".trends__said")).to_have_text("language models was added.")
    expect(page.locator(NAMES)).to_have_count(before + 1)
    expect(page.locator("#trends-table tbody th").last).to_have_text("language models")

    page.reload()

    expect(page.locator(NAMES)).to_have_count(before + 1)
    expect(page.locator("#trends-table tbody tr").last).to_contain_text("language models")


def test_a_line_is_taken_out_and_the_focus_goes_to_the_next(
    page: Page, own_anywhere: Shelf
) -> None:
    page.goto(own_anywhere("trends.html?term=language+models&tag=optimization&term=attention"))
    page.get_by_role("button", name="Take out Optimization (tag)").focus()
    page.keyboard.press("Enter")

    expect(page.get_by_role("button", name="Take out attention")).to_be_focused()
    expect(page.locator("#trends-table tbody th")).to_have_text(["language models", "attention"])
    assert page.url.endswith("?term=language+models&term=attention")


def test_counts_take_the_place_of_shares(page: Page, own_anywhere: Shelf) -> None:
    page.goto(own_anywhere("trends.html?term=language+models"))

    expect(page.locator(".line-chart--wide .line-chart__value")).to_have_text("42%")

    page.get_by_label("Share of the year").focus()
    page.keyboard.press("ArrowRight")

    expect(page.locator(".line-chart--wide .line-chart__value")).to_have_text("8")
    expect(page.locator("figcaption")).to_have_text("Papers of each year")
    assert page.url.endswith("?term=language+models&as=count")


def test_an_unknown_name_is_answered_with_a_known_one(page: Page, own: Shelf) -> None:
    page.goto(own("trends.html"))
    page.get_by_label("Add a tag or a term").fill("languag")
    page.keyboard.press("Enter")

    expect(page.locator(".trends__said")).to_contain_text("Do you mean “Language modelling (tag)”?")


def test_an_address_may_name_what_is_not_counted(page: Page, own: Shelf) -> None:
    page.goto(own("trends.html?tag=alchemy&term=<b>lead</b>&term=attention"))

    expect(page.locator(".trends__said")).to_contain_text("“alchemy”, “<b>lead</b>”")
    expect(page.locator("#trends-table tbody th")).to_have_text(["attention"])


def test_nothing_is_loaded_before_it_is_used(page: Page, own: Shelf) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(own("trends.html"))

    assert [url for url in asked if url.endswith("data/trends.js")] == []


def test_the_chart_of_the_script_is_the_one_of_the_build(page: Page, own: Shelf) -> None:
    shape = "svgs => svgs.map(svg => svg.innerHTML.replace(/\\s*(<|>)\\s*/g, '$1'))"
    page.goto(own("trends.html"))
    built = page.locator(".line-chart").evaluate_all(shape)
    page.get_by_label("Papers", exact=True).check()
    page.get_by_label("Share of the year").check()
    expect(page.locator("figcaption")).to_have_text("Share of each year’s papers")

    assert page.locator(".line-chart").evaluate_all(shape) == built


def test_a_figure_of_the_grid_leads_to_its_papers(page: Page, own_anywhere: Shelf) -> None:
    page.goto(own_anywhere("together.html"))
    figure = page.locator("tbody tr").first.locator("a[href*=search]").first
    count = figure.inner_text()
    figure.click()

    expect(page.locator(".search-page li.card")).to_have_count(int(count))


@pytest.mark.parametrize("path", ["trends.html", "together.html"])
def test_without_script_all_figures_are_there(
    browser: Browser, own_anywhere: Shelf, path: str
) -> None:
    with opened(browser, own_anywhere, java_script_enabled=False) as (page, _):
        page.goto(own_anywhere(path))

        expect(page.locator("main tbody tr")).not_to_have_count(0)
        expect(page.locator("main form")).not_to_be_visible()
        if path == "trends.html":
            expect(page.locator(NAMES).first).to_be_visible()


@pytest.mark.parametrize("view", VIEWS, ids=View.name)
def test_what_the_script_adds_is_accessible(browser: Browser, own: Shelf, view: View) -> None:
    options = {"color_scheme": view.theme, "viewport": {"width": view.width, "height": 800}}
    with opened(browser, own, **options) as (page, _):
        page.goto(own("trends.html?term=language+models&tag=alchemy&tag=optimization"))
        expect(page.locator(".trends__said")).to_contain_text("alchemy")

        assert axe.faults(page) == []


def test_names_are_put_in_order_with_the_keyboard(page: Page, own_anywhere: Shelf) -> None:
    page.goto(own_anywhere("names/index.html"))
    first = page.locator("#glossary li").first
    before = first.inner_text()
    page.get_by_label("Order").focus()
    page.keyboard.press("ArrowDown")

    expect(page.get_by_label("Order")).to_have_value("Most papers")
    counts = page.locator("#glossary li").evaluate_all("all => all.map(one => +one.dataset.papers)")
    assert counts == sorted(counts, reverse=True)

    page.keyboard.press("ArrowUp")

    expect(first).to_have_text(before, use_inner_text=True)
