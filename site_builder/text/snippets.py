"""The first words of a text."""

from __future__ import annotations

ELLIPSIS = "…"


def clip(text: str, limit: int) -> str:
    """Cut to at most `limit` characters at a word's end, with "…" when cut.

    White space becomes single spaces; a word longer than `limit` is cut inside.
    """
    line = " ".join(text.split())
    if len(line) <= limit:
        return line
    if limit < 1:
        return ""
    before, space, _ = line[:limit].rpartition(" ")
    return (before if space else line[: limit - 1]).rstrip(" ,;:.–—-(") + ELLIPSIS
