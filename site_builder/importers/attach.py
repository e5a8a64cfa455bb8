"""What metadata says, given to the papers it speaks of."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from site_builder import fields
from site_builder.errors import Problem
from site_builder.model import Match, Record
from site_builder.text import words_key

FEWEST_WORDS = 6
"""Words of an abstract that a fact must give to be matched."""
FEWEST_WORDS_NEAR = 10
"""Words it must give to be matched although some letters differ."""
NEAR = 0.95
"""Share of letters that must agree then."""
MOST_ALIKE = 50
"""Abstracts that may share a piece of text before it tells nothing."""
MOST_WORDS_NEAR = 60
"""Words that are compared then: enough to tell papers apart."""

Words = tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Attached:
    """Records with what metadata says of them."""

    records: tuple[Record, ...]
    matches: tuple[Match, ...] = ()
    """One a fact and record, in the order of the facts."""
    problems: tuple[Problem, ...] = ()
    """Facts that found no paper, or contradict each other."""


def attach(records: Sequence[Record], facts: Iterable[Record]) -> Attached:
    """Give the records all that metadata says of them.

    A fact belongs to the paper whose abstract begins with its words, or nearly
    so within its year; where that leaves a choice it belongs to none. What a
    fact says replaces what the record said; links are added.
    """
    facts = tuple(facts)
    if not facts:
        return Attached(records=tuple(records))
    index = _Index(records)
    found = list(records)
    matches: list[Match] = []
    problems: list[Problem] = []
    for fact in facts:
        scores = index.match(fact)
        if isinstance(scores, Problem):
            problems.append(scores)
            continue
        for at, score in scores.items():
            matches.append(Match(fact=_place(fact), abstract=_place(found[at]), score=score))
            if problem := _contradiction(found[at], fact):
                problems.append(problem)
            found[at] = _with_fact(found[at], fact)
    return Attached(records=tuple(found), matches=tuple(matches), problems=tuple(problems))


class _Index:
    """Finds records by how their abstracts begin."""

    def __init__(self, records: Sequence[Record]) -> None:
        self.records = records
        self.words = [words_key(record.abstract) for record in records]
        self.beginnings: dict[Words, list[int]] = defaultdict(list)
        self.pieces: dict[Words, list[int]] = defaultdict(list)
        for at, words in enumerate(self.words):
            self.beginnings[words[:FEWEST_WORDS]].append(at)
            for piece in _pieces(words):
                self.pieces[piece].append(at)

    def match(self, fact: Record) -> dict[int, float] | Problem:
        """Return the places of one paper's records with their scores, or why there is none."""
        words = words_key(fact.abstract)
        if len(words) < FEWEST_WORDS:
            return _problem(
                fact,
                "short-match",
                f"{len(words)} words of an abstract are too few to find the paper",
                f"Give the first {FEWEST_WORDS} words or more.",
            )
        found = self._exact(words, fact.year) or self._near(words, fact.year)
        if not found:
            return _problem(
                fact,
                "unmatched-metadata",
                f"no abstract{_of(fact.year)} begins with {fields.clipped(fact.abstract)}",
                "Copy the first words from the source again, or delete this entry.",
            )
        if len({(self.words[at], self.records[at].year) for at in found}) > 1:
            places = ", ".join(_place(self.records[at]) for at in sorted(found)[:3])
            return _problem(
                fact,
                "ambiguous-metadata",
                f"several abstracts{_of(fact.year)} begin so: {places}",
                "Give more words, or the year.",
            )
        return found

    def _exact(self, words: Words, year: int | None) -> dict[int, float]:
        return {
            at: 1.0
            for at in self.beginnings.get(words[:FEWEST_WORDS], ())
            if _same_year(self.records[at], year) and self.words[at][: len(words)] == words
        }

    def _near(self, words: Words, year: int | None) -> dict[int, float]:
        if len(words) < FEWEST_WORDS_NEAR:
            return {}
        words = words[:MOST_WORDS_NEAR]
        sharing = (self.pieces.get(piece, []) for piece in _pieces(words))
        candidates = {at for places in sharing if len(places) <= MOST_ALIKE for at in places}
        scores = {
            at: _agreement(words, self.words[at])
            for at in sorted(candidates)
            if _same_year(self.records[at], year)
        }
        return {at: score for at, score in scores.items() if score >= NEAR}


def _pieces(words: Words) -> set[Words]:
    """Cut the beginning into pieces, some of which outlive a few typing errors."""
    return {words[at : at + 4] for at in range(0, min(len(words), 24) - 3)}


def _agreement(fact: Words, record: Words) -> float:
    """Return the share of letters with which a record begins as a fact does; 0.0 when too low."""
    letters = "".join(fact)
    beginning = "".join(record[: 2 * len(fact)])[: len(letters)]
    matcher = SequenceMatcher(None, letters, beginning, autojunk=False)
    return matcher.ratio() if matcher.quick_ratio() >= NEAR else 0.0


def _same_year(record: Record, year: int | None) -> bool:
    return year is None or record.year is None or record.year == year


def _with_fact(record: Record, fact: Record) -> Record:
    return replace(
        record,
        title=fact.title or record.title,
        title_from="metadata" if fact.title else record.title_from,
        authors=fact.authors or record.authors,
        year=record.year or fact.year,
        venue=fact.venue or record.venue,
        keywords=fact.keywords or record.keywords,
        links=fields.by_kind((*fact.links, *record.links)),
        details=tuple(sorted((dict(record.details) | dict(fact.details)).items())),
    )


def _contradiction(record: Record, fact: Record) -> Problem | None:
    """Say that two entries give one paper two titles; the later one counts."""
    if record.title_from != "metadata" or not fact.title or fact.title == record.title:
        return None
    return _problem(
        fact,
        "contradicting-metadata",
        f"another entry calls this paper {fields.clipped(record.title)}",
        "This title was used; delete the entry that is wrong.",
    )


def _problem(fact: Record, code: str, message: str, hint: str) -> Problem:
    return Problem(where=_place(fact), code=code, message=message, hint=hint)


def _place(record: Record) -> str:
    return f"{record.provenance.path}:{record.provenance.line}"


def _of(year: int | None) -> str:
    return f" of {year}" if year else ""
