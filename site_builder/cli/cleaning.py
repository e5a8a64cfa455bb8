"""`clean`"""

from __future__ import annotations

import click

from site_builder.cli.settings import Settings
from site_builder.engine import remove
from site_builder.render.wording import counted


def remove_output(settings: Settings) -> int:
    """Remove what builds have written, and the cache. Gives the exit code."""
    paths = settings.paths
    gone = remove(paths.output, paths.cache)
    if settings.verbosity >= 0:
        click.echo(f"Removed {counted(gone, 'file')} of {paths.output} and the cache.")
    return 0
