"""`check`"""

from __future__ import annotations

from collections import Counter

import click

from site_builder import catalog, checks, pipeline
from site_builder.cli.settings import Settings
from site_builder.cli.work import running, tell
from site_builder.errors import ContentError
from site_builder.render.wording import counted


def check_site(settings: Settings) -> int:
    """Check content and built site. Gives the exit code.

    Raises `ContentError` when there is no built site.
    """
    config = settings.config()
    with running(settings, config, writing=False) as engine:
        cat = pipeline.load_catalog(config, engine)
        engine.warn(*catalog.check(cat))
        if not (config.paths.output / "index.html").is_file():
            raise ContentError(
                "there is no built site to check",
                where=str(config.paths.output),
                hint="Build it first: python build.py",
            )
        engine.warn(*checks.links(config.paths.output), *checks.size(config.paths.output))
        code = tell(engine, strict=bool(settings.strict))
    if settings.verbosity >= 0:
        faults = len(set(engine.problems))
        told = counted(faults, "fault") if faults else "no faults"
        click.echo(f"Checked {counted(len(cat.papers), 'paper')} and the site: {told}.")
    return code


def check_text(settings: Settings) -> int:
    """List what is guessed or damaged in titles and abstracts. Gives the exit code."""
    config = settings.config()
    with running(settings, config, writing=False) as engine:
        papers = pipeline.load_papers(config, engine)
        engine.warn(*checks.texts(papers))
        code = tell(engine, strict=bool(settings.strict))
    if settings.verbosity >= 0:
        found = Counter(problem.code for problem in set(engine.problems))
        kinds = ", ".join(f"{number:,} {kind}" for kind, number in sorted(found.items()))
        click.echo(f"Read {counted(len(papers), 'paper')}: {kinds or 'no faults'}.")
    return code
