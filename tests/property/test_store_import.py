"""Imports of any sources, edited in between, never lose or churn anything."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from site_builder import store, text
from site_builder.model import Author, Draft, Link, Provenance, Record
from site_builder.store.ledger import parse_ledger
from site_builder.store.paper_file import edit, parse

Shelf = dict[str, bytes]
LEDGER = "derived/ledger.jsonl"

WORDS = st.text(
    st.characters(exclude_categories=("Cs", "Cc"), exclude_characters="\ufffe\uffff")
    | st.sampled_from("#:-'\"\\[{ab "),
    min_size=1,
    max_size=30,
)
LINES = st.lists(WORDS, min_size=1, max_size=4).map("\n".join)
LINK = st.builds(
    Link,
    kind=st.sampled_from(["paper", "code"]),
    url=st.integers(0, 9).map(lambda number: f"https://example.org/{number}"),
)


@st.composite
def drafts(draw: st.DrawFn) -> tuple[Draft, ...]:
    abstracts = draw(st.lists(LINES.filter(str.strip), max_size=6, unique_by=text.fingerprint))
    return tuple(draw(one_draft(abstract)) for abstract in abstracts)


@st.composite
def one_draft(draw: st.DrawFn, abstract: str) -> Draft:
    title = " ".join(draw(WORDS).split()) or "Untitled"
    record = Record(
        abstract=abstract,
        title=title,
        authors=draw(st.lists(WORDS.map(str.strip).filter(bool).map(named), max_size=2).map(tuple)),
        year=draw(st.sampled_from([None, 2023, 2024])),
        venue=" ".join(draw(WORDS).split()),
        links=tuple(draw(st.lists(LINK, max_size=2, unique_by=lambda link: link.url))),
        provenance=Provenance(importer="text", path="abstracts/a.txt", line=1),
    )
    return Draft(
        record=record,
        fingerprint=text.fingerprint(abstract),
        title=title,
        title_from=draw(st.sampled_from(["source", "metadata", "abstract"])),
        tags=tuple(draw(st.lists(st.sampled_from("abcd"), unique=True))),
    )


def named(name: str) -> Author:
    return Author(name=name)


def take(found: tuple[Draft, ...], shelf: Shelf, today: str = "2024-01-01") -> Shelf:
    """Return what an import writes."""
    files = {path: body for path, body in shelf.items() if path != LEDGER}
    ledger = parse_ledger(shelf.get(LEDGER, b""), LEDGER)
    changes = store.reconcile(found, files, ledger, today=today, restore=False)
    return {artifact.path: artifact.body for artifact in changes.artifacts}


@given(drafts())
def test_a_second_import_writes_nothing(found: tuple[Draft, ...]) -> None:
    shelf = take(found, {})

    assert len(shelf) == len(found) + bool(found)
    assert take(found, shelf, "2025-05-05") == {}


@given(drafts(), st.randoms(use_true_random=False))
def test_the_order_of_a_source_does_not_matter(found: tuple[Draft, ...], random: object) -> None:
    shelf = take(found, {})
    moved = list(found)
    random.shuffle(moved)  # type: ignore[attr-defined]  # hypothesis gives a random.Random

    assert take(tuple(moved), shelf) == {}


@given(drafts(), drafts())
def test_an_insertion_writes_only_new_files(
    found: tuple[Draft, ...], more: tuple[Draft, ...]
) -> None:
    shelf = take(found, {})
    known = {draft.fingerprint for draft in found}
    new = tuple(draft for draft in more if draft.fingerprint not in known)
    half = len(found) // 2
    written = take((*found[:half], *new, *found[half:]), shelf)

    assert not (set(written) - {LEDGER}) & set(shelf)
    assert len(set(written) - {LEDGER}) == len(new)


@given(drafts(), WORDS, WORDS)
def test_an_edit_outlives_any_import(found: tuple[Draft, ...], title: str, note: str) -> None:
    shelf = take(found, {})
    papers = {path: parse(body, path) for path, body in shelf.items() if path != LEDGER}
    mine = f"Mine {' '.join(title.split())}"
    edited = {
        path: edit(file, {"title": mine}) + f"\n# {note}\n".encode()
        for path, file in papers.items()
    }
    better = tuple(
        replace(draft, title="Better", record=replace(draft.record, venue="Better"))
        for draft in found
    )
    after = {**edited, **take(better, {**shelf, **edited})}

    for path, body in edited.items():
        before, now = parse(body, path), parse(after[path], path)
        assert (now.abstract, now.notes) == (before.abstract, before.notes)
        assert (now.text("title"), now.text("title_from")) == (mine, "person")
        assert now.text("venue") == "Better"


@given(drafts())
def test_a_deleted_file_never_comes_back_by_itself(found: tuple[Draft, ...]) -> None:
    shelf = take(found, {})
    deleted = [path for path in sorted(shelf) if path != LEDGER][:1]
    left = {path: body for path, body in shelf.items() if path not in deleted}

    assert take(found, left) == {}


@given(drafts())
def test_what_is_written_reads_as_what_was_derived(found: tuple[Draft, ...]) -> None:
    shelf = take(found, {})
    titles = sorted(
        parse(body, path).text("title") for path, body in shelf.items() if path != LEDGER
    )

    assert titles == sorted(draft.title for draft in found)
