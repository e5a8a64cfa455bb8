"""What the workflow that publishes may do, and whose code it runs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
PLACE = ".github/workflows/pages.yml"


@pytest.fixture(
    params=[ROOT / PLACE, ROOT / "site_builder/starter" / PLACE], ids=["own", "starter"]
)
def source(request: pytest.FixtureRequest) -> str:
    """The workflow of this repository, then that of a new catalogue."""
    file: Path = request.param
    return file.read_text("utf-8")


@pytest.fixture
def workflow(source: str) -> dict[Any, Any]:
    loaded: dict[Any, Any] = yaml.safe_load(source)
    return loaded


def test_actions_are_pinned_by_commit_with_their_version_beside(source: str) -> None:
    used = re.findall(r"uses: (.*)", source)
    pinned = re.compile(r"[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+")

    assert used
    assert [use for use in used if not pinned.fullmatch(use)] == []


def test_only_the_job_that_deploys_may_write(workflow: dict[Any, Any]) -> None:
    jobs = workflow["jobs"]

    assert workflow["permissions"] == {"contents": "read"}
    assert jobs["build"]["permissions"] == {"contents": "read", "pages": "read"}
    assert jobs["deploy"]["permissions"] == {"pages": "write", "id-token": "write"}


def test_pull_requests_are_never_deployed(source: str, workflow: dict[Any, Any]) -> None:
    assert "github.event_name != 'pull_request'" in workflow["jobs"]["deploy"]["if"]
    assert "secrets." not in source


def test_a_deployment_is_never_cut_short(workflow: dict[Any, Any]) -> None:
    deploy = workflow["jobs"]["deploy"]

    assert deploy["concurrency"] == {"group": "pages", "cancel-in-progress": False}
    assert deploy["environment"]["name"] == "github-pages"


def test_both_workflows_use_the_same_actions() -> None:
    own, starter = (
        set(re.findall(r"uses: (.*)", (ROOT / folder / PLACE).read_text("utf-8")))
        for folder in ("", "site_builder/starter")
    )

    assert own == starter
