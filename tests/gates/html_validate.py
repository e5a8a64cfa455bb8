"""html-validate finds no fault; every page, where the tests look at small sites."""

from __future__ import annotations

from tests.gates.interface import Outcome, Task
from tests.web import validity

MOST = 600
"""Pages looked at; a larger site is sampled."""


def html_validate(task: Task) -> Outcome:
    """Check every page, or a sample of a large site."""
    pages = task.site.sample(MOST)
    note = f"{len(pages)} of {len(task.site.pages)} pages"
    return Outcome(faults=validity.faults(task.site, pages), note=note)
