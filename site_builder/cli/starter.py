"""`new`, and files that are taken into a catalogue."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path

import click

from site_builder import importers
from site_builder.cli.settings import ROOT
from site_builder.errors import ConfigError, EnvironmentFault

STARTER = Path(__file__).resolve().parents[1] / "starter"
TAXONOMY = "content/taxonomy.yaml"


def new(folder: Path, *, replace: bool) -> int:
    """Make an empty catalogue: settings, our tags, an example, a workflow.

    With `replace` the content that stands there goes first, except for its
    taxonomy. A workflow that stands there stays. Gives the exit code.
    """
    content = folder / "content"
    if content.exists() and not replace:
        raise ConfigError(
            "a catalogue stands there already",
            where=str(content),
            hint="Choose another folder, or remove what is there: add --replace.",
        )
    if content.exists() and not (content / "site.yaml").is_file():
        raise ConfigError(
            "this folder holds no catalogue, so it stays",
            where=str(content),
            hint="Choose another folder, or remove this one yourself.",
        )
    own = folder / TAXONOMY
    taxonomy = (own if own.is_file() else ROOT / TAXONOMY).read_bytes()
    try:
        if content.exists():
            shutil.rmtree(content)
        for file in sorted(STARTER.rglob("*")):
            target = folder / file.relative_to(STARTER)
            if file.is_file() and not target.exists():
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
        own.write_bytes(taxonomy)
    except OSError as error:
        raise EnvironmentFault(f"cannot write: {error.strerror}", where=str(folder)) from error
    click.echo(
        f"Made a catalogue with one example. Put your files into {content / 'abstracts'}, then:"
    )
    click.echo(f"  python build.py --content {content}")
    return 0


def take_in(files: Iterable[Path], folder: Path, year: int | None) -> None:
    """Copy files into a folder of sources under their own names.

    A year given for them goes into a name that tells none, so that later
    imports know it too. Raises `ConfigError` when another file has the name there.
    """
    for file in files:
        named = year is None or importers.year_of_name(file.name) is not None
        target = folder / (file.name if named else f"{file.stem}-{year}{file.suffix}")
        if target.exists() and target.resolve() != file.resolve():
            if target.read_bytes() == file.read_bytes():
                continue
            raise ConfigError(
                "another source of this name was imported before",
                where=str(target),
                hint="To correct it, replace that file and run import again; else rename yours.",
            )
        if not target.exists():
            try:
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(file, target)
            except OSError as error:
                raise EnvironmentFault(
                    f"cannot copy: {error.strerror}", where=str(target)
                ) from error
