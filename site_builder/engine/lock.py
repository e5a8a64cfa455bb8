"""One run at a time."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import filelock

from site_builder.engine.files import read_or_none
from site_builder.errors import EnvironmentFault


@contextmanager
def only_run(folder: Path) -> Iterator[None]:
    """Hold the lock of a cache folder while the block runs.

    The operating system frees it when a process dies, so none can go stale.
    Raises `EnvironmentFault` naming the process that holds it.
    """
    folder.mkdir(parents=True, exist_ok=True)
    holder = folder / "run.pid"
    lock = filelock.FileLock(folder / "run.lock")
    try:
        lock.acquire(blocking=False)
    except filelock.Timeout as error:
        number = (read_or_none(holder) or b"unknown").decode("ascii", "replace")
        raise EnvironmentFault(
            f"another run (process {number}) is at work on this catalogue",
            where=str(folder),
            hint="Wait until it ends, then try again.",
        ) from error
    try:
        holder.write_text(str(os.getpid()), encoding="ascii")
        yield
    finally:
        lock.release()
