"""Locks pin versions and hashes, and say nothing of where packages come from."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))
NPM = json.loads((ROOT / "package-lock.json").read_bytes())["packages"]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PIN = re.compile(
    r"([a-z0-9-]+)==[^\s;]+(?: ; [^\\\n]+)? \\(?:\n    --hash=sha256:[0-9a-f]{64}(?: \\)?)+"
)
NAME = re.compile(r"[A-Za-z0-9._-]+")


def names(requirements: list[str]) -> set[str]:
    """Packages of requirements such as `Jinja2>=3.1`, as a lock spells them."""
    found = (NAME.match(requirement) for requirement in requirements)
    return {name[0].lower().replace("_", "-") for name in found if name}


def pinned(file: str) -> set[str]:
    """Packages of a lock."""
    return set(PIN.findall((ROOT / "requirements" / file).read_text("utf-8")))


@pytest.mark.parametrize("file", REQUIREMENTS, ids=lambda file: file.name)
def test_a_lock_of_python_packages_holds_pins_with_hashes_only(file: Path) -> None:
    rest = PIN.sub("", file.read_text("utf-8"))

    assert [line for line in rest.split("\n") if line and not line.startswith("#")] == []


@pytest.mark.parametrize(
    "file", [*REQUIREMENTS, ROOT / "package-lock.json", ROOT / ".npmrc"], ids=lambda file: file.name
)
def test_a_lock_names_no_host(file: Path) -> None:
    lines = file.read_text("utf-8").split("\n")
    named = [line for line in lines if "://" in line and '"url"' not in line]

    assert named == []


def test_every_declared_package_is_locked() -> None:
    groups = PROJECT["dependency-groups"]

    assert names(PROJECT["project"]["dependencies"]) <= pinned("base.txt")
    assert names(groups["dev"]) <= pinned("dev.txt") | pinned("base.txt")
    assert names(groups["node"]) <= pinned("node.txt")


def test_npm_packages_are_locked_by_content_and_not_by_place() -> None:
    packages = {name: lock for name, lock in NPM.items() if name}

    assert [name for name, lock in packages.items() if "resolved" in lock] == []
    assert [name for name, lock in packages.items() if "integrity" not in lock] == []
    assert [name for name, lock in NPM[""]["dependencies"].items() if not lock[0].isdigit()] == []
