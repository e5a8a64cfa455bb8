"""A rendered site of invented papers, seen through BeautifulSoup."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from bs4 import BeautifulSoup

from site_builder import render
from site_builder.config import Site
from site_builder.errors import Problem
from site_builder.model import Catalog

TEMPLATES = Path(__file__).parents[3] / "templates"
NAMES = (
    "main.css", "theme.js", "main.js", "search.js", "save.js", "correct.js", "trends.js", "names.js",
    "lunr.js", "favicon.svg", "licences.txt",
)  # fmt: skip

RenderSite = Callable[..., dict[str, BeautifulSoup]]


@pytest.fixture
def render_site() -> RenderSite:
    """Render every page of a catalogue: path → parsed page."""

    def render_all(
        catalog: Catalog,
        site: Site | None = None,
        *,
        templates: tuple[Path, ...] = (),
        problems: tuple[Problem, ...] = (),
    ) -> dict[str, BeautifulSoup]:
        site = site or Site(title="Shelf")
        assets = {name: f"assets/{name}" for name in NAMES}
        renderer = render.Renderer(
            templates=(*templates, TEMPLATES), site=render.site_view(site, catalog, assets)
        )
        artifacts = map(renderer, render.Plan(catalog, site, problems=problems))
        return {found.path: BeautifulSoup(found.body, "lxml") for found in artifacts}

    return render_all
