"""Nothing that stands in a source is lost without a word."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from site_builder import importers, store, text
from site_builder.errors import Problem, SiteBuilderError
from site_builder.model import Draft, Record

LINE = st.text(
    st.characters(exclude_categories=("Cs", "Cc")) | st.sampled_from("ab 1.[]#:"), max_size=80
)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(), inner, max_size=3),
    max_leaves=8,
)
LOST = frozenset(
    ["short-block", "no-blank-lines", "bad-line", "bad-entry", "no-abstract", "long-abstract"]
)
"""Codes of problems each of which stands for one abstract that did not become a record."""
KEYS = ["abstract", "title", "authors", "year", "venue", "keywords", "links", "url", "pdf"]


def read(content: bytes, name: str) -> list[Record | Problem]:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / name
        file.write_bytes(content)
        return list(importers.read(file, root=Path(folder), year=2023))


def counted(found: list[Record | Problem]) -> int:
    """Count what was imported, skipped or failed."""
    return sum(isinstance(one, Record) or one.code in LOST for one in found)


@given(st.lists(st.sampled_from(["We weigh the shells of crabs", "Too short", "One # two 3 four"])))
def test_every_block_is_a_record_or_a_problem(blocks: list[str]) -> None:
    found = read("\n\n".join(["Tidal 2023 Papers", *blocks]).encode(), "a.txt")

    assert counted(found) == len(blocks)


@given(st.lists(st.dictionaries(st.sampled_from(KEYS), JSON), max_size=4))
def test_every_object_is_a_record_or_a_problem(entries: list[dict[str, object]]) -> None:
    found = read("\n".join(map(json.dumps, entries)).encode(), "a.jsonl")

    assert counted(found) == len(entries)


@given(st.dictionaries(st.sampled_from([*KEYS, "track", "licence", "language"]), JSON), LINE)
def test_what_import_writes_the_build_can_read(entry: dict[str, object], line: str) -> None:
    entry = {**entry, "abstract": f"We weigh {line}\n{line}\n\n{line}"}
    found = read(json.dumps(entry).encode(), "a.jsonl")
    record = next(one for one in found if isinstance(one, Record))
    draft = Draft(
        record=record,
        fingerprint=text.fingerprint(record.abstract),
        title=record.title or "Untitled",
        title_from="source",
    )
    changes = store.reconcile([draft], {}, (), today="2024-01-01", restore=False)
    (file,) = (one for one in changes.artifacts if one.path.startswith("papers/"))
    paper = store.read_paper(file.body, file.path, lambda _tex, _display: "")

    assert paper.title.source == draft.title
    assert (paper.authors, paper.links) == (record.authors, record.links)
    assert (paper.year, paper.venue, paper.keywords) == (
        record.year,
        record.venue,
        record.keywords,
    )


@given(st.lists(LINE, min_size=1, max_size=5))
def test_an_abstract_comes_through_as_it_was_given(rows: list[str]) -> None:
    abstract = "We weigh the shells of crabs\n" + "\n".join(row for row in rows if row.strip())
    (record,) = read(json.dumps({"abstract": abstract}).encode(), "a.jsonl")

    assert isinstance(record, Record)
    assert record.abstract == abstract.strip().replace("\ufffe", "").replace("\uffff", "")


@given(st.binary(max_size=300), st.sampled_from(["a.txt", "a.jsonl", "a.yaml", "a", "a.jsonl.xz"]))
def test_any_bytes_are_read_or_refused(content: bytes, name: str) -> None:
    try:
        found = read(content, name)
    except SiteBuilderError:
        return

    assert all(isinstance(one, Record | Problem) for one in found)
