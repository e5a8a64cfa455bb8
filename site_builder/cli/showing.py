"""`show`"""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import PurePosixPath

import click

from site_builder import checks, pipeline
from site_builder.cli.settings import Settings
from site_builder.cli.work import running, tell
from site_builder.errors import ConfigError
from site_builder.model import Paper, Text
from site_builder.text import to_latex

_PLACE = re.compile(r".*/(?=papers/)")
"""What stands before the part of a path that is the same everywhere."""


def show_paper(settings: Settings, name: str) -> int:
    """Print one paper's texts in every rendering. Gives the exit code."""
    config = settings.config()
    with running(settings, config, writing=False) as engine:
        papers = pipeline.load_papers(config, engine)
        paper = _named(name, papers)
        click.echo(f"{paper.path}  (id {paper.id})")
        _print("Title", paper.title)
        _print("Abstract", paper.abstract)
        engine.warn(*checks.texts([paper]))
        return tell(engine, strict=bool(settings.strict))


def _named(name: str, papers: list[Paper]) -> Paper:
    """The paper of an id, a file, or a part of a file's name that only one has."""
    wanted = _PLACE.sub("", name.replace("\\", "/")).removesuffix(".md").removesuffix(".html")
    exact = [p for p in papers if wanted in (p.id, p.path.removesuffix(".md"), _stem(p))]
    found = exact or [p for p in papers if p.path.removesuffix(".md").endswith(wanted)]
    found = found or [p for p in papers if wanted in _stem(p)]
    if len(found) == 1:
        return found[0]
    if found:
        few = "\n  ".join(paper.path for paper in found[:10])
        raise ConfigError(f"{len(found)} papers are called so", where=name, hint=few)
    near = get_close_matches(wanted, [_stem(paper) for paper in papers], 1, cutoff=0.4)
    hint = f"Did you mean {near[0]}?" if near else "Name its id or its file."
    raise ConfigError("there is no such paper", where=name, hint=hint)


def _stem(paper: Paper) -> str:
    return PurePosixPath(paper.path).stem


def _print(name: str, text: Text) -> None:
    latex = to_latex(text)
    kinds = (("source", text.source), ("HTML", text.html), ("text", text.plain), ("LaTeX", latex))
    for kind, words in kinds:
        click.secho(f"\n{name}, {kind}", bold=True)
        click.echo(words)
