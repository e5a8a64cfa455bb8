"""`apply`"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import zip_longest
from pathlib import Path

import click

from site_builder import store, yaml_text
from site_builder.cli.settings import Settings
from site_builder.cli.work import running, tell
from site_builder.errors import Problem
from site_builder.model import Artifact, Value
from site_builder.render.wording import counted

CONTEXT = 5
"""Words shown on both sides of a difference."""


def apply_patches(settings: Settings, files: Sequence[Path], *, dry: bool) -> int:
    """Merge corrections into their papers' files and tell what changed.

    A patch that cannot be merged stops the run before any file is written;
    `dry` writes none at all. Gives the exit code.
    """
    config = settings.config()
    patches = [store.read_patch(_read(file), str(file)) for file in files]
    known = {tag.slug for tag in store.read_taxonomy(config.paths.taxonomy)}
    merged: list[store.Merged] = []
    written: dict[str, Artifact] = {}
    with running(settings, config, writing=not dry) as engine:
        papers = engine.load(store.find(config.paths.papers), config.paths.content)
        for patch in patches:
            merged.append(store.merge_patch(patch, papers, today=config.today))
            if artifact := merged[-1].artifact:
                written[artifact.path] = artifact
                papers[artifact.path] = artifact.body
        if not dry:
            engine.write(written.values(), config.paths.content)
        engine.warn(*(problem for one in merged for problem in _unknown_tags(one, known)))
        code = tell(engine, strict=bool(settings.strict))
    if settings.verbosity >= 0:
        click.echo("\n".join((*(line for one in merged for line in _told(one)), _sum(merged, dry))))
    return code


def _read(file: Path) -> bytes:
    return sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes()


def _unknown_tags(merged: store.Merged, known: set[str]) -> Iterator[Problem]:
    for change in merged.changes:
        if change.field == "tags" and known:
            for tag in change.now:
                if tag not in known and tag not in change.was:
                    yield Problem(
                        where=merged.path,
                        code="unknown-tag",
                        message=f"tag {tag!r} is not in taxonomy.yaml",
                        hint="Add it there to give it a label and a place, or correct it.",
                    )


def _told(merged: store.Merged) -> Iterator[str]:
    """What a patch changes, a line a field."""
    yield merged.path if merged.changes else f"{merged.path}: merged already"
    for change in merged.changes:
        was, now = _different(_plain(change.was), _plain(change.now))
        yield f"  {change.field}: {was or 'nothing'} → {now or 'nothing'}"


def _sum(merged: Sequence[store.Merged], dry: bool) -> str:
    changes = sum(len(one.changes) for one in merged)
    if not changes:
        return "Nothing to change."
    papers = len({one.path for one in merged if one.changes})
    verb = "Would change" if dry else "Changed"
    return f"{verb} {counted(changes, 'field')} of {counted(papers, 'paper')}."


def _different(was: str, now: str) -> tuple[str, str]:
    """The words in which two texts differ, with a few on both sides."""
    old, new = was.split(), now.split()
    start = _shared(old, new)
    end = _shared(old[start:][::-1], new[start:][::-1])
    return _between(old, start, end), _between(new, start, end)


def _shared(old: Sequence[str], new: Sequence[str]) -> int:
    """How many words two lists have in common at their beginning."""
    pairs = enumerate(zip_longest(old, new))
    return next((at for at, (one, other) in pairs if one != other), len(old))


def _between(words: Sequence[str], start: int, end: int) -> str:
    first, last = max(0, start - CONTEXT), min(len(words), len(words) - end + CONTEXT)
    cut = " ".join(words[first:last])
    return f"{'… ' if first else ''}{cut}{' …' if last < len(words) else ''}"


def _plain(value: Value) -> str:
    """A value in one line: a list with semicolons, else as its file has it."""
    if isinstance(value, Sequence) and not isinstance(value, str):
        return "; ".join(map(_plain, value))
    return value if isinstance(value, str) else yaml_text.dump({"": value})[len('"":') :]
