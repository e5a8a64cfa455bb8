"""Which paper of the catalogue is a draft of?"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from site_builder import fields, text
from site_builder.errors import Problem
from site_builder.model import Draft
from site_builder.store.known import Known
from site_builder.store.ledger import digest

SAME = 0.6
"""Similarity from which an abstract that is new in a source is a corrected one.

Different abstracts of one venue stay below 0.1; a rewritten sentence costs some 0.15.
"""
MOST_ALIKE = 20
"""Papers that may share a piece of text before it tells nothing."""


@dataclass(frozen=True, slots=True)
class _Mark:
    """What a draft and a known paper are compared by."""

    fingerprint: str
    title: str
    source: str
    year: int | None
    venue: str


def match(drafts: Sequence[Draft], known: Sequence[Known]) -> dict[int, Known]:
    """Return the known paper of each draft that has one, by the draft's place.

    By exact fingerprint first, within venue and year before beyond them; then
    by near-identical text within one source and year.
    """
    wanted = {at: _draft_mark(draft) for at, draft in enumerate(drafts)}
    free = {at: _known_mark(paper) for at, paper in enumerate(known)}
    found: dict[int, Known] = {}
    for key in _KEYS:
        _pair(key, wanted, free, known, found)
    _pair_near(drafts, wanted, free, known, found)
    return found


_KEYS: tuple[Callable[[_Mark], Hashable], ...] = (
    lambda mark: (mark.fingerprint, mark.year, mark.venue, mark.title),
    lambda mark: (mark.fingerprint, mark.year, mark.venue),
    lambda mark: (mark.fingerprint, mark.source),
    lambda mark: (mark.fingerprint, mark.year),
)


def unique_drafts(drafts: Sequence[Draft]) -> tuple[list[Draft], list[Problem]]:
    """Take one draft of each paper; the same abstract twice is said with both places."""
    first: dict[Hashable, Draft] = {}
    problems: list[Problem] = []
    for draft in drafts:
        earlier = first.setdefault(_duplicate_key(draft), draft)
        if earlier is not draft:
            problems.append(
                Problem(
                    where=_place(draft),
                    code="duplicate-abstract",
                    message=f"the same abstract stands at {_place(earlier)}; both became one paper",
                    hint="Delete one of the two.",
                )
            )
    return list(first.values()), problems


def _place(draft: Draft) -> str:
    provenance = draft.record.provenance
    return f"{provenance.path}:{provenance.line}"


def _duplicate_key(draft: Draft) -> Hashable:
    """Return what two drafts of one paper share: text, venue, year and a title of their own."""
    mark = _draft_mark(draft)
    own_title = mark.title if draft.title_from == "source" else ""
    return (mark.fingerprint, mark.year, mark.venue, own_title)


def _draft_mark(draft: Draft) -> _Mark:
    record = draft.record
    return _Mark(
        fingerprint=draft.fingerprint,
        title=digest(fields.one_line(draft.title)),
        source=record.provenance.path,
        year=record.year,
        venue=record.venue,
    )


def _known_mark(paper: Known) -> _Mark:
    if entry := paper.entry:
        title = entry.digests.get("title", "")
        return _Mark(entry.fingerprint, title, entry.source, entry.year, entry.venue)
    if file := paper.file:
        year = file.text("year")
        return _Mark(
            text.fingerprint(file.abstract),
            digest(file.text("title")),
            file.text("source"),
            int(year) if year.isdecimal() and len(year) == 4 else None,
            file.text("venue"),
        )
    return _Mark("", "", "", None, "")


def _pair(
    key: Callable[[_Mark], Hashable],
    wanted: dict[int, _Mark],
    free: dict[int, _Mark],
    known: Sequence[Known],
    found: dict[int, Known],
) -> None:
    """Match what is left of both sides by a key, in order; take it from both."""
    by_key: dict[Hashable, list[int]] = defaultdict(list)
    for at, mark in free.items():
        by_key[key(mark)].append(at)
    for at in list(wanted):
        if candidates := by_key.get(key(wanted[at])):
            chosen = candidates.pop(0)
            found[at] = known[chosen]
            del wanted[at], free[chosen]


def _pair_near(
    drafts: Sequence[Draft],
    wanted: dict[int, _Mark],
    free: dict[int, _Mark],
    known: Sequence[Known],
    found: dict[int, Known],
) -> None:
    groups: dict[Hashable, dict[int, str]] = defaultdict(dict)
    for at, mark in free.items():
        if file := known[at].file:
            groups[mark.source, mark.year][at] = file.abstract
    by_group: dict[Hashable, list[int]] = defaultdict(list)
    for at, mark in wanted.items():
        if (mark.source, mark.year) in groups:
            by_group[mark.source, mark.year].append(at)
    for group, places in by_group.items():
        abstracts = {at: drafts[at].record.abstract for at in places}
        for at, chosen in _nearest(abstracts, groups[group]).items():
            found[at] = known[chosen]


def _nearest(new: Mapping[int, str], old: Mapping[int, str]) -> dict[int, int]:
    """Pair new texts with old ones, the most similar first, each once."""
    index: dict[tuple[str, ...], list[int]] = defaultdict(list)
    for at, abstract in old.items():
        for piece in _pieces(abstract):
            index[piece].append(at)
    scored: list[tuple[float, int, int]] = []
    for at, abstract in new.items():
        for candidate in _candidates(_pieces(abstract), index):
            score = text.similarity(abstract, old[candidate])
            if score >= SAME:
                scored.append((-score, at, candidate))
    pairs: dict[int, int] = {}
    taken: set[int] = set()
    for _, at, candidate in sorted(scored):
        if at not in pairs and candidate not in taken:
            pairs[at] = candidate
            taken.add(candidate)
    return pairs


def _candidates(
    pieces: Iterable[tuple[str, ...]], index: Mapping[tuple[str, ...], list[int]]
) -> list[int]:
    """List the three texts that share the most pieces."""
    votes: Counter[int] = Counter()
    for piece in pieces:
        sharing = index.get(piece, [])
        if len(sharing) <= MOST_ALIKE:
            votes.update(sharing)
    return [at for _, at in sorted((-count, at) for at, count in votes.items())[:3]]


def _pieces(abstract: str) -> set[tuple[str, ...]]:
    words = text.words_key(abstract)
    return set(zip(words, words[1:], words[2:], strict=False))
