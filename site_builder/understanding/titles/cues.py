"""Where an abstract says what the paper does, and of what it speaks."""

from __future__ import annotations

from collections.abc import Iterator

from site_builder.understanding.titles import phrases, verbs
from site_builder.understanding.titles.phrases import Cut, Tokens
from site_builder.understanding.words import (
    AUXILIARIES,
    CLAUSE_WORDS,
    FIRST_PERSON,
    GENERIC,
    PAPER_NOUNS,
    PREPOSITIONS,
    STALE,
    wordset,
)

_LINKING = wordset(
    "also then further first here therefore thus hence now can will have has to additionally "
    "finally instead next second and thereby start by"
)
_BEFORE_GERUND = wordset("by towards toward at")
_LONGEST_TOPIC = 8


def spoken(words: Tokens) -> Iterator[tuple[str, Tokens]]:
    """Yield each verb the paper is the subject of, with the words after it."""
    at = 0
    while at < len(words):
        after = _after_subject(words, at)
        if not after:
            at += 1
            continue
        yield from _gerund_cues(words[after:])
        at = after
        verb_at = skip_linking(words, after)
        while verb_at < len(words) and words[verb_at].lower() in verbs.BASE_OF:
            verb = verbs.BASE_OF[words[verb_at].lower()]
            at = verb_at + 1
            if words[at : at + 1] in {("and",), (",",)}:
                joined = skip_linking(words, at + 1)
                if joined < len(words) and words[joined].lower() in verbs.BASE_OF:
                    verb_at = joined
                    continue
            if verbs.CUE_OF[verb] == "aim" and words[at : at + 1] == ("to",):
                verb_at = skip_linking(words, at + 1)
                continue
            yield verb, words[at:]
            break


def passive(words: Tokens) -> Iterator[tuple[str, Tokens]]:
    """Yield verb and subject of "X is proposed", "X was studied"."""
    start = 0
    for at, token in enumerate(words[:-1]):
        if token == ",":
            start = at + 1 if at < 6 else start
        if token.lower() not in {"is", "are", "was", "were"}:
            continue
        verb_at = skip_linking(words, at + 1)
        verb = verbs.PAST_PARTICIPLES.get(words[verb_at].lower()) if verb_at < len(words) else None
        if verb and verbs.CUE_OF[verb] in {"propose", "study"} and at > start:
            yield verb, (*phrases.without_opening(words[start:at]), ".")
        return


def topic(words: Tokens) -> Iterator[Cut]:
    """Yield the subject of a sentence: "Novelty detection" of "Novelty detection is …"."""
    subject = phrases.without_opening(words)
    if not subject or subject[0].lower() in STALE:
        return
    for end, token in enumerate(subject[: _LONGEST_TOPIC + 1]):
        lower = token.lower()
        if end and lower in AUXILIARIES:
            if not any(word.lower() in CLAUSE_WORDS for word in subject[:end]):
                yield Cut(words=subject[:end], reason="subject")
            return
        if lower in PREPOSITIONS and end and lower not in {"of", "between"}:
            yield Cut(words=subject[:end], reason="topic")
        if not phrases.is_word(token):
            return


def skip_linking(words: Tokens, at: int) -> int:
    while at < len(words) and (
        words[at].lower() in _LINKING or words[at].endswith("ly") or words[at] == ","
    ):
        at += 1
    return at


def _gerund_cues(words: Tokens) -> Iterator[tuple[str, Tokens]]:
    """Yield the verbs of "… fills this gap by showing X", "… a step towards understanding X"."""
    for at in range(1, min(len(words), 16) - 1):
        verb = verbs.BASE_OF_GERUND.get(words[at].lower(), "")
        if verb and words[at - 1].lower() in _BEFORE_GERUND:
            yield verb, words[at + 1 :]
            return


def _after_subject(words: Tokens, at: int) -> int:
    """Return where "we" or "this paper" ends, 0 when it does not stand here."""
    lower = words[at].lower()
    following = words[at + 1].lower() if at + 1 < len(words) else ""
    if lower in FIRST_PERSON and words[at] != "i":
        return at + 1
    if lower in {"this", "the", "our", "present"} and following in PAPER_NOUNS:
        return at + 2
    if lower == "our" or (lower == "the" and following in {"proposed", "presented"}):
        for end in range(at + 1, min(at + 4, len(words))):
            if (
                words[end].lower() in GENERIC
                and words[end + 1 : end + 2]
                and (words[end + 1].lower() in verbs.BASE_OF or words[end + 1].endswith("ly"))
            ):
                return end + 1
    if lower in {"goal", "aim", "objective", "purpose", "contribution"}:
        for end in range(at + 1, min(at + 6, len(words) - 1)):
            if words[end] == "is" and words[end + 1] == "to":
                return end + 2
    return 0
