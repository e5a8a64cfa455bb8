"""html-validate over the pages of a site."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Sequence

from tests.web.site import Site
from tests.web.tools import ROOT, node, npm_file


def faults(site: Site, pages: Sequence[str]) -> tuple[str, ...]:
    """One line for each fault: page, line, rule, reason."""
    command = [node(), str(npm_file("html-validate/bin/html-validate.mjs"))]
    options = ["--config", str(ROOT / ".htmlvalidate.json"), "--formatter", "json"]
    ran = subprocess.run(
        [*command, *options, *pages],
        cwd=site.folder,
        capture_output=True,
        text=True,
        check=False,
    )
    if not ran.stdout.strip():
        return (f"html-validate did not run: {ran.stderr.strip()[:500]}",)
    return tuple(
        f"{result['filePath'].removeprefix(f'{site.folder.resolve()}/')}:{fault['line']}: "
        f"{fault['ruleId']}: {fault['message']}"
        for result in json.loads(ran.stdout)
        for fault in result["messages"]
    )
