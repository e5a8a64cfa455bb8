"""html-validate finds no fault in any page."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest

from tests.web.site import Site
from tests.web.tools import ROOT, node, npm_file


@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", ["own_site", "invented_site"])
def test_every_page_is_valid(request: pytest.FixtureRequest, name: str) -> None:
    site = request.getfixturevalue(name)

    assert faults(site) == []


def test_a_faulty_page_is_seen(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html><html><p><div>x</p></html>\n")

    assert faults(Site(tmp_path)) != []


def faults(site: Site) -> list[str]:
    """One line for each fault: page, line, rule, reason."""
    command = [node(), str(npm_file("html-validate/bin/html-validate.mjs"))]
    options = ["--config", str(ROOT / ".htmlvalidate.json"), "--formatter", "json"]
    ran = subprocess.run(
        [*command, *options, *site.pages],
        cwd=site.folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.stdout.strip(), ran.stderr
    return [
        f"{result['filePath'].removeprefix(f'{site.folder}/')}:{fault['line']}: "
        f"{fault['ruleId']}: {fault['message']}"
        for result in json.loads(ran.stdout)
        for fault in result["messages"]
    ]
