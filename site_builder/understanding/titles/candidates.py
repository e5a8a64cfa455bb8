"""Phrases of an abstract that could be its title."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import accumulate, islice

from site_builder.understanding.titles import cues, objects, salience, verbs
from site_builder.understanding.titles.objects import Span
from site_builder.understanding.titles.phrases import Line, Tokens
from site_builder.understanding.titles.soundness import has_verb, is_sound, tells
from site_builder.understanding.words import DETERMINERS, GENERIC, PREPOSITIONS, wordset

_STARTERS = (
    (DETERMINERS - wordset("its their his her your my those such"))
    | PREPOSITIONS
    | wordset("to , and is are : —")
    | frozenset(verbs.BASE_OF)
    | verbs.FINITE
    | frozenset(verbs.BASE_OF_GERUND)
)
"""Words after which a phrase may begin."""
_QUESTIONS = wordset("what how why when where whether")
"""Words that begin a clause, which `objects` finds whole."""
_FAILING = wordset(
    "tend tends fail fails failed struggle struggles unable difficult hard challenging need needs "
    "needed likely impossible infeasible costly expensive how easy seek ability inability"
)
"""Words before "to" of what is not done."""
_MOST = 18
"""Candidates that are ranked with care."""
_MOST_COMPOSED = 6
_THINGS = frozenset({"propose", "appositive", "passive"})
_TASKS = frozenset({"topic", "study"})
_CLAUSES = frozenset({"how", "show"})
_FEW = 3
"""Telling words under which a mere topic is too wide for a title."""
_BEFORE_TASKS = wordset("for in")
_LITTLE = PREPOSITIONS | DETERMINERS | wordset("is are was were : —") | {""}
_HANGING = wordset("via using by through into without to from under")
_LEADING_TO_LISTS = wordset("for of in on") | {""}
_REASONS = wordset("reason reasons key main fact factor")
"""Words of a topic that is only a remark."""
_SORTS = wordset("problem problems task tasks setting settings challenge challenges issue issues")
_KEEP_SORT = wordset("the a an and or")
_ACTIONS = ("tion", "sion", "ment", "ing", "ysis", "ance", "trieval")
_USUAL = 10.0
"""Words of a usual title."""
_NAME_SHARE = 0.7
"""Share of a name's words that the true title has."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """One phrase with where and how it was found."""

    words: Tokens
    source: str
    """propose, study, show, aim, act, how, appositive, relative, doing, passive, topic,
    free or composed."""
    verb: str
    """Base of the verb it hung on, else the word before it; "" at the start of a sentence."""
    sentence: int
    reason: str
    """Why it ends where it ends; see `phrases.Line`."""
    order: int
    """How many cues of the abstract came before its own."""
    promise: float
    """Expected F1 of its words and those of the true title."""


def find(
    lines: tuple[Line, ...], contribution: int, name: str, weights: Mapping[str, float]
) -> tuple[Candidate, ...]:
    """List the most promising sound phrases, the best first, each once."""
    found: list[tuple[float, int, int, str, Span]] = []
    order = 0
    orders = []
    for number, line in enumerate(lines):
        orders.append(order)
        gains = _sums(line, weights)
        cued = False
        for verb, span in _spans(line, number, contribution):
            cued = cued or span.source not in {"topic", "free", "doing"}
            found.append((_rough(span, gains, weights), number, len(found), verb, span))
        order += cued
    found.sort(key=lambda each: (-each[0], each[2]))
    made = (
        Candidate(
            words=(words := _words(lines[number], span)),
            source=span.source,
            verb=verb,
            sentence=number,
            reason=span.reason,
            order=orders[number],
            promise=promise(words, name, weights),
        )
        for _, number, _, verb, span in found
    )
    best = _best(made, name, _MOST)
    known = {_key(each) for each in best}
    made = (each for each in _composed(best, name, weights) if _key(each) not in known)
    composed = sorted(made, key=lambda each: (-each.promise, each.words))
    return (*best, *_best(iter(composed), name, _MOST_COMPOSED))


def _words(line: Line, span: Span) -> Tokens:
    """Return the words of a span without "task" after a word that says what task it is."""
    words = (*span.opening, *line.words[span.start : span.end])
    if len(words) < 3 or words[-1].lower() not in _SORTS or not _KEEP_SORT.isdisjoint(words[-4:]):
        return words
    return words[:-1] if words[-2].lower().endswith(_ACTIONS) else words


def promise(words: Tokens, name: str, weights: Mapping[str, float]) -> float:
    """Return the F1 to expect of "NAME: words" against the true title."""
    parts = [part for word in words for part in salience.parts(word)]
    named = len(salience.parts(name))
    shared = sum(sorted(weights.get(part, 0.0) for part in set(parts))) + _NAME_SHARE * named
    return round(2 * shared / (len(parts) + named + _USUAL), 5)


