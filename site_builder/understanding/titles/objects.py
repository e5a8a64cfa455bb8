"""Phrases out of what follows a verb such as "we propose"."""

from __future__ import annotations

from collections.abc import Iterator

from site_builder.understanding.titles import phrases, verbs
from site_builder.understanding.titles.cues import skip_linking
from site_builder.understanding.titles.phrases import Cut, Tokens
from site_builder.understanding.words import AUXILIARIES, CLAUSE_WORDS, wordset

Found = tuple[str, Cut]
"""How a phrase was found (see `candidates.Candidate.source`), and the phrase."""

_ASKS = wordset("that how why whether what when if")
_ABOUT = wordset("of on into about evidence insight insights question that understanding")
_CLAIM_ENDS = wordset(
    "when by because while if without via using under from across for in through during"
)
_APPOSITION = frozenset({",", ":", "—", "–", "--", "-", "---"})
_ARTICLES = wordset("a an the")


def after_cue(verb: str, rest: Tokens) -> Iterator[Found]:
    cue = verbs.CUE_OF[verb]
    rest = rest[skip_linking(rest, 0) :]
    if rest[:1] and rest[0].lower() in _ASKS:
        yield from _clause(rest)
        return
    for at in range(1, min(len(rest), 5)):
        if rest[at].lower() in {"how", "why", "whether"} and rest[at - 1].lower() in _ABOUT:
            yield from _clause(rest[at:])
    if rest[:1] in {("on",), ("at",), ("with",), ("into",), ("for",)}:
        rest = rest[1:]
    object_ = phrases.without_opening(rest)
    if cue == "act":
        opening = (verbs.gerund(verb),) if verbs.is_telling(verb) else ()
        for cut in phrases.cuts((*_article(rest, object_), *object_) if opening else object_):
            yield ("act", Cut(words=(*opening, *cut.words), reason=cut.reason))
    else:
        for cut in phrases.cuts(object_):
            yield (cue, cut)
    yield from _appositive(rest)
    yield from _purposes(rest)
    yield from _relatives(rest)


def _clause(rest: Tokens) -> Iterator[Found]:
    """Yield "how X does Y", and what is shown when the clause is whole."""
    opening = rest[0].lower()
    if opening in {"that", "whether", "if"}:
        for cut in _claims(rest[1:]):
            yield ("show", cut)
        return
    for cut in _claims(rest):
        yield ("how", cut)


def _claims(words: Tokens) -> Iterator[Cut]:
    """Yield the beginnings of a clause that end at a mark."""
    start = 1 if words[:1] and words[0].lower() in {"the", "a", "an"} else 0
    for end in range(start + 3, min(len(words), phrases.LONGEST) + 1):
        token = words[end] if end < len(words) else "."
        if not phrases.is_word(token):
            if _has_verb(words[start:end]):
                yield Cut(words=words[start:end], reason="comma" if token == "," else "end")
            return
        passive = words[end - 1].lower() in verbs.PAST_PARTICIPLES or words[end - 1].endswith("ed")
        if token in _CLAIM_ENDS and not passive and _has_verb(words[start : end - 1]):
            yield Cut(words=words[start:end], reason="clause")


def _has_verb(words: Tokens) -> bool:
    return any(
        word in AUXILIARIES or (word in verbs.BASE_OF and word not in verbs.PAST_PARTICIPLES)
        for word in (word.lower() for word in words[1:-1])
    )


def _appositive(rest: Tokens) -> Iterator[Found]:
    """Yield "a Y" of "we propose X, a Y"."""
    for at, token in enumerate(rest[:12]):
        if token not in _APPOSITION or at + 1 >= len(rest):
            continue
        following = rest[at + 1]
        if at < 2 or following in _ARTICLES or following[0].isupper():
            for cut in phrases.cuts(phrases.without_opening(rest[at + 1 :])):
                yield ("appositive", cut)
            yield from _relatives(rest[at + 1 :])
            return


def _purposes(rest: Tokens) -> Iterator[Found]:
    """Yield what the thing proposed does: "to learn X" and "that learns X" → "learning X"."""
    for at, token in enumerate(rest[:24]):
        if token in {".", ";"}:
            return
        lower = token.lower()
        if lower in {"to", "that", "which"}:
            yield from _doing(rest, skip_linking(rest, at + 1), third=lower != "to")
        elif lower == "for" and at:
            for cut in phrases.cuts(phrases.without_opening(rest[at + 1 :])):
                yield ("purpose", cut)
        elif lower in {"by", "via", "through"} and "".join(rest[at + 1 : at + 2]).endswith("ing"):
            for cut in phrases.cuts(rest[at + 1 :]):
                yield ("means", cut)


def _relatives(rest: Tokens) -> Iterator[Found]:
    """Yield "X for learning Y" of "X that learns Y", "X robust to Y" of "X that is robust to Y"."""
    head = phrases.without_opening(rest)
    for at, token in enumerate(head[:12]):
        relative = token in {"that", "which"}
        if token in {".", ";", ":"} or (token in CLAUSE_WORDS and not relative):
            return
        if relative and at:
            noun = head[: at - 1] if head[at - 1] == "," else head[:at]
            after = head[at + 1 :]
            if after[:1] in {("is",), ("are",)} and after[1:2] != ("a",):
                for cut in phrases.cuts((*noun, *after[1:])):
                    if len(cut.words) > len(noun) + 1:
                        yield ("relative", cut)
            for _, cut in _doing(head, skip_linking(head, at + 1), third=True):
                yield ("relative", Cut(words=(*noun, "for", *cut.words), reason=cut.reason))
            return


def _doing(rest: Tokens, at: int, *, third: bool) -> Iterator[Found]:
    if at >= len(rest):
        return
    word = rest[at].lower()
    base = verbs.base_of_third_person(word) if third else word
    if third and word in verbs.BASES:
        base = word
    known = base in verbs.BASES or (third and len(base) > 3)
    if not known or not verbs.is_telling(base):
        return
    after = rest[at + 1 :]
    object_ = phrases.without_opening(after)
    for cut in phrases.cuts((*_article(after, object_), *object_)):
        yield ("doing", Cut(words=(verbs.gerund(base), *cut.words), reason=cut.reason))


def _article(before: Tokens, after: Tokens) -> Tokens:
    """Return the article an object keeps behind a gerund."""
    if not after or before == after or before[0].lower() not in {"a", "an", "the"}:
        return ()
    if before[0].lower() == "the":
        return ("the",)
    return ("an",) if after[0][0].lower() in "aeiou" else ("a",)
