"""What a build wrote last time: the marker of a folder as ours to prune."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path

import msgspec

from site_builder.engine.files import read_or_none, write_whole

NAME = ".papershelf.json"
"""Stands in the output folder; GitHub's Pages artifact leaves dotfiles out."""


class Manifest(msgspec.Struct, frozen=True):
    """Digest of each file by its path, relative to the folder, with `/`."""

    files: dict[str, str]


def digest(body: bytes) -> str:
    """A fingerprint of a file's content."""
    return blake2b(body, digest_size=16).hexdigest()


def read(folder: Path) -> Manifest | None:
    """The manifest of a folder; None when it has none that can be read."""
    raw = read_or_none(folder / NAME)
    if raw is None:
        return None
    try:
        return msgspec.json.decode(raw, type=Manifest)
    except msgspec.MsgspecError:
        # Still ours, but nothing is known of its files: none of them is pruned.
        return Manifest(files={})


def write(folder: Path, manifest: Manifest) -> None:
    """Store a manifest; the same files give the same bytes."""
    ordered = Manifest(files=dict(sorted(manifest.files.items())))
    body = msgspec.json.format(msgspec.json.encode(ordered), indent=0)
    if read_or_none(folder / NAME) != body:
        write_whole(folder / NAME, body)
