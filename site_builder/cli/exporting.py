"""`export`: the catalogue to carry."""

from __future__ import annotations

import os
from collections.abc import Callable
from difflib import get_close_matches
from pathlib import Path

import click

from site_builder import assets, catalog, exports, pipeline, render
from site_builder.cli.settings import Settings
from site_builder.cli.work import running, tell
from site_builder.config import Config
from site_builder.engine import Engine, check_output
from site_builder.errors import ConfigError
from site_builder.model import Artifact, Catalog, Group
from site_builder.render.wording import counted
from site_builder.text import slugify

OURS = ".papershelf"
"""How the names of files begin that a site has for the next build only."""

Edition = Callable[[Catalog, str, Config, Engine], bytes]
"""(Papers, what they are called, settings, engine) → a file."""


def export(settings: Settings, targets: dict[str, Path | None], tag: str) -> int:
    """Write each edition that has a target. Gives the exit code.

    `--year` and `tag` choose the papers of all but the zip.
    """
    wanted = {kind: path for kind, path in targets.items() if path}
    config = settings.config()
    _check(wanted, tag, settings.year)
    with running(settings, config) as engine:
        cat = pipeline.load_catalog(config, engine)
        chosen, label = _chosen(cat, settings.year, tag)
        made = {
            path: EDITIONS[kind](chosen, label, config, engine) for kind, path in wanted.items()
        }
        for path, body in made.items():
            engine.write([Artifact(path=path.name, body=body)], path.resolve().parent)
        code = tell(engine, strict=bool(settings.strict))
    if settings.verbosity >= 0:
        shown = sum(paper.status == "published" for paper in chosen.papers)
        papers = counted(shown, "paper")
        for path, body in made.items():
            click.echo(f"Wrote {path}: {papers}, {len(body) / 1000:,.0f} kB.")
    return code


def _check(wanted: dict[str, Path], tag: str, year: int | None) -> None:
    if not wanted:
        raise ConfigError(
            "there is nothing to export",
            hint="Name a file: --zip, --single-file, --epub or --search-records FILE.",
        )
    if "zip" in wanted and (tag or year):
        raise ConfigError(
            "--zip holds the whole site", hint="Leave out --year and --tag, or export --epub."
        )


def _chosen(cat: Catalog, year: int | None, tag: str) -> tuple[Catalog, str]:
    """The papers of a year, of a tag or of both as a catalogue, and what they are called."""
    groups = [_group(cat.years, "year", str(year))] if year else []
    groups += [_group(cat.tags, "tag", tag)] if tag else []
    if not groups:
        return cat, ""
    papers = [p for p in cat.papers if all(p in group.members for group in groups)]
    if not papers:
        raise ConfigError(f"no paper of {year} has the tag {tag!r}")
    label = " ".join(group.label for group in reversed(groups))
    return catalog.build(papers, derived=cat.derived, taxonomy=cat.taxonomy), label


def _group(groups: tuple[Group, ...], kind: str, name: str) -> Group:
    for group in groups:
        if name in (group.slug, group.label):
            return group
    near = get_close_matches(name, [group.slug for group in groups], 1)
    hint = f"Did you mean {near[0]}?" if near else ""
    raise ConfigError(f"no paper has the {kind} {name!r}", hint=hint)


def _zip(cat: Catalog, _label: str, config: Config, engine: Engine) -> bytes:
    """The built site, in a folder of its name."""
    output = config.paths.output
    check_output(output, (config.paths.content,))
    pipeline.build(config, engine)
    files = [
        file
        for file in sorted(output.rglob("*"))
        if file.is_file() and not file.name.startswith(OURS)
    ]
    folder = slugify(config.site.title)
    site = [
        Artifact(path=f"{folder}/{path}", body=body)
        for path, body in engine.load(files, output).items()
    ]
    return exports.archive(site, date=_dated(cat, config))


def _single(cat: Catalog, label: str, config: Config, engine: Engine) -> bytes:
    style, script = assets.inline(
        config.paths.static,
        config.site,
        bundler=pipeline.bundler(config.site, engine),
        font=pipeline.formula_font(cat, engine),
    )
    shelf = render.Shelf(catalog=cat, site=config.site)
    page = render.single(shelf, label=label, style=style, script=script)
    return _renderer(cat, config)(page).body


def _epub(cat: Catalog, label: str, config: Config, engine: Engine) -> bytes:
    date = _dated(cat, config)
    shelf = render.Shelf(catalog=cat, site=config.site)
    pages = map(_renderer(cat, config), render.book(shelf, label=label, date=date))
    style = assets.book_style(config.paths.static, bundler=pipeline.bundler(config.site, engine))
    return exports.epub(pages, style, date=date)


def _records(cat: Catalog, _label: str, config: Config, _engine: Engine) -> bytes:
    return exports.search_records(cat, config.site)


EDITIONS: dict[str, Edition] = {
    "zip": _zip,
    "single_file": _single,
    "epub": _epub,
    "search_records": _records,
}


def _renderer(cat: Catalog, config: Config) -> render.Renderer:
    return render.Renderer(
        templates=config.paths.templates, site=render.site_view(config.site, cat, {})
    )


def _dated(cat: Catalog, config: Config) -> str:
    """The day of SOURCE_DATE_EPOCH where that is set, else of the newest paper."""
    if os.environ.get("SOURCE_DATE_EPOCH"):
        return config.today
    return render.newest(cat.papers) or exports.EARLIEST
