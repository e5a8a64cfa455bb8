"""Run the slow checks of a built site: `python -m tests.gates.run --site site`.

Exit code 0 when every gate is passed, 1 when one is not, 2 for a wrong call.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

from site_builder.errors import EnvironmentFault
from tests.gates.accessibility import accessibility
from tests.gates.budget import budget
from tests.gates.crawl import crawl
from tests.gates.epub import epub
from tests.gates.firefox import firefox
from tests.gates.html_validate import html_validate
from tests.gates.interface import Gate, Outcome, Task
from tests.gates.lighthouse import lighthouse
from tests.gates.nu import nu
from tests.gates.sheet import sheet
from tests.web.site import Site
from tests.web.tools import ROOT, MissingToolError

GATES: dict[str, Gate] = {
    "crawl": crawl,
    "budget": budget,
    "nu": nu,
    "html": html_validate,
    "axe": accessibility,
    "epub": epub,
    "sheet": sheet,
    "firefox": firefox,
    "lighthouse": lighthouse,
}
SHOWN = 40
"""Faults of one gate that are printed."""


def main(arguments: list[str] | None = None) -> int:
    """Run the gates and print what each found; the exit code."""
    parser = argparse.ArgumentParser(prog="gates", description="Slow checks of a built site.")
    parser.add_argument("--site", type=Path, default=ROOT / "site", help="the built site")
    parser.add_argument("--only", action="append", choices=GATES, help="run only this gate")
    parser.add_argument("--build", type=Path, default=ROOT / "build", help="for pictures")
    options = parser.parse_args(arguments)
    if not (options.site / "index.html").is_file():
        parser.error(f"{options.site} holds no site: run `make site` first")
    task = Task(site=Site(options.site), build=options.build)
    passed = [_run(name, task) for name in options.only or GATES]
    return 0 if all(passed) else 1


def _run(name: str, task: Task) -> bool:
    start = time.monotonic()
    try:
        outcome = GATES[name](task)
    except (MissingToolError, EnvironmentFault) as error:
        outcome = Outcome(faults=(str(error),), note="not run")
    verdict = f"{len(outcome.faults)} faults" if outcome.faults else "passed"
    verdict = verdict if outcome.ran else "NOT RUN"
    print(f"{name:<11} {verdict:<11} {time.monotonic() - start:6.1f} s  {outcome.note}", flush=True)
    for fault in outcome.faults[:SHOWN]:
        print(f"  {fault}")
    if len(outcome.faults) > SHOWN:
        print(f"  and {len(outcome.faults) - SHOWN} more")
    return not outcome.faults


if __name__ == "__main__":
    sys.exit(main())
