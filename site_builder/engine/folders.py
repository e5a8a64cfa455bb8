"""Which folders may be written to and cleaned."""

from __future__ import annotations

from pathlib import Path

from site_builder.engine.manifest import is_ours
from site_builder.errors import ConfigError

BEGIN = "Choose another folder with --output, such as --output site."


def check_output(output: Path, sources: tuple[Path, ...]) -> None:
    """Raise `ConfigError` unless a folder is safe to write a site to and prune.

    Safe is a folder that is new, empty, or carries our manifest, and that
    neither holds nor lies in any of `sources`, the home folder's parents, the
    root of the disk or a `.git` folder.
    """
    folder = output.resolve()
    holds_home = folder == Path.home() or folder in Path.home().parents
    if holds_home or ".git" in folder.parts or (folder / ".git").exists():
        raise ConfigError("a site may not be built into this folder", where=str(output), hint=BEGIN)
    for source in (source.resolve() for source in sources):
        if folder == source or folder in source.parents or source in folder.parents:
            raise ConfigError(
                f"the output holds or lies in the folder {source}", where=str(output), hint=BEGIN
            )
    if folder.exists() and not folder.is_dir():
        raise ConfigError("the output is a file, not a folder", where=str(output), hint=BEGIN)
    if folder.is_dir() and any(folder.iterdir()) and not is_ours(folder):
        raise ConfigError(
            "the folder holds files that no build of ours put there",
            where=str(output),
            hint=f"{BEGIN} Or empty this one first.",
        )
