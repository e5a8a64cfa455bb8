"""What a person sees while it works: on stderr, results aside."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Iterator
from time import monotonic
from typing import TypeVar

import click

from site_builder.errors import Problem

Item = TypeVar("Item")

PATIENCE = 1.0
"""Seconds before progress is shown on a terminal."""
SILENCE = 10.0
"""Seconds between lines of progress elsewhere."""


class Console:
    """Problems, progress and notes, as loud as asked for."""

    def __init__(self, *, verbosity: int = 0) -> None:
        self.verbosity = verbosity
        """-1 quiet, 0 as usual, 1 or more: every step."""

    def note(self, words: str) -> None:
        """Tell a step; with -v only."""
        if self.verbosity > 0:
            click.echo(words, err=True)

    def problem(self, problem: Problem, *, always: bool = False) -> None:
        """Tell a problem; when quiet only what must be told `always`."""
        if self.verbosity >= 0 or always:
            colour = "red" if problem.severity == "error" else "yellow"
            head, *hint = str(problem).split("\n")
            click.secho(head, fg=colour, err=True)
            for line in hint:
                click.echo(line, err=True)

    def progress(self, items: Iterable[Item], stage: str, total: int) -> Iterator[Item]:
        """Pass items through and tell how far they are, if it takes long.

        `total` is 0 when nobody knows.
        """
        terminal = sys.stderr.isatty() and self.verbosity >= 0
        told, wait = monotonic(), PATIENCE if terminal else SILENCE
        shown = False
        for number, item in enumerate(items, start=1):
            yield item
            if self.verbosity >= 0 and monotonic() - told > wait:
                line = f"{stage} {number:,}" + (f" of {total:,}" if total else "")
                click.echo(f"\r{line}" if terminal else line, nl=not terminal, err=True)
                told, wait, shown = monotonic(), (0.2 if terminal else SILENCE), terminal
        if shown:
            click.echo("\r\033[K", nl=False, err=True)
