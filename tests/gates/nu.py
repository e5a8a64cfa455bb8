"""The Nu Html Checker finds no error in any page."""

from __future__ import annotations

import json
import subprocess

from tests.gates.interface import Outcome, Task
from tests.web.tools import java, npm_file

MOST = 600
"""Pages looked at; a larger site is sampled."""


def nu(task: Task) -> Outcome:
    """Check every page, or a sample of a large site."""
    pages = task.site.sample(MOST)
    command = [java(), "-jar", str(npm_file("vnu-jar/build/dist/vnu.jar"))]
    options = ["--errors-only", "--format", "json", "--stdout", "--exit-zero-always"]
    ran = subprocess.run(
        [*command, *options, *pages],
        cwd=task.site.folder,
        capture_output=True,
        text=True,
        check=False,
    )
    note = f"{len(pages)} of {len(task.site.pages)} pages"
    if ran.returncode or not ran.stdout.strip():
        return Outcome(faults=(f"the checker did not run: {ran.stderr.strip()[:500]}",), note=note)
    messages = json.loads(ran.stdout)["messages"]
    return Outcome(faults=tuple(_line(message, task) for message in messages), note=note)


def _line(message: dict[str, object], task: Task) -> str:
    page = str(message.get("url", "")).partition(f"{task.site.folder.resolve()}/")[2]
    extract = " ".join(str(message.get("extract", "")).split())[:120]
    where = f"{page}:{message.get('lastLine', '?')}"
    return f"{where}: {message.get('message', message)} [{extract}]"
