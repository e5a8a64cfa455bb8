"""The exact words a person gets for each kind of bad input.

Each folder holds a `content` folder and what is said of it, in the order in
which it is read: settings, tags, papers, pages, sources, and then the import.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from site_builder import importers, store, text
from site_builder.errors import Problem, SiteBuilderError
from site_builder.model import Draft, Record

CASES = sorted(path.parent for path in Path(__file__).parent.glob("*/content"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_bad_input_is_said_in_these_words(case: Path, request: pytest.FixtureRequest) -> None:
    said = "".join(f"{message}\n" for message in messages(case / "content"))
    expected = case / "expected.txt"
    if request.config.getoption("--update-golden"):
        expected.write_text(said, "utf-8")

    assert said == expected.read_text("utf-8")


def messages(content: Path) -> Iterator[str]:
    """Read a content folder as a build does, and yield all that is said."""
    yield from attempt(lambda: store.read_site(content / "site.yaml"))
    yield from attempt(lambda: store.read_taxonomy(content / "taxonomy.yaml"))
    files = {
        file.relative_to(content).as_posix(): file.read_bytes()
        for file in store.find(content / "papers")
    }
    for path, raw in files.items():
        yield from attempt(lambda: store.read_paper(raw, path, lambda _tex, _display: ""))  # noqa: B023 - called at once
    for file in store.find(content / "pages"):
        name = file.relative_to(content / "pages").as_posix()
        yield from attempt(lambda: store.read_page(file.read_bytes(), name))  # noqa: B023 - called at once
    yield from import_messages(content, files)


def import_messages(content: Path, files: dict[str, bytes]) -> Iterator[str]:
    found: dict[str, list[Record]] = {"abstracts": [], "metadata": []}
    for folder, records in found.items():
        for file in importers.find(content / folder):
            try:
                for one in importers.read(file, root=content, year=None):
                    if isinstance(one, Problem):
                        yield str(one)
                    else:
                        records.append(one)
            except SiteBuilderError as fault:
                yield str(fault)
    attached = importers.attach(found["abstracts"], found["metadata"])
    yield from map(str, attached.problems)
    try:
        ledger = store.read_ledger(content / "derived" / "ledger.jsonl")
    except SiteBuilderError as fault:
        yield str(fault)
        return
    drafts = [draft(record) for record in attached.records]
    changes = store.reconcile(drafts, files, ledger, today="2024-01-01", restore=False)
    yield from map(str, changes.problems)
    yield f"Import: {changes.report}."


def attempt(read: Callable[[], object]) -> Iterator[str]:
    try:
        read()
    except SiteBuilderError as fault:
        yield str(fault)


def draft(record: Record) -> Draft:
    return Draft(
        record=record,
        fingerprint=text.fingerprint(record.abstract),
        title=record.title or "Untitled",
        title_from=record.title_from if record.title else "abstract",
    )
