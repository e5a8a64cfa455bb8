"""The same work on many items, in one process or several."""

from __future__ import annotations

import multiprocessing
import signal
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
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


def run(
    function: Callable[[Item], Result], items: Iterable[Item], jobs: int
) -> Iterator[Done[Result]]:
    """Apply a function to each item, in order.

    With several jobs, `function` and items must pickle. An item whose function
    raises `ContentError` or `ImportFailure` gives a problem; the others go on.
    """
    stream = iter(items)
    first = list(islice(stream, WORTH_IT))
    if jobs <= 1 or len(first) < WORTH_IT:
        yield from _chunk(function, first)
        yield from map(partial(_one, function), stream)
    else:
        yield from _spread(function, _chunks(first, stream), jobs)


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


def _spread(
    function: Callable[[Item], Result], chunks: Iterator[list[Item]], jobs: int
) -> Iterator[Done[Result]]:
    # Not fork: the parent may hold threads and a formula process of its own.
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(jobs, mp_context=context, initializer=_leave_interrupts) as pool:
        work = partial(_chunk, function)
        under_way = ((chunk, pool.submit(work, chunk)) for chunk in chunks)
        waiting = deque(islice(under_way, jobs * AHEAD))
        try:
            while waiting:
                yield from _result(*waiting.popleft())
                waiting.extend(islice(under_way, 1))
        finally:
            for _, future in waiting:
                future.cancel()


def _leave_interrupts() -> None:
    # Ctrl-C reaches all processes; the parent alone answers it and ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _result(items: list[Item], future: Future[list[Done[Result]]]) -> list[Done[Result]]:
    try:
        return future.result()
    except BrokenProcessPool as error:
        raise EnvironmentFault(
            f"a worker process died while working on {_name(items[0])} to {_name(items[-1])}",
            hint="Memory may have run out: try again with --jobs 1.",
        ) from error


def _name(item: object) -> str:
    """What a person knows an item by: its path, or how it begins."""
    first = item[0] if isinstance(item, tuple) and item else item
    return str(getattr(first, "path", first))[:LONGEST_NAME]
