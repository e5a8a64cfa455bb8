"""Formulas as MathML: one node process, and what it said before."""

from __future__ import annotations

import atexit
import json
import os
import re
import subprocess
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import IO

import msgspec

from site_builder.engine import node
from site_builder.engine.files import read_or_none, write_whole
from site_builder.errors import EnvironmentFault

LIMIT = 4_000
"""Longest formula that is tried, in characters."""
MOST = 50_000
"""Formulas kept between runs; beyond, only those that the last run asked for."""

_WORD = re.compile(r"\A[A-Za-z]{2,}\Z")
"""A name in dollars, as in `$CoLLAT$`: one word, not a product of six letters,
which browsers would set wide apart."""
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")
_SCRIPT = Path(__file__).with_name("mathml.mjs")
_PATIENCE = 5.0
"""Seconds that node may take to end."""


class Known(msgspec.Struct, frozen=True):
    """What earlier runs learnt, as it is kept on disk."""

    temml: str
    """Version that set the formulas."""
    formulas: dict[str, str]
    """MathML by display style and TeX; "" for what cannot be set."""


@dataclass(frozen=True, slots=True)
class Formulas:
    """A renderer (TeX, display?) → `<math data-tex>`, "" when it cannot be set.

    Plain data, so that it can be sent to workers: each process that calls it
    starts a node of its own when the first formula not known comes, and ends
    it with itself.
    """

    cache: Path | None = None
    """Where formulas are kept between runs; None keeps them in memory only."""

    def __call__(self, tex: str, display: bool) -> str:
        """Set one formula. Raises `EnvironmentFault` when node is missing."""
        return _process(self.cache, os.getpid()).render(tex, display)


class MathProcess:
    """A node that runs Temml, started when needed, and a memory of its answers."""

    def __init__(self, cache: Path | None = None) -> None:
        self._cache = cache
        self._version = node.locked("temml")
        self._known = _load(cache, self._version)
        self._asked: set[str] = set()
        self._has_news = False
        self._node: subprocess.Popen[bytes] | None = None

    def render(self, tex: str, display: bool) -> str:
        """The `<math>` element of a formula, its TeX with it; "" when it cannot be set."""
        if len(tex) > LIMIT or _HALF_CHARACTER.search(tex):
            return ""
        set_as = _WORD.sub(r"\\mathit{\g<0>}", tex)
        key = f"{'block' if display else 'inline'} {set_as}"
        self._asked.add(key)
        if key not in self._known:
            self._known[key] = self._ask(set_as, display)
            self._has_news = True
        source = escape(" ".join(tex.split()))
        return self._known[key].replace("<math", f'<math data-tex="{source}"', 1)

    def close(self) -> None:
        """End node and store what is new; calling it again does no harm."""
        if self._node:
            _end(self._node)
            self._node = None
        if self._has_news and self._cache:
            # Losing what was learnt costs time only.
            with suppress(EnvironmentFault):
                write_whole(self._cache, msgspec.json.encode(self._learnt(self._cache)))
            self._has_news = False

    def _learnt(self, cache: Path) -> Known:
        """All that is known, also by workers that ended before this one."""
        formulas = _load(cache, self._version) | self._known
        if len(formulas) > MOST:
            formulas = {key: formulas[key] for key in self._asked}
        return Known(temml=self._version, formulas=dict(sorted(formulas.items())))

    def _ask(self, tex: str, display: bool) -> str:
        self._node = self._node or _start()
        requests, answers = _pipes(self._node)
        try:
            requests.write(json.dumps([tex, display]).encode() + b"\n")
            requests.flush()
            return str(json.loads(answers.readline()))
        except (OSError, ValueError) as error:
            _end(self._node)
            self._node = None
            raise EnvironmentFault(
                f"node stopped while it set the formula {tex[:100]}",
                hint="Run the same command again; node must be version 18 or newer.",
            ) from error


@lru_cache(maxsize=8)
def _process(cache: Path | None, _process_id: int) -> MathProcess:
    """The one process for a cache; the number tells a forked child from its parent."""
    process = MathProcess(cache)
    atexit.register(process.close)
    return process


def _start() -> subprocess.Popen[bytes]:
    temml = node.package("temml") / "dist" / "temml.mjs"
    return subprocess.Popen(
        [node.program(), str(_SCRIPT), str(temml)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )


def _pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    assert process.stdin
    assert process.stdout
    return process.stdin, process.stdout


def _end(process: subprocess.Popen[bytes]) -> None:
    """Let node end with its input, or make it."""
    requests, answers = _pipes(process)
    with suppress(OSError):
        requests.close()
    try:
        process.wait(_PATIENCE)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    answers.close()


def _load(cache: Path | None, version: str) -> dict[str, str]:
    """What earlier runs learnt with this Temml; {} when damaged or of another."""
    raw = read_or_none(cache) if cache else None
    with suppress(msgspec.MsgspecError):
        if raw and (known := msgspec.json.decode(raw, type=Known)).temml == version:
            return known.formulas
    return {}
