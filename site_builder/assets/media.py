"""Pictures that lie beside the texts that show them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from site_builder.model import Artifact

SUFFIXES = frozenset((".png", ".jpg", ".jpeg", ".gif", ".webp", ".avif", ".svg", ".pdf"))


def media(content: Path) -> Iterator[Artifact]:
    """Each picture or PDF below papers/ and pages/, at its page's side.

    A page stands where its text does (`content/pages/` being the root), so a
    relative address in the text holds in the page. Links out of the content
    folder are not followed.
    """
    for folder, root in ((content / "papers", content), (content / "pages", content / "pages")):
        for file in sorted(folder.rglob("*")):
            inside = file.resolve().is_relative_to(content.resolve())
            if file.suffix.lower() in SUFFIXES and inside and file.is_file():
                yield Artifact(path=file.relative_to(root).as_posix(), body=file.read_bytes())
