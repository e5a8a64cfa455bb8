"""Three catalogues, each over HTTP below a sub-path and from disk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.many import build_many
from tests.browser.shelf import CATALOGUE, Shelf, build, opened
from tests.web.browser import launch
from tests.web.server import serve
from tests.web.site import Site
from tests.web.tools import ROOT


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests; without one they fail and say what to install."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def invented_site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The small catalogue beside these tests."""
    return build(CATALOGUE, tmp_path_factory.mktemp("invented"))


@pytest.fixture(scope="session")
def own_site(tmp_path_factory: pytest.TempPathFactory) -> Site:
    """The repository's own catalogue."""
    return build(ROOT / "content", tmp_path_factory.mktemp("own"))


@pytest.fixture(scope="session")
def invented(invented_site: Site) -> Iterator[Shelf]:
    """The invented catalogue over HTTP below a sub-path."""
    with serve(invented_site.folder, "/repo/") as base:
        yield Shelf(site=invented_site, base=base)


@pytest.fixture(scope="session")
def own(own_site: Site) -> Iterator[Shelf]:
    """The repository's own catalogue over HTTP below a sub-path."""
    with serve(own_site.folder, "/repo/") as base:
        yield Shelf(site=own_site, base=base)


@pytest.fixture(params=["http", "file"])
def anywhere(request: pytest.FixtureRequest, invented: Shelf) -> Shelf:
    """The invented catalogue over HTTP, then from disk."""
    return _at(request.param, invented)


@pytest.fixture(params=["http", "file"])
def own_anywhere(request: pytest.FixtureRequest, own: Shelf) -> Shelf:
    """The repository's own catalogue over HTTP, then from disk."""
    return _at(request.param, own)


@pytest.fixture(scope="session")
def many_site(invented_site: Site, tmp_path_factory: pytest.TempPathFactory) -> Site:
    """Five thousand papers to search; pages of few."""
    return build_many(invented_site, tmp_path_factory.mktemp("many"))


@pytest.fixture(params=["http", "file"])
def many(request: pytest.FixtureRequest, many_site: Site) -> Iterator[Shelf]:
    """The five thousand papers over HTTP, then from disk."""
    with serve(many_site.folder, "/repo/") as base:
        yield _at(request.param, Shelf(site=many_site, base=base))


def _at(place: str, shelf: Shelf) -> Shelf:
    folder = shelf.site.folder.resolve().as_uri()
    return shelf if place == "http" else Shelf(site=shelf.site, base=f"{folder}/")


@pytest.fixture
def page(browser: Browser, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page for the shelf a test asks for; after the test there was no trouble in it."""
    names = ("anywhere", "own_anywhere", "many", "invented", "own")
    shelf = next(request.getfixturevalue(name) for name in names if name in request.fixturenames)
    with opened(browser, shelf) as (page, troubles):
        yield page
        assert troubles.seen == []
