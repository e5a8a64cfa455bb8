"""The options that every command takes, before its name or after."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Concatenate, ParamSpec

import click

from site_builder.cli.settings import Settings

P = ParamSpec("P")

FOLDER = click.Path(file_okay=False, path_type=Path)
OPTIONS = (
    click.option("--content", type=FOLDER, help="Folder of the catalogue.  [content]"),
    click.option("--output", type=FOLDER, help="Folder of the site.  [site, beside content]"),
    click.option("--jobs", type=click.IntRange(1, 64), help="Processes at work.  [one a core]"),
    click.option("--year", type=click.IntRange(1900, 2100), help="Year of sources that name none."),
    click.option("--site-url", help="Public address of the site, in place of site.yaml's."),
    click.option("--strict", is_flag=True, default=None, help="Let warnings fail the run."),
    click.option("--no-cache", is_flag=True, default=None, help="Make everything anew."),
    click.option("-v", "--verbose", is_flag=True, default=None, help="Tell more."),
    click.option("-q", "--quiet", is_flag=True, default=None, help="Tell errors only."),
)


def shared(command: Callable[Concatenate[Settings, P], int]) -> Callable[..., int]:
    """Give a command the shared options, as one `Settings`.

    What stands after the command's name wins over what stands before it.
    """

    @wraps(command)
    def merged(*args: P.args, **given: P.kwargs) -> int:
        context = click.get_current_context()
        own = {name: given.pop(name) for name in Settings.names()}
        context.obj = (context.obj or Settings()).over(**own)
        return command(context.obj, *args, **given)

    for option in reversed(OPTIONS):
        merged = option(merged)
    return merged
