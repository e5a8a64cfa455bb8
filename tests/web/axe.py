"""axe-core in a page: WCAG 2.2 A and AA, and its best practices."""

from __future__ import annotations

from typing import Literal, NamedTuple

from playwright.sync_api import Page

from tests.web.tools import npm_file

RUN = """async (tags) => {
  const { violations } = await axe.run(document, {
    runOnly: tags, resultTypes: ["violations"], elementRef: false });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) =>
      `${id} ${target.join(" ")}: ${failureSummary.split("\\n")[1]?.trim()}`));
}"""
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
UNFOLD = "all => all.forEach(one => { one.open = true; })"


class View(NamedTuple):
    """How a page is looked at."""

    theme: Literal["light", "dark"]
    width: int

    def name(self) -> str:
        return f"{self.theme}-{self.width}"


VIEWS = (View("light", 320), View("light", 1280), View("dark", 320), View("dark", 1280))


def faults(page: Page) -> list[str]:
    """One line for each fault in a page, all details unfolded: rule, element, reason."""
    page.locator("details").evaluate_all(UNFOLD)
    # Evaluated, not added as an element: the page's policy forbids that.
    page.evaluate(npm_file("axe-core/axe.min.js").read_text("utf-8"))
    found: list[str] = page.evaluate(RUN, TAGS)
    return found
