"""Corrections: what a reader proposes for one paper, checked and merged into its file.

```yaml
schema: 1
paper: 3f9a1c0b7d24
changes:
  title:
    was: Weighing Lighthouse
    now: Weighing Lighthouses by Their Shadows
```

Values are those of front matter; `abstract` is the text below it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass

from site_builder import fields, text, yaml_text
from site_builder.decoding import decode
from site_builder.errors import ContentError
from site_builder.model import Artifact, Value
from site_builder.store.faults import Faults
from site_builder.store.paper import ID_LENGTH, read_paper, tag_ids
from site_builder.store.paper_file import LARGEST_FILE, PaperFile, edit, escape, parse

SCHEMA = "1"
_KEYS = ("schema", "paper", "changes")
_FENCE = re.compile(r"^```ya?ml *\n(.*?)^``` *$", re.MULTILINE | re.DOTALL)
"""Where the text of an issue holds a patch."""


def _one_line(value: Value) -> str:
    return fields.one_line(fields.text(value, "one text"))


def _abstract(value: Value) -> str:
    written = escape(fields.text(value, "one text"))
    if len(written) > fields.LONGEST_ABSTRACT:
        raise ValueError(f"longer than {fields.LONGEST_ABSTRACT:,} characters")
    return written


def _plain(read: Callable[[Value], tuple[str, ...]]) -> Callable[[Value], Value]:
    return lambda value: [*read(value)]


FIELDS: Mapping[str, Callable[[Value], Value]] = {
    "title": _one_line,
    "authors": lambda value: fields.plain_authors(fields.authors(value)),
    "year": lambda value: str(fields.year(value) or ""),
    "venue": _one_line,
    "tags": _plain(tag_ids),
    "keywords": _plain(fields.texts),
    "links": lambda value: fields.plain_links(fields.links(value)),
    "abstract": _abstract,
}
"""What a patch may change, and how each value is read: as front matter is, into one form."""
NEEDED = frozenset(("title", "abstract"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """One field's old and new value, in the form that `FIELDS` gives."""

    field: str
    was: Value
    now: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Patch:
    """A correction as its file has it."""

    document: yaml_text.Document
    paper: str
    """Id of the paper."""
    changes: tuple[Change, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Merged:
    """What a patch makes of a paper's file."""

    path: str
    changes: tuple[Change, ...]
    """Those that were not made before."""
    artifact: Artifact | None
    """None when the paper says all of it already."""


def read_patch(raw: bytes, path: str) -> Patch:
    """Read a patch, or the text of an issue that holds one between ```yaml and ```.

    Raises `ContentError` with every fault, each with its line.
    """
    if len(raw) > LARGEST_FILE:
        raise ContentError(f"the file is larger than {LARGEST_FILE // 1_000_000} MB", where=path)
    written = decode(raw, path)
    line = 1
    if found := _FENCE.search(written):
        line += written.count("\n", 0, found.start(1))
        written = found[1]
    document = yaml_text.load(written, path, line=line)
    faults = Faults(document)
    values = document.values
    for key in values:
        if key not in _KEYS:
            faults.unknown((key,), key, _KEYS)
    if values.get("schema") != SCHEMA:
        faults.add(("schema",), f"expected `schema: {SCHEMA}`")
    if not isinstance(values.get("paper"), str) or not values["paper"]:
        faults.add(("paper",), "expected `paper:` and the id of a paper")
    changes = tuple(_changes(values.get("changes"), faults))
    faults.stop(ContentError)
    return Patch(document=document, paper=str(values["paper"]), changes=changes)


def merge_patch(patch: Patch, files: Mapping[str, bytes], *, today: str) -> Merged:
    """Make the changes of a patch that are not made yet.

    `files` holds the paper files by path. A changed title is a person's from
    now on, and a changed paper is dated `today`. Raises `ContentError`, with
    the patch's line, where the paper says neither the old value nor the new.
    """
    faults = Faults(patch.document)
    file = _file(patch.paper, files)
    if file is None:
        message = f"no paper has the id {fields.clipped(patch.paper)}"
        raise ContentError(message, where=patch.document.where("paper"))
    made = tuple(change for change in patch.changes if not _stands(change, file, faults))
    faults.stop(ContentError)
    path = file.front.path
    if not made:
        return Merged(path=path, changes=(), artifact=None)
    body = edit(file, _front(made, today), _new_abstract(made))
    read_paper(body, path, render_math=lambda _tex, _display: "")
    return Merged(path=path, changes=made, artifact=Artifact(path=path, body=body))


def _changes(value: Value | None, faults: Faults) -> Iterator[Change]:
    if not isinstance(value, dict) or not value:
        faults.add(("changes",), "expected `changes:` and below it fields, each with was and now")
        return
    for field, pair in value.items():
        way = ("changes", field)
        if field not in FIELDS:
            faults.unknown(way, field, FIELDS)
        elif not isinstance(pair, dict) or sorted(pair) != ["now", "was"]:
            faults.add(way, f"{field}: expected `was:` and `now:`")
        else:
            yield from _change(field, pair, faults)


def _change(field: str, pair: Mapping[str, Value], faults: Faults) -> Iterator[Change]:
    read: dict[str, Value] = {}
    for side, value in pair.items():
        try:
            read[side] = FIELDS[field](value)
        except ValueError as fault:
            faults.add(("changes", field, side), f"{field}: {fault}")
    if field in NEEDED and not read.get("now", "?"):
        faults.add(("changes", field, "now"), f"{field}: a paper needs one")
    elif len(read) == len(pair):
        yield Change(field=field, was=read["was"], now=read["now"])


def _file(identity: str, files: Mapping[str, bytes]) -> PaperFile | None:
    """The file of an id; one that names none has the id of its abstract."""
    for path in sorted(files):
        raw = files[path]
        if identity.encode() in raw:
            file = parse(raw, path)
            if file.text("id") == identity:
                return file
    for path in sorted(files):
        if b"\nid:" not in files[path]:
            with suppress(ContentError):
                file = parse(files[path], path)
                own = text.fingerprint(file.abstract)[:ID_LENGTH]
                if (file.text("id") or own) == identity:
                    return file
    return None


def _stands(change: Change, file: PaperFile, faults: Faults) -> bool:
    """Whether a file says the new value already; a fault where not even the old one."""
    present = _present(change.field, file)
    if present not in (change.now, change.was):
        faults.add(
            ("changes", change.field, "was"),
            f"{change.field}: {file.front.where(change.field)} says {_shown(present)}"
            f" by now, not {_shown(change.was)}",
            "Make the correction anew from the paper's page.",
        )
    return present == change.now


def _present(field: str, file: PaperFile) -> Value:
    value = file.abstract if field == "abstract" else file.front.values.get(field, "")
    try:
        return FIELDS[field](value)
    except ValueError as fault:
        raise ContentError(f"{field}: {fault}", where=file.front.where(field)) from fault


def _shown(value: Value) -> str:
    if not value:
        return "nothing"
    return fields.clipped(value if isinstance(value, str) else yaml_text.dump({"": value})[3:])


def _front(changes: tuple[Change, ...], today: str) -> dict[str, Value]:
    """The new front matter, dated."""
    front = {change.field: change.now for change in changes if change.field != "abstract"}
    if "title" in front:
        front["title_from"] = "person"
    return {**front, "updated": today}


def _new_abstract(changes: tuple[Change, ...]) -> str | None:
    return next((str(change.now) for change in changes if change.field == "abstract"), None)
