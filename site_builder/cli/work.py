"""Importing and building, from settings to the last line printed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

import click

from site_builder import pipeline
from site_builder.cli.settings import Settings
from site_builder.config import Config
from site_builder.engine import Console, Engine, Report, check_output
from site_builder.errors import Problem
from site_builder.render.wording import counted
from site_builder.store import ImportReport


@contextmanager
def running(settings: Settings, config: Config, *, writing: bool = True) -> Iterator[Engine]:
    """An engine for one run of a catalogue; one that only reads waits for nobody."""
    engine = Engine(
        config.paths.cache,
        config.paths.output,
        jobs=settings.jobs or os.cpu_count() or 1,
        use_cache=not settings.no_cache,
        console=Console(verbosity=settings.verbosity),
        grades=config.site.problems,
        writing=writing,
    )
    with engine:
        yield engine


def work(settings: Settings, config: Config, *, importing: bool, building: bool) -> int:
    """Import, build or both, and tell what was done. Gives the exit code."""
    start = perf_counter()
    if building:
        check_output(config.paths.output, (config.paths.content,))
    with running(settings, config) as engine:
        told: list[str] = []
        if importing:
            report = pipeline.import_sources(config, engine)
            told += [*_details(report, settings.verbosity), f"Imported: {report}."]
        if building:
            told.append(_written(pipeline.build(config, engine)))
        code = tell(engine, strict=bool(settings.strict))
    told[-1] = f"{told[-1].removesuffix('.')} in {perf_counter() - start:.1f} s{_count(engine)}."
    if settings.verbosity >= 0:
        click.echo("\n".join(told))
        if building:
            click.echo(f"Open {_near(config.paths.output / 'index.html')}")
    return code


def tell(engine: Engine, *, strict: bool) -> int:
    """Print the problems of a run in the order of their places. Gives the exit code."""
    failing = ("error", "warning") if strict else ("error",)
    code = 0
    for problem in sorted(set(engine.problems)):
        fails = problem.severity in failing
        engine.console.problem(problem, always=fails)
        code |= fails
    return code


def _details(report: ImportReport, verbosity: int) -> Iterator[str]:
    """What a person will want to know by name: edits that stand against their source.

    With -v also which papers were added, updated, deleted by hand or are gone,
    and which entries of metadata speak of an abstract that is worded otherwise.
    """
    yield from map(str, report.conflicts)
    if report.matches:
        yield report.metadata
    if verbosity > 0:
        for match in report.near:
            yield f"matched: {match.fact} with {match.abstract}, {match.score:.1%} alike"
        for what in ("added", "updated", "removed", "gone"):
            yield from (f"{what}: {path}" for path in getattr(report, what))


def _written(report: Report) -> str:
    removed = f", {report.removed:,} removed" if report.removed else ""
    return (
        f"Wrote {report.written:,} of {report.total:,} files ({report.kept:,} unchanged{removed})."
    )


def _count(engine: Engine) -> str:
    found: set[Problem] = set(engine.problems)
    errors = sum(problem.severity == "error" for problem in found)
    parts = ((errors, "error"), (len(found) - errors, "warning"))
    words = [counted(number, noun) for number, noun in parts if number]
    return f"; {', '.join(words)}" if words else ""


def _near(path: Path) -> str:
    """A path as short as it can be said from here."""
    here = Path.cwd()
    return str(path.relative_to(here)) if path.is_relative_to(here) else str(path)
