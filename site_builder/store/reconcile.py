"""Drafts and the papers there are already → the files to write."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from site_builder import fields
from site_builder.errors import Problem
from site_builder.model import Artifact, Draft, Value
from site_builder.store.derived import Conflict, derive, digests, settle, with_person
from site_builder.store.identity import match, sketch, unique_drafts
from site_builder.store.known import Known, join
from site_builder.store.ledger import PATH, Entry, write_ledger
from site_builder.store.naming import new_id, new_path
from site_builder.store.paper import SCHEMA
from site_builder.store.paper_file import PaperFile, compose, edit
from site_builder.store.report import Changes, ImportReport
from site_builder.text import damage


def reconcile(
    drafts: Sequence[Draft],
    files: Mapping[str, bytes],
    ledger: Iterable[Entry],
    *,
    today: str,
    restore: bool,
) -> Changes:
    """Decide what import writes: new papers, what changed in old ones, the ledger.

    `files` holds the paper files by path relative to the content folder;
    `today` is an ISO date. What a person edited or deleted stays so, unless
    `restore` brings the deleted back. Nothing is written that did not change.
    """
    before = tuple(ledger)
    unique, problems = unique_drafts(drafts)
    known = join(files, before)
    run = _Run(today=today, restore=restore, files=files, problems=problems)
    run.reserve(known)
    pairs = match(unique, known)
    for at, draft in enumerate(unique):
        if at in pairs:
            run.keep(draft, pairs[at])
        else:
            run.add(draft)
    matched = {paper.id for paper in pairs.values()}
    run.leave(
        [paper for paper in known if paper.id not in matched],
        {draft.record.provenance.path for draft in drafts},
    )
    return run.changes(before, duplicates=len(drafts) - len(unique))


@dataclass(slots=True)
class _Run:
    """One import under way."""

    today: str
    restore: bool
    files: Mapping[str, bytes]
    problems: list[Problem]
    ids: set[str] = field(default_factory=set)
    paths: set[str] = field(default_factory=set)
    """Of files, and of files there were: addresses are not given twice."""
    entries: list[Entry] = field(default_factory=list)
    artifacts: list[Artifact] = field(default_factory=list)
    conflicts: list[Conflict] = field(default_factory=list)
    happened: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))

    def reserve(self, known: Iterable[Known]) -> None:
        """Keep the ids and addresses of known papers from new ones."""
        self.paths.update(self.files)
        for paper in known:
            self.ids.add(paper.id)
            self.paths.add(paper.path)
            if paper.entry:
                self.paths.add(paper.entry.path)
            if paper.file:
                self.paths.update(f"{former}.md" for former in _former(paper.file))

    def add(self, draft: Draft) -> None:
        """Write a new paper."""
        identity = new_id(draft, self.ids)
        self._create(draft, identity, new_path(draft, identity, self.paths))

    def keep(self, draft: Draft, paper: Known) -> None:
        """Bring a known paper up to date, or leave it deleted."""
        if paper.file:
            self._update(draft, paper, paper.file)
        elif paper.readable and self.restore:
            self._create(draft, paper.id, paper.path)
        elif paper.entry:
            self.entries.append(paper.entry)
            self.happened["kept" if not paper.readable else "removed"].append(paper.path)

    def leave(self, papers: Sequence[Known], speaking: Container[str]) -> None:
        """Keep what no source spoke of, and say which sources lost a paper."""
        for paper in papers:
            if paper.entry:
                self.entries.append(replace(paper.entry, path=paper.path))
            if paper.file:
                self._write(paper.file, paper.path, self._aliases(paper, paper.file), None)
        gone = [paper for paper in papers if paper.entry and paper.file and paper.source]
        self.happened["gone"] += [paper.path for paper in gone]
        self.problems += _gone(gone, speaking)

    def changes(self, before: tuple[Entry, ...], *, duplicates: int) -> Changes:
        """Return all that was decided."""
        ledger = write_ledger(self.entries)
        if ledger != write_ledger(before):
            self.artifacts.append(Artifact(path=PATH, body=ledger))
        happened = {name: tuple(sorted(paths)) for name, paths in self.happened.items()}
        report = ImportReport(
            added=happened.get("added", ()),
            updated=happened.get("updated", ()),
            kept=happened.get("kept", ()),
            removed=happened.get("removed", ()),
            gone=happened.get("gone", ()),
            conflicts=tuple(sorted(self.conflicts, key=lambda one: (one.path, one.field))),
            duplicates=duplicates,
        )
        return Changes(
            artifacts=tuple(sorted(self.artifacts, key=lambda artifact: artifact.path)),
            problems=tuple(sorted(self.problems)),
            report=report,
        )

    def _create(self, draft: Draft, identity: str, path: str) -> None:
        self.ids.add(identity)
        self.paths.add(path)
        derived = derive(draft)
        values: dict[str, Value] = {
            **derived,
            "schema": SCHEMA,
            "id": identity,
            "added": self.today,
        }
        self.artifacts.append(Artifact(path=path, body=compose(values, draft.record.abstract)))
        self.entries.append(_entry(draft, identity, path, derived, None))
        self.happened["added"].append(path)
        self.problems += _damage(draft)

    def _update(self, draft: Draft, paper: Known, file: PaperFile) -> None:
        last = paper.entry.digests if paper.entry else None
        derived = with_person(derive(draft), file, last)
        settled = settle(file, derived, draft.record.abstract, last)
        self.conflicts.extend(settled.conflicts)
        self.entries.append(_entry(draft, paper.id, paper.path, derived, paper.entry))
        changes = {**settled.changes, **self._aliases(paper, file)}
        if settled.news:
            changes["updated"] = self.today
        if settled.abstract is not None:
            self.problems += _damage(draft)
        written = self._write(file, paper.path, changes, settled.abstract)
        self.happened["updated" if written else "kept"].append(paper.path)

    def _aliases(self, paper: Known, file: PaperFile) -> dict[str, Value]:
        """Let the old address of a file that a person moved lead to the new one."""
        if not paper.entry or paper.entry.path == paper.path or paper.entry.path in self.files:
            return {}
        former = paper.entry.path.removesuffix(".md")
        aliases = _former(file)
        return {} if former in aliases else {"aliases": [*aliases, former]}

    def _write(
        self, file: PaperFile, path: str, changes: Mapping[str, Value], abstract: str | None
    ) -> bool:
        """Write a file with what changed; say whether anything did."""
        changed = bool(changes) or abstract is not None
        if changed:
            self.artifacts.append(Artifact(path=path, body=edit(file, changes, abstract)))
        return changed


def _former(file: PaperFile) -> list[str]:
    """Return the former addresses that a file names; what is wrong with them, the build says."""
    with suppress(ValueError):
        return [*fields.texts(file.front.values.get("aliases"))]
    return []


def _entry(
    draft: Draft, identity: str, path: str, derived: Mapping[str, Value], before: Entry | None
) -> Entry:
    record = draft.record
    same = before if before and before.fingerprint == draft.fingerprint else None
    return Entry(
        id=identity,
        path=path,
        source=record.provenance.path,
        year=record.year,
        venue=record.venue,
        fingerprint=draft.fingerprint,
        sketch=same.sketch if same else sketch(record.abstract),
        digests=digests(derived, record.abstract),
    )


def _damage(draft: Draft) -> Iterator[Problem]:
    """Say what an abstract lost before it came here; asked only when it is written."""
    source = draft.record.provenance
    for remark in damage(draft.record.abstract):
        where = f"{source.path}:{source.line + remark.line - 1}" if source.line else source.path
        yield Problem(where=where, code=remark.code, message=remark.message, hint=remark.hint)


def _gone(papers: Sequence[Known], speaking: Container[str]) -> Iterator[Problem]:
    """Say which papers are missed in their sources; of a silent source, only how many."""
    silent: Counter[str] = Counter()
    for paper in papers:
        if paper.source not in speaking:
            silent[paper.source] += 1
            continue
        yield Problem(
            where=paper.path,
            code="gone-from-source",
            message=f"the abstract is no longer in {paper.source}; the paper stays",
            hint="Delete the file if the paper should go, or its line `source:` if it should stay.",
        )
    for source, count in silent.items():
        yield Problem(
            where=source,
            code="silent-source",
            message=f"the source gave no abstract, but papers come from it: {count:,}; they stay",
            hint="Put the source back; or delete the papers, or only their line `source:`.",
        )
