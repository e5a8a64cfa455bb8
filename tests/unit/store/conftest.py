"""A content folder in memory, and drafts to import into it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from site_builder import store, text
from site_builder.model import Draft, Provenance, Record
from site_builder.store.ledger import parse_ledger

DERIVED = ("tags", "names", "facts")


def draft(abstract: str, title: str = "", **fields: Any) -> Draft:
    """Make a draft as import would: `line`, `source` and what is derived beside a record's fields."""
    place = Provenance(
        importer="text",
        path=fields.pop("source", "abstracts/tides.txt"),
        line=fields.pop("line", 1),
    )
    derived = {key: fields.pop(key) for key in DERIVED if key in fields}
    record = Record(
        **{"abstract": abstract, "title": title, "year": 2023, "provenance": place} | fields
    )
    return Draft(
        record=record,
        fingerprint=text.fingerprint(abstract),
        title=title or " ".join(abstract.split()[:4]),
        title_from=record.title_from if title else "abstract",
        **derived,
    )


@dataclass(slots=True)
class Shelf:
    """Paper files and ledger, changed as an import would change them on disk."""

    files: dict[str, bytes] = field(default_factory=dict)
    ledger: tuple[store.Entry, ...] = ()

    def take(self, drafts: Sequence[Draft], **options: Any) -> store.Changes:
        """Import drafts and write what comes of it."""
        options = {"today": "2024-01-01", "restore": False} | options
        changes = store.reconcile(drafts, self.files, self.ledger, **options)
        for artifact in changes.artifacts:
            if artifact.path.startswith("papers/"):
                self.files[artifact.path] = artifact.body
            else:
                self.ledger = parse_ledger(artifact.body, artifact.path)
        return changes

    def text(self, path: str) -> str:
        return self.files[path].decode()

    def edit(self, path: str, old: str, new: str) -> None:
        """Edit a file as a person does."""
        before = self.text(path)
        assert old in before
        self.files[path] = before.replace(old, new, 1).encode()


@pytest.fixture
def make_draft() -> Callable[..., Draft]:
    return draft


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()
