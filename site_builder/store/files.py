"""Which files of a kind there are."""

from __future__ import annotations

from pathlib import Path


def find(folder: Path) -> tuple[Path, ...]:
    """List the Markdown files below a folder, by name.

    Not README files, hidden files or links that lead out of it.
    """
    files = (file for file in folder.rglob("*.md") if _is_content(file, folder))
    return tuple(sorted(files, key=lambda file: file.relative_to(folder).as_posix()))


def _is_content(file: Path, folder: Path) -> bool:
    parts = file.relative_to(folder).parts
    return (
        not any(part.startswith(".") for part in parts)
        and not file.name.upper().startswith("README")
        and file.is_file()
        and file.resolve().is_relative_to(folder.resolve())
    )
