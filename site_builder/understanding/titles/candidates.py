"""Phrases of an abstract that could be its title."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import cues, objects, phrases, topics
from site_builder.understanding.titles.phrases import Cut, Tokens
from site_builder.understanding.words import DETERMINERS, GENERIC, PREPOSITIONS, wordset

_CALLED = wordset("called named termed dubbed coined namely nicknamed")
_THINGS = frozenset({"propose", "appositive", "passive"})


@dataclass(frozen=True, slots=True, kw_only=True)
class Candidate:
    """One phrase with where and how it was found."""

    words: Tokens
    source: str
    """propose, study, show, aim, act, how, appositive, purpose, means, relative, doing,
    passive, topic, keyphrase or composed."""
    verb: str
    """Base of the verb it hung on, "" for a topic."""
    sentence: int
    reason: str
    """Why it ends where it ends; see `phrases.Cut`."""
    order: int
    """How many cues of the abstract came before its own."""


def find(sentences: tuple[Sentence, ...], name: str) -> tuple[Candidate, ...]:
    """List every sound phrase, each once, in the order of the abstract."""
    found: dict[Tokens, Candidate] = {}
    order = 0
    for number, sentence in enumerate(sentences):
        words = _without_name(phrases.tokens(sentence.text), name)
        clause = list(_of_sentence(words, number, order, sentence.role == "background"))
        order += any(candidate.source != "topic" for candidate in clause)
        for candidate in clause:
            if phrases.is_sound(candidate.words) and _tells(candidate.words, name):
                found.setdefault(tuple(word.lower() for word in candidate.words), candidate)
    for candidate in _composed(tuple(found.values()), sentences, name):
        found.setdefault(tuple(word.lower() for word in candidate.words), candidate)
    return tuple(found.values())


def _of_sentence(words: Tokens, number: int, order: int, background: bool) -> Iterator[Candidate]:
    def make(cut: Cut, source: str, verb: str = "") -> Candidate:
        return Candidate(
            words=cut.words,
            source=source,
            verb=verb,
            sentence=number,
            reason=cut.reason,
            order=order,
        )

    for verb, rest in cues.spoken(words):
        for source, cut in objects.after_cue(verb, rest):
            yield make(cut, source, verb)
    for verb, subject in cues.passive(words):
        for cut in phrases.cuts(subject):
            yield make(cut, "passive", verb)
    if number == 0 or (number == 1 and background):
        yield from (make(cut, "topic") for cut in cues.topic(words))


def _tells(words: Tokens, name: str) -> bool:
    """Tell whether a phrase says two things of its own, apart from the name and stock words."""
    telling = {word.lower() for word in words} - GENERIC - PREPOSITIONS - DETERMINERS
    repeats = bool(name) and name.lower() in " ".join(words).lower()
    return len(telling) > 1 and not repeats


def _composed(
    found: tuple[Candidate, ...], sentences: tuple[Sentence, ...], name: str
) -> Iterator[Candidate]:
    """Yield "<thing proposed> for <topic>" where the abstract keeps coming back to the topic."""
    subjects = (each.words for each in found if each.source == "topic")
    about = [words for words in topics.find(subjects, sentences) if name not in words]
    for words in about:
        yield Candidate(words=words, source="keyphrase", verb="", sentence=0, reason="", order=0)
    early = " ".join(sentence.text for sentence in sentences[:2]).lower()
    bare = [
        each
        for each in found
        if each.source in _THINGS and each.order == 0 and _is_bare(each.words)
    ]
    for thing in bare:
        for words in about:
            if " ".join(words).lower() in early and not _share(thing.words, words):
                yield replace(thing, words=(*thing.words, "for", *words), source="composed")


def _is_bare(words: Tokens) -> bool:
    return len(words) < 7 and not any(word.lower() in PREPOSITIONS | {"to", ","} for word in words)


def _share(one: Tokens, other: Tokens) -> bool:
    def parts(words: Tokens) -> set[str]:
        return {part.removesuffix("s") for word in words for part in word.lower().split("-")}

    return bool(parts(one) & parts(other))


def _without_name(words: Tokens, name: str) -> Tokens:
    """Drop "called NAME" and a NAME set between commas, so that phrases run on."""
    if not name:
        return words
    parts = tuple(name.split(" "))
    kept: list[str] = []
    at = 0
    while at < len(words):
        if words[at : at + len(parts)] != parts:
            kept.append(words[at])
            at += 1
            continue
        at += len(parts)
        called = bool(kept) and kept[-1].lower() in _CALLED
        if called:
            kept.pop()
            if kept and kept[-1] == ",":
                kept.pop()
        followed = words[at : at + 1]
        if called and followed == (",",):
            at += 1
        elif not called:
            kept.append(name)
    return tuple(kept)
