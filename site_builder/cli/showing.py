"""`show`"""

from __future__ import annotations

import re
from difflib import get_close_matches
from pathlib import PurePosixPath

import click

from site_builder import checks, pipeline, store, understanding
from site_builder.cli.settings import Settings
from site_builder.cli.work import running, tell
from site_builder.errors import ConfigError
from site_builder.model import Paper, Tag, Text
from site_builder.text import to_latex

_PLACE = re.compile(r".*/(?=papers/)")
"""What stands before the part of a path that is the same everywhere."""


def show_paper(settings: Settings, name: str) -> int:
    """Print one paper's texts in every rendering, and what was derived from what.

    Gives the exit code.
    """
    config = settings.config()
    with running(settings, config, writing=False) as engine:
        papers = pipeline.load_papers(config, engine)
        paper = _named(name, papers)
        click.echo(f"{paper.path}  (id {paper.id})")
        _print("Title", paper.title)
        _print("Abstract", paper.abstract)
        _print_evidence(paper, store.read_taxonomy(config.paths.taxonomy))
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


def _print_evidence(paper: Paper, taxonomy: tuple[Tag, ...]) -> None:
    """Say what would be derived from the paper as it is now, and the words that speak for it."""
    abstract = paper.abstract.plain
    derived = paper.title_from == "abstract"
    click.secho("\nDerived", bold=True)
    if derived:
        made = understanding.derivation(abstract)
        click.echo(f"title: {made.title} ({made.cue}: “{made.sentence}”)")
    tagger = understanding.compile_taxonomy(taxonomy)
    title = "" if derived else paper.title.plain
    for tagging in understanding.taggings(title, paper.keywords, abstract, tagger):
        words = ", ".join(f"“{one.words}” in the {one.field}" for one in tagging.evidence)
        click.echo(f"tag: {tagging.slug} ({tagging.score:.2f}: {words})")
    for fact in understanding.find_facts(abstract):
        detail = f", {fact.detail}" if fact.detail else ""
        click.echo(f"{fact.kind}: {fact.value}{detail} (“{fact.words}”)")
