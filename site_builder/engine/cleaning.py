"""Taking away what we put somewhere."""

from __future__ import annotations

import shutil
from pathlib import Path

from site_builder.engine import manifest
from site_builder.engine.lock import only_run
from site_builder.engine.output import Writer


def remove(output: Path, cache: Path) -> int:
    """Remove the files that our manifest lists in `output`, then the cache.

    Gives how many files of the output went. Files of others stay, and so does
    the folder while it holds any.
    """
    with only_run(cache):
        listed = manifest.read(output)
        gone = 0
        if listed:
            inside = [path for path in listed.files if _is_inside(output / path, output)]
            gone = Writer(output).prune(inside)
            (output / manifest.NAME).unlink()
            if not any(output.iterdir()):
                output.rmdir()
    shutil.rmtree(cache, ignore_errors=True)
    return gone


def _is_inside(path: Path, folder: Path) -> bool:
    """Whether a path is within a folder, whatever links and dots it has."""
    return path.resolve().is_relative_to(folder.resolve())
