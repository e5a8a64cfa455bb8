"""`serve`"""

from __future__ import annotations

import click

from site_builder.cli.settings import Settings
from site_builder.cli.work import work
from site_builder.engine import Preview, watch
from site_builder.errors import SiteBuilderError


def serve_site(settings: Settings, port: int) -> int:
    """Build, serve, and build again at each change until interrupted."""
    paths = settings.paths
    with Preview(paths.output, port) as preview:
        click.echo(f"Serving {preview.address} (stop with Ctrl-C)")
        _rebuild(settings, preview)
        for _ in watch(paths.content, *paths.templates, *paths.static):
            _rebuild(settings, preview)
    return 0


def _rebuild(settings: Settings, preview: Preview) -> None:
    """Import and build; what goes wrong is shown in the page and on the terminal."""
    try:
        code = work(settings, settings.config(), importing=True, building=True)
        preview.show("Some papers have errors: see the terminal." if code else "")
    except SiteBuilderError as error:
        click.secho(f"error: {error}", fg="red", err=True)
        preview.show(str(error))
