"""Taking away what we put somewhere."""

from __future__ import annotations

from pathlib import Path

from site_builder.engine import manifest
from site_builder.engine.files import TEMPORARY
from site_builder.engine.lock import only_run
from site_builder.engine.output import Writer

CACHED = ("results.sqlite*", "output-*.msgpack", "formulas.json", "run.*", TEMPORARY)
"""Names of all that we keep in a cache folder."""


def remove(output: Path, cache: Path) -> int:
    """Remove the files that our manifest lists in `output`, then those of the cache.

    Gives how many files of the output went. Files of others stay, and so do
    the folders that hold any.
    """
    with only_run(cache):
        listed = manifest.read(output).files
        gone = Writer(output).prune(listed)
        for name in (manifest.NAME, manifest.JOURNAL):
            (output / name).unlink(missing_ok=True)
        _remove_if_empty(output)
    for pattern in CACHED:
        for file in cache.glob(pattern):
            file.unlink(missing_ok=True)
    _remove_if_empty(cache)
    return gone


def _remove_if_empty(folder: Path) -> None:
    if folder.is_dir() and not any(folder.iterdir()):
        folder.rmdir()
