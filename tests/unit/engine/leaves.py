"""Small files and functions for the engine to work on."""

from __future__ import annotations

import os
import signal
from dataclasses import dataclass
from pathlib import Path

from site_builder.errors import ContentError


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaf:
    """A file to be written, and the plan of one."""

    path: str
    body: bytes


def leaves(bodies: dict[str, str]) -> list[Leaf]:
    """Files of the given texts by path."""
    return [Leaf(path=path, body=text.encode()) for path, text in bodies.items()]


def tree(folder: Path) -> dict[str, str]:
    """Text by path of every file in `folder` but the engine's own."""
    return {
        file.relative_to(folder).as_posix(): file.read_text()
        for file in sorted(folder.rglob("*"))
        if file.is_file() and not file.name.startswith(".papershelf.")
    }


@dataclass(frozen=True, slots=True, kw_only=True)
class Shout:
    """Copies a file in capitals and leaves a note of having done so."""

    notes: Path

    def __call__(self, leaf: Leaf) -> Leaf:
        with self.notes.open("a") as notes:
            notes.write(f"{leaf.path}\n")
        return Leaf(path=leaf.path, body=leaf.body.upper())


def double(number: int) -> int:
    return 2 * number


def even(number: int) -> int:
    """The number; odd ones cannot be taken."""
    if number % 2:
        raise ContentError(f"{number} is odd", where=f"numbers:{number}", hint="Add one.")
    return number


def die(number: int) -> int:
    """End the process as if memory had run out, at one number."""
    if number == 321:
        os.kill(os.getpid(), signal.SIGKILL)
    return number
