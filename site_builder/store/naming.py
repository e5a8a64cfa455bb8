"""Ids and file names for new papers."""

from __future__ import annotations

from collections.abc import Container
from hashlib import blake2b
from itertools import count

from site_builder import text
from site_builder.model import Draft
from site_builder.store.paper import ID_LENGTH

UNDATED = "undated"
"""Folder of papers without a year."""
SUFFIX = 6
"""Digits of the id behind a name that is taken."""


def new_id(draft: Draft, taken: Container[str]) -> str:
    """Make an id of the abstract's fingerprint; of venue, year and title too if it is taken."""
    plain = draft.fingerprint[:ID_LENGTH]
    if plain not in taken:
        return plain
    record = draft.record
    whole = f"{draft.fingerprint}\n{record.year}\n{record.venue}\n{draft.title}"
    others = (_digest(f"{whole}\n{number}") for number in count())
    return next(other for other in others if other not in taken)


def new_path(draft: Draft, identity: str, taken: Container[str]) -> str:
    """Make `papers/<year>/<slug>.md` of the title; with a piece of the id if it is taken."""
    folder = f"papers/{draft.record.year or UNDATED}"
    slug = text.slugify(draft.title)
    endings = ["", f"-{identity[:SUFFIX]}", f"-{identity}"]
    paths = (f"{folder}/{slug}{ending}.md" for ending in endings)
    return next(path for path in paths if path not in taken)


def _digest(whole: str) -> str:
    return blake2b(whole.encode("utf-8", "replace"), digest_size=ID_LENGTH // 2).hexdigest()
