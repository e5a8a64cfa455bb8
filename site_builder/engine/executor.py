"""The same work on many items, in one process or several."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import Generic, TypeVar

from site_builder.errors import ContentError, EnvironmentFault, ImportFailure, Problem

Item = TypeVar("Item")
Result = TypeVar("Result")

CHUNK = 100
"""Items sent to a worker at once: enough to make sending cheap."""
WORTH_IT = 400
"""Items below which starting workers costs more than it saves."""
LONGEST_NAME = 100
"""Characters of an item shown in a message."""
AHEAD = 4
"""Chunks under way for each worker, so that memory stays flat."""


@dataclass(frozen=True, slots=True)
class Done(Generic[Result]):
    """What became of one item: its value, or the problem it ended in."""

    value: Result | None = None
    problem: Problem | None = None


class Workers:
    """This process, and others that start when there is first enough to do."""

    def __init__(self, jobs: int) -> None:
        self._jobs = jobs
        self._pool: ProcessPoolExecutor | None = None

    def run(
        self, function: Callable[[Item], Result], items: Iterable[Item]
    ) -> Iterator[Done[Result]]:
        """Apply a function to each item, in order.

        With several jobs, `function` and items must pickle. An item whose function
        raises `ContentError` or `ImportFailure` gives a problem; the others go on.
        """
        stream = iter(items)
        first = list(islice(stream, WORTH_IT))
        if self._jobs <= 1 or len(first) < WORTH_IT:
            yield from here(function, first)
            yield from here(function, stream)
        else:
            yield from self._spread(function, _chunks(first, stream))

    def close(self) -> None:
        """End the other processes."""
        if self._pool:
            self._pool.shutdown(cancel_futures=True)

    def _spread(
        self, function: Callable[[Item], Result], chunks: Iterator[list[Item]]
    ) -> Iterator[Done[Result]]:
        under_way = ((chunk, self._submit(function, chunk)) for chunk in chunks)
        waiting = deque(islice(under_way, self._jobs * AHEAD))
        try:
            while waiting:
                chunk, future = waiting.popleft()
                with _named(chunk):
                    done = future.result()
                yield from done
                waiting.extend(islice(under_way, 1))
        finally:
            for _, future in waiting:
                future.cancel()

    def _submit(
        self, function: Callable[[Item], Result], chunk: list[Item]
    ) -> Future[list[Done[Result]]]:
        if not self._pool:
            # Not fork: the parent may hold threads and a formula process of its own.
            self._pool = ProcessPoolExecutor(
                self._jobs,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_leave_interrupts,
            )
        with _named(chunk):
            return self._pool.submit(_chunk, function, chunk)


def here(function: Callable[[Item], Result], items: Iterable[Item]) -> Iterator[Done[Result]]:
    """Apply a function to each item, in order, in this process."""
    return map(partial(_one, function), items)


def _one(function: Callable[[Item], Result], item: Item) -> Done[Result]:
    try:
        return Done(value=function(item))
    except (ContentError, ImportFailure) as error:
        problem = Problem(
            severity="error",
            where=error.where,
            code=error.code,
            message=error.message,
            hint=error.hint,
        )
        return Done(problem=problem)


def _chunk(function: Callable[[Item], Result], items: list[Item]) -> list[Done[Result]]:
    return [_one(function, item) for item in items]


def _chunks(first: list[Item], rest: Iterator[Item]) -> Iterator[list[Item]]:
    for start in range(0, len(first), CHUNK):
        yield first[start : start + CHUNK]
    while chunk := list(islice(rest, CHUNK)):
        yield chunk


def _leave_interrupts() -> None:
    # Ctrl-C reaches all processes; the parent alone answers it and ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def _named(chunk: list[Item]) -> Iterator[None]:
    """Name the items at work when a worker dies."""
    try:
        yield
    except BrokenProcessPool as error:
        raise EnvironmentFault(
            f"a worker process died while working on {_name(chunk[0])} to {_name(chunk[-1])}",
            hint="Memory may have run out: try again with --jobs 1.",
        ) from error


def _name(item: object) -> str:
    """What a person knows an item by: its path, or how it begins."""
    first = item[0] if isinstance(item, tuple) and item else item
    return str(getattr(first, "path", first))[:LONGEST_NAME]
