"""html-validate finds no fault in any page."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.web import validity
from tests.web.site import Site


@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", ["own_site", "invented_site"])
def test_every_page_is_valid(request: pytest.FixtureRequest, name: str) -> None:
    site: Site = request.getfixturevalue(name)

    assert validity.faults(site, site.pages) == ()


def test_a_faulty_page_is_seen(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><html><p><div>x</p></html>\n")

    assert validity.faults(Site(tmp_path), ["index.html"]) != ()
