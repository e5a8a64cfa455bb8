"""Phrases that many papers use and no tag covers: what the taxonomy may lack."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Container, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from math import log

from site_builder.understanding import words
from site_builder.understanding.tagging.keywords import named
from site_builder.understanding.taxonomy import Tagger, Words, fold, fold_all

Run = tuple[Words, Words]
"""Words that follow each other, folded and as spelt."""

LONGEST = 3
"""Words of a phrase."""
EXAMPLES = 3
_COHESION = 0.25
"""Least normalised pointwise mutual information of a phrase's two ends, from -1 to 1."""
_NESTED = 0.8
"""Share of a phrase's papers in which a longer one holds it, from which the longer is meant."""
_WORD = re.compile(r"[^\W\d_][\w'’-]*")
_STRETCH = re.compile(r"[.,;:!?()\[\]\"“”]|\s[–—-]\s")
_EMPTY = (
    words.DETERMINERS | words.PREPOSITIONS | words.CLAUSE_WORDS | words.ANAPHORA | words.NOVELTY
    | words.EMPTY_HEADS | words.GENERIC | words.STALE | words.SMALL | words.FIRST_PERSON
    | words.PAPER_NOUNS | words.wordset(
        "propose proposes present presents introduce introduces show shows demonstrate"
        " demonstrates achieve achieves improve improves outperform based experiments experiment"
        " experimental extensive code available publicly significantly significant high low large"
        " small different multiple single many recent well-known art real-world synthetic key main"
        " important existing current better best good time times number first second two three"
        " state research researchers community literature evaluation empirical empirically"
        " theoretical theoretically use uses used using make makes learn learns train trained"
        " evaluate evaluated develop developed address addresses provide provides find finds"
        " reveal reveals explore explores investigate leverage leverages enable enables require"
        " requires require given real world ground truth carried carry out ablation url https http"
        " project website page supplementary extended last decade special cases building blocks i.e"
        " e.g et al etc also not no only even still much less like"
    )
)  # fmt: skip


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """A phrase that may become a tag or a wording of one."""

    phrase: str
    """As most papers write it, in small letters; a keyword as given."""
    count: int
    """Papers that use it."""
    examples: tuple[str, ...]
    """The first of them."""


def missing_phrases(
    papers: Sequence[tuple[str, str]], tagger: Tagger, fewest: int
) -> tuple[Candidate, ...]:
    """List phrases of two and three words in `fewest` papers or more, most papers first.

    `papers` holds names and texts. A phrase is left out that holds a wording of
    the taxonomy or stands in one, whose ends do not attract each other (Bouma
    2009), or that nearly always stands in a longer one.
    """
    runs = [list(_runs(text)) for _, text in papers]
    counts: Counter[Words] = Counter()
    shorter: Container[Words] = frozenset()
    for length in range(1, LONGEST + 1):
        level = _count(runs, length, shorter)
        shorter = {phrase for phrase, count in level.items() if count >= fewest}
        counts.update({phrase: level[phrase] for phrase in shorter})
    parts = {part for wording in tagger.wordings for part in _parts(wording)}
    wanted = {
        phrase
        for phrase in counts
        if len(phrase) > 1
        and not _covered(phrase, parts, tagger)
        and _cohesion(phrase, counts, len(runs)) >= _COHESION
    }
    names = [name for name, _ in papers]
    return _listed(zip(names, runs, strict=True), wanted - _nested(wanted, counts))


def missing_keywords(
    papers: Iterable[tuple[str, Sequence[str]]], tagger: Tagger, fewest: int
) -> tuple[Candidate, ...]:
    """List the authors' keywords that no tag names, most papers first."""
    found = _Found()
    for name, keywords in papers:
        for keyword in {keyword.casefold(): keyword for keyword in keywords}.values():
            if not named(keyword, tagger):
                found.add(keyword.casefold(), keyword, name)
    return found.candidates(fewest)


@dataclass(frozen=True, slots=True)
class _Found:
    """Who uses what, and how they spell it."""

    holders: dict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    spellings: dict[str, Counter[str]] = field(default_factory=lambda: defaultdict(Counter))

    def add(self, key: str, spelling: str, name: str) -> None:
        self.holders[key].append(name)
        self.spellings[key][spelling] += 1

    def candidates(self, fewest: int) -> tuple[Candidate, ...]:
        rows = (
            Candidate(
                phrase=min(self.spellings[key].items(), key=lambda each: (-each[1], each[0]))[0],
                count=len(names),
                examples=tuple(names[:EXAMPLES]),
            )
            for key, names in self.holders.items()
            if len(names) >= fewest
        )
        return tuple(sorted(rows, key=lambda row: (-row.count, row.phrase)))


def _listed(
    papers: Iterable[tuple[str, list[Run]]], wanted: Container[Words]
) -> tuple[Candidate, ...]:
    found = _Found()
    for name, runs in papers:
        spellings = {
            phrase: spelling
            for length in range(2, LONGEST + 1)
            for phrase, spelling in _phrases(runs, length)
            if phrase in wanted
        }
        for phrase, spelling in spellings.items():
            found.add(" ".join(phrase), spelling, name)
    return found.candidates(1)


def _count(papers: Iterable[list[Run]], length: int, shorter: Container[Words]) -> Counter[Words]:
    """Count the papers that hold each phrase whose shorter ones are frequent."""
    counts: Counter[Words] = Counter()
    for runs in papers:
        phrases = {phrase for phrase, _ in _phrases(runs, length)}
        counts.update(
            phrase
            for phrase in phrases
            if length == 1 or (phrase[1:] in shorter and phrase[:-1] in shorter)
        )
    return counts


def _phrases(runs: Iterable[Run], length: int) -> Iterator[tuple[Words, str]]:
    """Yield the phrases of some runs, folded and as spelt."""
    for folded, spelt in runs:
        for at in range(len(folded) - length + 1):
            yield folded[at : at + length], " ".join(spelt[at : at + length])


def _runs(text: str) -> Iterator[Run]:
    """Yield the longest runs of words that say something."""
    for stretch in _STRETCH.split(text):
        run: list[str] = []
        for word in [*_WORD.findall(stretch.lower()), ""]:
            if word and not _empty(word):
                run.append(word)
            elif run:
                yield tuple(fold(each) for each in run), tuple(run)
                run = []


def _empty(word: str) -> bool:
    return len(word) < 2 or word.endswith("ly") or word in _EMPTY


def _covered(phrase: Words, parts: Container[Words], tagger: Tagger) -> bool:
    """Tell whether a phrase holds a wording or stands in one of the `parts` of one."""
    words = fold_all(" ".join(phrase))
    return words in parts or any(part in tagger.wordings for part in _parts(words))


def _parts(words: Words) -> Iterator[Words]:
    for start in range(len(words)):
        for end in range(start + 1, len(words) + 1):
            yield words[start:end]


def _cohesion(phrase: Words, counts: Counter[Words], papers: int) -> float:
    """Return how much the two ends attract each other, from -1 to 1."""
    both = counts[phrase] / papers
    if both == 1:
        return 1.0
    ends = counts[phrase[:1]] * counts[phrase[1:]] / papers**2
    return log(both / ends) / -log(both)


def _nested(phrases: Iterable[Words], counts: Counter[Words]) -> set[Words]:
    """Return the phrases that nearly always stand in a longer one."""
    return {
        part
        for phrase in phrases
        for part in (phrase[1:], phrase[:-1])
        if counts[phrase] >= _NESTED * counts[part]
    }
