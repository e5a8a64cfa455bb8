"""Which paper of the catalogue is a draft of?"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from zlib import crc32

from site_builder import fields, text
from site_builder.errors import Problem
from site_builder.model import Draft
from site_builder.store.known import Known
from site_builder.store.ledger import digest

SAME = 0.6
"""Similarity from which an abstract that is new in a source is a corrected one.

Different abstracts of one venue stay below 0.1; a rewritten sentence costs some 0.15.
"""
SAMPLE = 8
"""Pieces in a sketch."""
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
    """Match what is still left by text within one source and year, the most similar first."""
    index: dict[Hashable, list[int]] = defaultdict(list)
    for at, mark in free.items():
        for piece in _sketch(known[at]):
            index[mark.source, mark.year, piece].append(at)
    scored: list[tuple[float, int, int]] = []
    for at, mark in wanted.items() if index else ():
        abstract = drafts[at].record.abstract
        pieces = sketch(abstract)
        votes: Counter[int] = Counter()
        for piece in pieces:
            sharing = index.get((mark.source, mark.year, piece), [])
            votes.update(sharing if len(sharing) <= MOST_ALIKE else [])
        for candidate, count in votes.items():
            score = max(count / len(pieces), _likeness(abstract, known[candidate]))
            scored.append((-score, at, candidate))
    for score, at, candidate in sorted(scored):
        if -score >= SAME and at in wanted and candidate in free:
            found[at] = known[candidate]
            del wanted[at], free[candidate]


def sketch(abstract: str) -> tuple[str, ...]:
    """Return a sample of a text's pieces that a small change leaves mostly the same.

    The smallest hashes of its three-word shingles (a bottom-k sketch, Broder 1997):
    it stays in the ledger when the text is gone.
    """
    words = text.words_key(abstract)
    pieces = {" ".join(words[at : at + 3]) for at in range(max(1, len(words) - 2))}
    return tuple(sorted(f"{crc32(piece.encode()):08x}" for piece in pieces)[:SAMPLE])


def _sketch(paper: Known) -> Sequence[str]:
    if paper.entry:
        return paper.entry.sketch
    return sketch(paper.file.abstract) if paper.file else ()


def _likeness(abstract: str, paper: Known) -> float:
    return text.similarity(abstract, paper.file.abstract) if paper.file else 0.0
