"""`tags`"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import click

from site_builder import catalog, pipeline, understanding
from site_builder.catalog import TagUse, Usage
from site_builder.cli.settings import Settings
from site_builder.cli.work import running, tell
from site_builder.model import Catalog, Paper
from site_builder.render.wording import counted

_SHOWN = 20
"""Rows of a list; all with -v."""
_FEWEST, _PER = 2, 500
"""Papers a candidate needs: two, and one more for every so many of the catalogue."""


def show_tags(settings: Settings) -> int:
    """Print how papers and tags meet, and what may be missing. Gives the exit code."""
    config = settings.config()
    with running(settings, config, writing=False) as engine:
        cat = pipeline.load_catalog(config, engine)
        usage = catalog.tag_usage(cat)
        click.echo(_summary(cat, usage))
        if settings.verbosity >= 0:
            for heading, rows in _lists(cat, usage):
                _print(heading, rows, most=None if settings.verbosity else _SHOWN)
        if settings.verbosity > 0:
            _print("Tags of no paper", list(usage.unused), most=None)
        return tell(engine, strict=bool(settings.strict))


def _summary(cat: Catalog, usage: Usage) -> str:
    papers = len(cat.papers)
    given = sum(len(use.papers) for use in (*usage.known, *usage.unknown))
    tagged = papers - len(usage.untagged)
    return (
        f"{counted(papers, 'paper')}, {tagged:,} with tags ({tagged / max(1, papers):.1%}), "
        f"{given / max(1, papers):.1f} each. "
        f"{len(usage.known):,} of {counted(len(cat.taxonomy), 'tag')} used."
    )


def _lists(cat: Catalog, usage: Usage) -> Iterator[tuple[str, list[str]]]:
    yield "Papers without a tag", [f"{p.path}  {p.title.plain}" for p in usage.untagged]
    yield "Tags that the taxonomy does not hold", [_unknown(use) for use in usage.unknown]
    yield (
        "Tags of one paper",
        [f"{use.name}  {use.papers[0].path}" for use in usage.known if len(use.papers) == 1],
    )
    tagger = understanding.compile_taxonomy(cat.taxonomy)
    fewest = _FEWEST + len(cat.papers) // _PER
    keywords = [(paper.path, paper.keywords) for paper in cat.papers]
    yield "Keywords that no tag names", _rows(understanding.missing_keywords(keywords, tagger, 1))
    texts = [(paper.path, _text(paper)) for paper in cat.papers]
    yield (
        f"Phrases of {fewest} papers or more that no tag covers",
        _rows(understanding.missing_phrases(texts, tagger, fewest)),
    )


def _text(paper: Paper) -> str:
    """The abstract, with the title where it is not derived from it."""
    title = "" if paper.title_from == "abstract" else f"{paper.title.plain}. "
    return title + paper.abstract.plain


def _unknown(use: TagUse) -> str:
    near = f"  did you mean {use.near}?" if use.near else ""
    return f"{use.name}  {_papers(use.papers)}{near}"


def _papers(papers: tuple[Paper, ...]) -> str:
    more = f" and {len(papers) - 1} more" if len(papers) > 1 else ""
    return papers[0].path + more


def _rows(candidates: Iterable[understanding.Candidate]) -> list[str]:
    return [f"{each.count:>5}  {each.phrase}  {', '.join(each.examples)}" for each in candidates]


def _print(heading: str, rows: list[str], most: int | None) -> None:
    if not rows:
        return
    click.secho(f"\n{heading}: {len(rows):,}", bold=True)
    for row in rows[:most]:
        click.echo(f"  {row}")
    if most is not None and len(rows) > most:
        click.echo(f"  … and {len(rows) - most:,} more (-v shows all)")