def _sums(line: Line, weights: Mapping[str, float]) -> tuple[list[float], list[int]]:
    """Return the running sums of the weights and the numbers of words of a sentence."""
    parts = [salience.parts(token) for token in line.words]
    gains = (sum(weights.get(part, 0.0) for part in each) for each in parts)
    return [0.0, *accumulate(gains)], [0, *accumulate(len(each) for each in parts)]


def _rough(span: Span, sums: tuple[list[float], list[int]], weights: Mapping[str, float]) -> float:
    gains, sizes = sums
    opening = [part for word in span.opening for part in salience.parts(word)]
    gain = gains[span.end] - gains[span.start] + sum(weights.get(part, 0.0) for part in opening)
    return round(gain / (sizes[span.end] - sizes[span.start] + len(opening) + _USUAL), 5)


def _best(ranked: Iterator[Candidate], name: str, most: int) -> tuple[Candidate, ...]:
    kept: dict[Tokens, Candidate] = {}
    for each in ranked:
        key = _key(each)
        if key not in kept and _is_fit(each, name):
            kept[key] = each
            if len(kept) == most:
                break
    return tuple(kept.values())


def _key(candidate: Candidate) -> Tokens:
    return tuple(word.lower() for word in candidate.words)


def _is_fit(candidate: Candidate, name: str) -> bool:
    words = candidate.words
    lower = tuple(word.lower() for word in words)
    if candidate.source == "topic" and not _is_topic(lower, name):
        return False
    if candidate.source == "free" and _leans(lower, candidate.verb):
        return False
    clause = candidate.source in _CLAUSES
    return is_sound(words) and tells(words, name) and (clause or not has_verb(words))


def _is_topic(lower: Tokens, name: str) -> bool:
    telling = sum(word not in GENERIC for word in lower)
    return (bool(name) or telling >= _FEW) and _REASONS.isdisjoint(lower)


def _leans(lower: Tokens, before: str) -> bool:
    """Tell whether a phrase has parts that hang on the verb before it, which is lost."""
    if "," in lower and before not in _LEADING_TO_LISTS:
        return True
    return before not in _LITTLE and not _HANGING.isdisjoint(lower)


def _spans(line: Line, number: int, contribution: int) -> Iterator[tuple[str, Span]]:
    for verb, at in cues.spoken(line.lower):
        for span in objects.after_cue(line, verb, at):
            yield verb, span
    if number >= contribution:
        for verb, at in cues.passive(line.lower):
            for span in objects.plain(line, at, "passive"):
                yield verb, span
    if number == 0 or (number == 1 and number < contribution):
        for start, end, reason in cues.topic(line):
            yield "", Span("topic", start, end, reason)
    yield from _free(line, background=number < contribution)


def _free(line: Line, *, background: bool) -> Iterator[tuple[str, Span]]:
    """Yield what stands anywhere in a sentence, and what "to learn X" says is done."""
    for at in range(len(line.words)):
        before = line.lower[at - 1] if at else ""
        if before == "to":
            if background or _FAILING.intersection(line.lower[max(at - 2, 0) : at - 1]):
                continue
            for span in objects.doing(line, at, third=False):
                yield before, span
        elif (not at or before in _STARTERS) and not _is_barred(line.lower, at):
            for span in objects.plain(line, at, "free"):
                yield before, span


def _is_barred(lower: Tokens, at: int) -> bool:
    """Tell a word that begins a clause, or what a paper says is not done."""
    failing = lower[max(at - 2, 0) : at - 1] == ("to",) and at > 2 and lower[at - 3] in _FAILING
    return failing or lower[at] in _QUESTIONS


def _composed(
    best: tuple[Candidate, ...], name: str, weights: Mapping[str, float]
) -> Iterator[Candidate]:
    """Yield "<thing proposed> for <task>" where the abstract says what it is for."""
    things = [each for each in best if each.source in _THINGS and each.order <= 1]
    tasks = [each for each in best if len(each.words) < 8 and "for" not in each.words]
    for thing in islice(filter(_is_bare, things), 3):
        for task in tasks:
            if _is_task_of(task, thing) and not _share(thing.words, task.words):
                words = (*thing.words, "for", *task.words)
                yield replace(
                    thing,
                    words=words,
                    source="composed",
                    verb=task.source,
                    reason=task.reason,
                    promise=promise(words, name, weights),
                )


def _is_bare(thing: Candidate) -> bool:
    return len(thing.words) < 7 and _LEADING.isdisjoint(word.lower() for word in thing.words)


_LEADING = PREPOSITIONS | {"to", ",", "that"}


def _is_task_of(task: Candidate, thing: Candidate) -> bool:
    if task.source in _TASKS:
        return task.sentence <= thing.sentence
    if task.sentence != thing.sentence:
        return False
    return task.source == "doing" or (task.source == "free" and task.verb in _BEFORE_TASKS)


def _share(one: Tokens, other: Tokens) -> bool:
    parts = {part for word in one for part in salience.parts(word)}
    return any(part in parts and len(part) > 3 for word in other for part in salience.parts(word))
