"""What the workflow that publishes may do, and whose code it runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import yaml

FILE = Path(__file__).parents[2] / ".github/workflows/pages.yml"
TEXT = FILE.read_text("utf-8")
WORKFLOW: dict[Any, Any] = yaml.safe_load(TEXT)
JOBS = WORKFLOW["jobs"]


def test_actions_are_pinned_by_commit_with_their_version_beside() -> None:
    used = re.findall(r"uses: (.*)", TEXT)

    assert [
        use for use in used if not re.fullmatch(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+", use)
    ] == []


def test_only_the_job_that_deploys_may_write() -> None:
    assert WORKFLOW["permissions"] == {"contents": "read"}
    assert JOBS["build"]["permissions"] == {"contents": "read", "pages": "read"}
    assert JOBS["deploy"]["permissions"] == {"pages": "write", "id-token": "write"}


def test_pull_requests_are_never_deployed() -> None:
    assert "github.event_name != 'pull_request'" in JOBS["deploy"]["if"]
    assert "secrets" not in TEXT


def test_a_deployment_is_never_cut_short() -> None:
    assert JOBS["deploy"]["concurrency"] == {"group": "pages", "cancel-in-progress": False}
    assert JOBS["deploy"]["environment"]["name"] == "github-pages"
