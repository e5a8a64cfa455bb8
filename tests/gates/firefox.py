"""Readers' deeds in Firefox: search, map, reading list, theme, formulas."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from tests.gates.interface import Outcome, Task
from tests.web.server import serve
from tests.web.tools import ROOT, MissingToolError, node, npm_file
from tests.web.tools import firefox as program

SCRIPT = Path(__file__).with_suffix(".mjs")


def firefox(task: Task) -> Outcome:
    """Do them over HTTP and from disk; where there is no Firefox, say that nothing was done."""
    try:
        browser = program()
    except MissingToolError as error:
        return Outcome(faults=(), note=str(error), ran=False)
    npm_file("puppeteer-core/package.json")
    folder = task.site.folder.resolve()
    with serve(folder, "/repo/") as base:
        command = [node(), str(SCRIPT), browser, json.dumps(task.site.examples)]
        ran = subprocess.run(
            [*command, base, f"{folder.as_uri()}/"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
    if ran.returncode:
        return Outcome(faults=(f"did not run: {ran.stderr.strip()[-500:]}",), note="")
    found = json.loads(ran.stdout)
    note = f"{found['deeds']} deeds each over HTTP and from disk, {found['version']}"
    return Outcome(faults=tuple(found["faults"]), note=note)
