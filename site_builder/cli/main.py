"""Running a command and what its end is called."""

from __future__ import annotations

import sys
import traceback
from collections.abc import Sequence

import click

from site_builder.cli.commands import cli
from site_builder.errors import EnvironmentFault, SiteBuilderError

BUG, INTERRUPTED = 70, 130


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command and give its exit code.

    0 done, 1 faults of the content, 2 of the usage or settings, 3 of the
    machine, 70 a bug of ours, 130 interrupted.
    """
    given = sys.argv[1:] if arguments is None else list(arguments)
    try:
        return int(cli.main(given, prog_name="build.py", standalone_mode=False) or 0)
    except click.ClickException as error:
        error.show()
        return error.exit_code
    except (KeyboardInterrupt, click.Abort):
        click.echo("Stopped. The same command goes on from here.", err=True)
        return INTERRUPTED
    except SiteBuilderError as error:
        click.secho(f"error: {error}", fg="red", err=True)
        return error.exit_code
    except OSError as error:
        click.secho(f"error: {_told(error)}", fg="red", err=True)
        return EnvironmentFault.exit_code
    except Exception as error:  # noqa: BLE001 - the last resort: a bug of ours, said plainly
        if "-v" in given or "--verbose" in given:
            traceback.print_exc()
        click.secho(f"This is a bug in Papershelf: {error!r} (-v tells more)", fg="red", err=True)
        return BUG


def _told(error: OSError) -> str:
    """What the machine refused, and for which file."""
    place = f"{error.filename}: " if error.filename else ""
    return f"{place}{error.strerror or error}"
