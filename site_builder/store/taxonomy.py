"""The tags of a catalogue."""

from __future__ import annotations

import re
from collections.abc import Mapping
from difflib import get_close_matches
from pathlib import Path

from site_builder import yaml_text
from site_builder.decoding import decode
from site_builder.errors import ContentError
from site_builder.fields import clipped, one_line, text
from site_builder.model import Tag, Value
from site_builder.store.faults import Faults
from site_builder.text import slugify

SCHEMA = "1"
KEYS = (
    "id", "label", "parent", "description", "aliases", "cased", "keywords", "needs", "hints",
    "formerly",
)  # fmt: skip
"""What an entry may say."""

_SLUG = re.compile("[a-z0-9]+(?:-[a-z0-9]+)*")
_NUMBER = re.compile(r"-(\d+)$")
"""An ending that the second page of a list has, too."""


def read_taxonomy(path: Path) -> tuple[Tag, ...]:
    """Read taxonomy.yaml in its order; () when there is none.

    Raises `ContentError` with every fault, each with its line.
    """
    if not path.exists():
        return ()
    document = yaml_text.load(decode(path.read_bytes(), path.name), path.name)
    faults = Faults(document)
    for key in document.values:
        if key not in ("schema", "tags"):
            faults.unknown((key,), key, ("schema", "tags"))
    if document.values.get("schema", SCHEMA) != SCHEMA:
        faults.add(("schema",), f"schema: only {SCHEMA} is known")
    tags = _tags(document.values.get("tags") or [], faults)
    _check_tree(tags, faults)
    faults.stop(ContentError)
    return tuple(tags.values())


def _tags(entries: Value, faults: Faults) -> dict[int, Tag]:
    """Return the tags by their place in the list."""
    if not isinstance(entries, list):
        faults.add(("tags",), "tags: expected a list")
        return {}
    found: dict[int, Tag] = {}
    for at, entry in enumerate(entries):
        if isinstance(entry, dict):
            found[at] = _tag(entry, at, faults)
        else:
            faults.add(("tags", at), "expected an entry of `key: value` lines")
    return found


def _tag(entry: Mapping[str, Value], at: int, faults: Faults) -> Tag:
    for key in entry:
        if key not in KEYS:
            faults.unknown(("tags", at, key), key, KEYS)
    slug = _line(entry, at, "id", faults)
    if not _SLUG.fullmatch(slug):
        message = f"expected an id of small letters, digits and hyphens, found {clipped(slug)}"
        faults.add(("tags", at, "id"), message)
    elif (free := _NUMBER.sub(r"\1", slugify(slug))) != slug:
        faults.add(("tags", at, "id"), f"the address of {slug!r} is taken", f"Call it {free!r}")
    return Tag(
        slug=slug,
        label=_line(entry, at, "label", faults) or slug,
        parent=_line(entry, at, "parent", faults),
        description=_line(entry, at, "description", faults),
        aliases=_list(entry, at, "aliases", faults),
        cased=_list(entry, at, "cased", faults),
        keywords=_list(entry, at, "keywords", faults),
        needs=_list(entry, at, "needs", faults),
        hints=_list(entry, at, "hints", faults),
        formerly=_list(entry, at, "formerly", faults),
    )


def _line(entry: Mapping[str, Value], at: int, key: str, faults: Faults) -> str:
    try:
        return one_line(text(entry.get(key, ""), "one text"))
    except ValueError as fault:
        faults.add(("tags", at, key), f"{key}: {fault}")
        return ""


def _list(entry: Mapping[str, Value], at: int, key: str, faults: Faults) -> tuple[str, ...]:
    value = entry.get(key) or []
    items = value if isinstance(value, list) else [value]
    if not all(isinstance(item, str) for item in items):
        faults.add(("tags", at, key), f"{key}: expected a list of texts")
    return tuple(one_line(item) for item in items if isinstance(item, str) and item.strip())


def _check_tree(tags: Mapping[int, Tag], faults: Faults) -> None:
    first: dict[str, int] = {}
    for at, tag in tags.items():
        if first.setdefault(tag.slug, at) != at:
            line = faults.document.where("tags", first[tag.slug]).rpartition(":")[2]
            faults.add(("tags", at, "id"), f"the id {tag.slug!r} already stands in line {line}")
    _check_former(tags, first, faults)
    parents = {slug: tags[at].parent for slug, at in first.items()}
    for slug, at in first.items():
        parent = parents[slug]
        if parent and parent not in parents:
            near = get_close_matches(parent, parents, 1)
            hint = f"Did you mean {near[0]!r}?" if near else "Add an entry for it"
            faults.add(("tags", at, "parent"), f"parent: no tag has the id {parent!r}", hint)
        elif slug in _above(slug, parents):
            faults.add(("tags", at, "parent"), f"parent: {slug!r} stands above itself")


def _check_former(tags: Mapping[int, Tag], first: Mapping[str, int], faults: Faults) -> None:
    """Note former ids that lead nowhere or to two tags."""
    taken: dict[str, str] = {}
    for at, tag in tags.items():
        for slug in tag.formerly:
            if slug in first:
                faults.add(("tags", at, "formerly"), f"formerly: there is a tag {slug!r}")
            elif taken.setdefault(slug, tag.slug) != tag.slug:
                message = f"formerly: {slug!r} already leads to {taken[slug]!r}"
                faults.add(("tags", at, "formerly"), message)
            elif not _SLUG.fullmatch(slug):
                message = f"formerly: expected an id that the tag had, found {clipped(slug)}"
                faults.add(("tags", at, "formerly"), message)


def _above(slug: str, parents: Mapping[str, str]) -> set[str]:
    """Return all that stands above a tag; a circle ends the search."""
    above: set[str] = set()
    while (slug := parents.get(slug, "")) and slug not in above:
        above.add(slug)
    return above
