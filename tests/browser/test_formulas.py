"""Formulas have their font, and are copied as TeX."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.browser.shelf import Shelf

PAPER = "papers/2024/bounds-on-the-reach-of-a-beam.html"
COPY = """(selector) => {
  getSelection().selectAllChildren(document.querySelector(selector));
  const event = new ClipboardEvent("copy", { clipboardData: new DataTransfer(), cancelable: true });
  document.body.dispatchEvent(new ClipboardEvent("copy", {
    clipboardData: event.clipboardData, cancelable: true, bubbles: true,
  }));
  const { clipboardData } = event;
  return [clipboardData.getData("text/plain"), clipboardData.getData("text/html")];
}"""
LOADED = """async () => {
  await document.fonts.ready;
  return [...document.fonts].map((font) => [font.family.replaceAll('"', ""), font.status]);
}"""


def test_a_copied_abstract_has_its_formulas_as_tex(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(PAPER))
    text, html = page.evaluate(COPY, ".abstract")

    assert "Let $G = (V, E)$ be a signal graph with $n$ towers." in text
    assert r"$$\sum_{i=1}^{n} \left( x_i - \bar{x} \right)^2 \le" in text
    assert "\n\n" in text
    assert '<math data-tex="n"><mi>n</mi></math>' in html


def test_words_without_formulas_are_copied_by_the_browser(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(PAPER))

    assert page.evaluate(COPY, "footer") == ["", ""]


def test_a_page_with_formulas_loads_their_font(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere(PAPER))

    assert page.evaluate(LOADED) == [["Papershelf Math", "loaded"]]


def test_a_page_without_formulas_loads_no_font(page: Page, anywhere: Shelf) -> None:
    page.goto(anywhere("about.html"))

    assert page.evaluate(LOADED) == [["Papershelf Math", "unloaded"]]
