"""Pages, styles and scripts stay within their sizes."""

from __future__ import annotations

import gzip
from collections.abc import Callable, Iterable, Iterator
from statistics import mean

from lxml import html

from tests.gates.interface import Outcome, Task
from tests.web.site import LISTS, Site

KB = 1000
LEAN_FROM = 20_000
"""Papers from which their pages must be leaner."""
PAPER, PAPER_PACKED, PAPER_LEAN = 9 * KB, 3.5 * KB, 6 * KB
"""Means, raw and gzipped."""
PAPER_HELD = 11.25 * KB
"""Mean that fails while `PAPER` is out of reach: docs/decisions/0008-page-weight.md."""
LIST, LIST_PACKED = 60 * KB, 16 * KB
HOME = 60 * KB
ELEMENTS = 1400
STYLES, CORE_SCRIPTS, SEARCH_SCRIPTS, SAVE_SCRIPT, THEME = 12 * KB, 6 * KB, 18.5 * KB, 14 * KB, 400
TRENDS_SCRIPT = 5 * KB
"""Gzipped, but for the theme script; the search's: docs/decisions/0007-search.md."""
SAMPLE = 2000
"""Pages whose elements are counted and which are packed."""


def budget(task: Task) -> Outcome:
    """Compare sizes with the budgets; a large site is sampled for gzip and elements."""
    rows = tuple(_rows(task.site))
    faults = tuple(
        f"{name}: {size:,.0f} > {limit:,.0f}" for name, size, limit in rows if size > limit
    )
    note = "; ".join(f"{name} {size:,.0f}/{limit:,.0f}" for name, size, limit in rows)
    return Outcome(faults=faults, note=note)


def _rows(site: Site) -> Iterator[tuple[str, float, float]]:
    """(what, size, limit) of everything that has a budget."""
    papers = site.by_kind.get("paper", ())
    lists = tuple(page for kind in sorted(LISTS) for page in site.by_kind.get(kind, ()))
    if papers:
        raw = PAPER_LEAN if len(papers) >= LEAN_FROM else PAPER_HELD
        yield f"paper mean (goal {PAPER:,})", mean(map(site.size, papers)), raw
        yield "paper mean gz", mean(_packed(site, page) for page in papers[:SAMPLE]), PAPER_PACKED
    yield "home", site.size("index.html"), HOME
    if lists:
        yield _largest("list", lists, site.size, LIST)
        longest = sorted(lists, key=site.size)[-SAMPLE:]
        yield _largest("list gz", longest, lambda page: _packed(site, page), LIST_PACKED)
    yield _largest("elements", site.sample(SAMPLE), lambda page: _elements(site, page), ELEMENTS)
    yield "css gz", _assets(site, (".css",)), STYLES
    yield "core js gz", _assets(site, ("main",)), CORE_SCRIPTS
    yield "search js gz", _assets(site, ("search", "lunr")), SEARCH_SCRIPTS
    yield "save js gz", _assets(site, ("save",)), SAVE_SCRIPT
    yield "trends js gz", _assets(site, ("trends",)), TRENDS_SCRIPT
    yield "theme js", sum(map(site.size, _scripts(site, ("theme",)))), THEME


def _largest(
    name: str, pages: Iterable[str], size: Callable[[str], int], limit: float
) -> tuple[str, float, float]:
    sizes = {page: size(page) for page in pages}
    page = max(sizes, key=sizes.__getitem__)
    return f"{name} ({page})", sizes[page], limit


def _packed(site: Site, page: str) -> int:
    return len(gzip.compress((site.folder / page).read_bytes(), 6, mtime=0))


def _elements(site: Site, page: str) -> int:
    tree = html.document_fromstring(site.text(page).encode())
    return sum(1 for _ in tree.iter("*"))


def _assets(site: Site, names: tuple[str, ...]) -> int:
    """Gzipped bytes of style sheets, or of the scripts of those names."""
    if names == (".css",):
        return sum(_packed(site, file) for file in site.files if file.endswith(".css"))
    return sum(_packed(site, file) for file in _scripts(site, names))


def _scripts(site: Site, names: tuple[str, ...]) -> list[str]:
    starts = tuple(f"assets/{name}." for name in names)
    return sorted(file for file in site.files if file.startswith(starts) and file.endswith(".js"))
