"""The commands."""

from __future__ import annotations

from pathlib import Path

import click

from site_builder.cli import starter
from site_builder.cli.applying import apply_patches
from site_builder.cli.checking import check_site, check_text
from site_builder.cli.cleaning import remove_output
from site_builder.cli.exporting import export as export_editions
from site_builder.cli.options import shared
from site_builder.cli.serving import serve_site
from site_builder.cli.settings import Settings
from site_builder.cli.showing import show_paper
from site_builder.cli.tagging import show_tags
from site_builder.cli.work import work

FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
TARGET = click.Path(dir_okay=False, path_type=Path)
PATCH = click.Path(exists=True, dir_okay=False, allow_dash=True, path_type=Path)
FOLDER = click.Path(file_okay=False, path_type=Path)


@click.group(invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@shared
def cli(settings: Settings) -> int:
    """Turn a pile of abstracts into a site.

    Without a command: import what is new, then build.
    """
    if click.get_current_context().invoked_subcommand:
        return 0
    return work(settings, settings.config(), importing=True, building=True)


@cli.command()
@shared
def build(settings: Settings) -> int:
    """Build the site of the paper files."""
    return work(settings, settings.config(), importing=False, building=True)


@cli.command("import")
@click.argument("files", nargs=-1, type=FILE)
@click.option("--metadata", is_flag=True, help="FILES say more about papers already known.")
@click.option("--restore", is_flag=True, help="Bring back papers that were deleted by hand.")
@shared
def import_(settings: Settings, files: tuple[Path, ...], metadata: bool, restore: bool) -> int:
    """Copy FILES into the catalogue, then import all that is new."""
    config = settings.config(restore=restore)
    folder = config.paths.metadata if metadata else config.paths.abstracts
    starter.take_in(files, folder, settings.year)
    return work(settings, config, importing=True, building=False)


@cli.command()
@click.option("--port", type=click.IntRange(0, 65535), default=8000, show_default=True)
@shared
def serve(settings: Settings, port: int) -> int:
    """Build, serve on 127.0.0.1 and reload the page at each change."""
    return serve_site(settings, port)


@cli.command()
@click.option("--text", is_flag=True, help="List what is guessed or damaged in the texts instead.")
@shared
def check(settings: Settings, text: bool) -> int:
    """Check the content, and every link of the built site."""
    return check_text(settings) if text else check_site(settings)


@cli.command()
@shared
def tags(settings: Settings) -> int:
    """Tell how papers and tags meet, and which tags may be missing."""
    return show_tags(settings)


@cli.command()
@click.argument("paper")
@shared
def show(settings: Settings, paper: str) -> int:
    """Print a paper's texts in every rendering, and what is doubtful in them.

    PAPER is its id, its file or a part of its file's name.
    """
    return show_paper(settings, paper)


@cli.command()
@click.option("--zip", type=TARGET, metavar="FILE", help="The built site, packed.")
@click.option("--single-file", type=TARGET, metavar="FILE", help="One HTML page, with search.")
@click.option("--epub", type=TARGET, metavar="FILE", help="An e-book.")
@click.option("--search-records", type=TARGET, metavar="FILE", help="JSON Lines for a server.")
@click.option("--tag", default="", help="Only papers of this tag; --year: only of this year.")
@shared
def export(settings: Settings, /, tag: str, **targets: Path | None) -> int:
    """Write the catalogue into one file: for a stick, a mail, a reader, a search engine."""
    return export_editions(settings, targets, tag)


@cli.command()
@click.argument("patches", nargs=-1, required=True, type=PATCH)
@click.option("--dry-run", is_flag=True, help="Tell what would change, and change nothing.")
@shared
def apply(settings: Settings, patches: tuple[Path, ...], dry_run: bool) -> int:
    """Merge corrections, made on the papers' pages, into the papers' files.

    PATCHES are files; - reads one, or an issue that holds one, from the terminal.
    """
    return apply_patches(settings, patches, dry=dry_run)


@cli.command()
@click.argument("folder", type=FOLDER)
@click.option("--replace", is_flag=True, help="Remove the catalogue that stands there.")
def new(folder: Path, replace: bool) -> int:
    """Make an empty catalogue in FOLDER."""
    return starter.new(folder, replace=replace)


@cli.command()
@shared
def clean(settings: Settings) -> int:
    """Remove the built site and the cache, and nothing else."""
    return remove_output(settings)
