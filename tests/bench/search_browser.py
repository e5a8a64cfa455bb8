"""How long a reader waits for the search, in Chromium.

    python -m tests.bench.search_browser FOLDER SITE [--queries 30] [--seed 1]

FOLDER is what tests/bench/search_site.py wrote; SITE is any built site, whose
search page and scripts are copied beside it. The first result is timed from
Enter to the first card on the page, in a fresh profile each time, the manifest
being there already; then with the time that the manifest took. From disk, over
HTTP, and over HTTP at 10 Mbit/s with 100 ms to each answer. A keystroke is timed
to the results on the page, less the pause that the page makes; all its files
have come before.
"""

from __future__ import annotations

import json
import random
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import click
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser import launch
from tests.web.server import serve

SLOW = {
    "offline": False,
    "latency": 100,
    "downloadThroughput": 10e6 / 8,
    "uploadThroughput": 10e6 / 8,
}
PAUSE = 150
"""Milliseconds that static/js/search/page.js waits for a next letter."""
REST = 300
"""Milliseconds for which a page is left alone before it is asked."""
LEAST = 2
"""Letters that it waits for before it looks."""
WATCH = """
const seen = (globalThis.seen = { tasks: [], keys: [] });
new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map((one) => one.duration)))
  .observe({ type: "longtask" });
const isManifest = (node) => node.nodeName === "SCRIPT" && node.src.includes("search/manifest");
addEventListener("submit", () => (seen.begun = performance.now()), true);
addEventListener("input", () => (seen.typed = performance.now()), true);
document.addEventListener("load", ({ target }) => {
  if (isManifest(target)) seen.come = performance.now();
}, true);
new MutationObserver((changes) => {
  const now = performance.now();
  if (changes.some(({ addedNodes }) => [...addedNodes].some(isManifest))) seen.asked ??= now;
  if (!seen.first && document.querySelector(".search-page li.card")) seen.first = now;
  const said = changes.find(({ target }) => target.matches?.(".search-page [role=status]"));
  if (!seen.typed || !said || said.target.textContent === "Searching…") return;
  seen.keys.push(now - seen.typed);
  seen.typed = 0;
}).observe(document, { childList: true, subtree: true });
"""


class Wait(NamedTuple):
    """Milliseconds to the first card."""

    all: float
    """With the time that the manifest took."""
    after: float
    """With the manifest there."""


@click.command()
@click.argument("folder", type=click.Path(exists=True, path_type=Path))
@click.argument("site", type=click.Path(exists=True, path_type=Path))
@click.option("--queries", default=30)
@click.option("--seed", default=1)
def main(folder: Path, site: Path, queries: int, seed: int) -> None:
    """Time the first results of each place, then keystrokes from disk."""
    shutil.copytree(site / "assets", folder / "assets", dirs_exist_ok=True)
    shutil.copy(site / "search.html", folder)
    asked = questions(folder, queries, seed)
    disk = f"{folder.resolve().as_uri()}/"
    with serve(folder, "/repo/") as http, sync_playwright() as playwright:
        browser = launch(playwright)
        for name, base, slow in (
            ("disk", disk, False),
            ("http", http, False),
            ("slow", http, True),
        ):
            waits = [first(browser, f"{base}search.html", one, slow) for one in asked]
            with_it, after = map(figures, zip(*waits, strict=True))
            print(f"first result, {name}: {after}, with the manifest {with_it}")
        keys, tasks = keystrokes(browser, f"{disk}search.html", asked[:10])
        print(f"keystroke, {len(keys)} of them: {figures(keys)}")
        print(f"tasks over 50 ms: {len(tasks)}, {figures(tasks or [0])}")
        browser.close()


def questions(folder: Path, count: int, seed: int) -> list[str]:
    """Three to five words that follow each other in a title."""
    titles = [
        json.loads(line)["title"].split()
        for line in (folder / "papers.jsonl").open("r", encoding="utf-8")
    ]
    chance = random.Random(seed)
    made = []
    for title in chance.sample([title for title in titles if len(title) >= 5], count):
        length = chance.randint(3, 5)
        start = chance.randint(0, len(title) - length)
        made.append(" ".join(title[start : start + length]))
    return made


def first(browser: Browser, address: str, query: str, slow: bool) -> Wait:
    """Ask for a query in a fresh profile."""
    with browser.new_context(bypass_csp=True) as context:
        page = watched(context.new_page())
        if slow:
            tools = context.new_cdp_session(page)
            tools.send("Network.enable")
            tools.send("Network.emulateNetworkConditions", SLOW)
        page.goto(address)
        page.locator("#search-query").focus()
        page.wait_for_function("seen.come")
        page.wait_for_timeout(REST)
        page.locator("#search-query").fill(query)
        page.keyboard.press("Enter")
        page.wait_for_function("seen.first")
        seen = page.evaluate("seen")
    after = seen["first"] - seen["begun"]
    return Wait(after + seen["come"] - seen["asked"], after)


def keystrokes(browser: Browser, address: str, asked: list[str]) -> tuple[list[float], list[float]]:
    """Type all queries twice; the times and long tasks of the second turn."""
    with browser.new_context(bypass_csp=True) as context:
        page = watched(context.new_page())
        page.goto(address)
        page.locator("#search-query").focus()
        for _ in range(2):
            page.evaluate("seen.keys = []; seen.tasks = []; 0")
            for text in asked:
                typed(page, text)
        seen: dict[str, Any] = page.evaluate("seen")
    return [key - PAUSE for key in seen["keys"]], seen["tasks"]


def typed(page: Page, text: str) -> None:
    """Type letter by letter, each after the results of the one before."""
    page.locator("#search-query").fill(text[:1])
    for length, letter in enumerate(text[1:], start=2):
        page.keyboard.type(letter)
        if len(text[:length].strip()) >= LEAST:
            page.wait_for_function("!seen.typed")


def watched(page: Page) -> Page:
    page.set_default_timeout(60_000)
    page.add_init_script(WATCH)
    return page


def figures(times: Iterable[float]) -> str:
    """The median and the 95th of a hundred."""
    ordered = sorted(times)
    return f"{ordered[len(ordered) // 2]:.0f}/{ordered[int(len(ordered) * 0.95)]:.0f} ms"


if __name__ == "__main__":
    main()
