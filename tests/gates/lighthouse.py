"""Lighthouse, as on a phone, is content with the pages readers land on."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Mapping
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any  # a report of Lighthouse is JSON without a schema

from tests.gates.interface import Outcome, Task
from tests.web.browser import flags
from tests.web.server import serve
from tests.web.tools import chromium, node, npm_file

KINDS = ("home", "year", "paper", "search")
WANTED = {"performance": 99, "accessibility": 100, "best-practices": 100, "seo": 100}
RUNS = 3
"""Tries a page has: on a busy machine the time it takes says little."""
FAIR = 0.9
"""Score below which Lighthouse itself marks an audit."""
SCORED = frozenset(("numeric", "binary", "metricSavings", "error"))

Scores = dict[str, int]


def lighthouse(task: Task) -> Outcome:
    """Score four pages; each has up to three tries, of which the best counts."""
    faults: list[str] = []
    notes: list[str] = []
    with serve(task.site.folder, "/repo/") as base:
        for kind in KINDS:
            if page := task.site.examples.get(kind):
                runs = _runs(base + page)
                best, reasons = max(runs, key=lambda run: (_passes(run[0]), sum(run[0].values())))
                notes.append(f"{kind} {_figures(best)} (run {len(runs)})")
                if not _passes(best):
                    faults.append(f"{page}: {_figures(best)}: {'; '.join(reasons)}")
    return Outcome(faults=tuple(faults), note="; ".join(notes))


def _runs(address: str) -> list[tuple[Scores, tuple[str, ...]]]:
    """Scores and reasons of each try, ending with the first that passes."""
    runs: list[tuple[Scores, tuple[str, ...]]] = []
    while len(runs) < RUNS and not (runs and _passes(runs[-1][0])):
        runs.append(_run(address))
    return runs


def _run(address: str) -> tuple[Scores, tuple[str, ...]]:
    with TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        chrome = " ".join(("--headless=new", f"--user-data-dir={folder}/profile", *flags()))
        ran = subprocess.run(
            [
                *(node(), str(npm_file("lighthouse/cli/index.js")), address),
                *("--quiet", "--output=json", f"--output-path={report}"),
                *(f"--chrome-flags={chrome}", f"--only-categories={','.join(WANTED)}"),
                "--max-wait-for-load=45000",
            ],
            env={**os.environ, "CHROME_PATH": chromium()},
            capture_output=True,
            text=True,
            check=False,
        )
        if not report.is_file():
            return dict.fromkeys(WANTED, 0), (ran.stderr.strip()[-400:],)
        return _read(json.loads(report.read_text("utf-8")))


def _read(report: Mapping[str, Any]) -> tuple[Scores, tuple[str, ...]]:
    """Scores of 0 to 100 by category, and the weighty audits that failed."""
    categories, audits = report["categories"], report["audits"]
    scores = {name: round(100 * (categories[name]["score"] or 0)) for name in WANTED}
    reasons = tuple(
        f"{name}/{part['id']} {audits[part['id']].get('displayValue', '')}".strip()
        for name in WANTED
        for part in categories[name]["auditRefs"]
        if part["weight"] and _failed(audits[part["id"]])
    )
    return scores, reasons


def _failed(audit: Mapping[str, Any]) -> bool:
    return audit["scoreDisplayMode"] in SCORED and (audit["score"] or 0) < FAIR


def _passes(scores: Scores) -> bool:
    return all(scores[name] >= least for name, least in WANTED.items())


def _figures(scores: Scores) -> str:
    return "/".join(str(scores[name]) for name in WANTED)
