"""The name a paper gives to what it introduces, where that is sure."""

from __future__ import annotations

import re
from collections.abc import Iterator

from site_builder.understanding.facts.finding import Finding
from site_builder.understanding.facts.known import DATASETS, LONG_DATASETS, METHODS
from site_builder.understanding.facts.spelt_out import SpeltOut
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import names

_LONGEST = 40
"""Characters of a name."""
_FEW = 3
"""Letters of an acronym that is as often a common noun's as a name's."""
_TELLING = 5
"""Letters of an acronym that is a name though nothing spells it out."""
_NEAR = 160
"""Characters before a name that may say that it is new."""
_MAKES = (
    r"(?:propos|introduc|present|develop|design|devis|creat|construct|contribut|describ|formulat"
    r"|releas)(?:e|es|ed|s)?|builds?|built"
)
_MAKING = r"(?:propos|introduc|present|develop|design|devis|creat|construct|releas|build)ing"
_PLAIN = (
    r"(?:(?!(?:of|for|in|with|using|to|on|from|by|as|via|under|that|which|and|is|are|how|based)\b)"
    r"[\w/’'-]{1,30},? |and (?:yet |efficient |effective |simple |\w{1,12}ly ))"
)
"""A word that does not lead away from what is introduced."""
_CALLED = (
    r"(?:called|named|termed|dubbed|coined|nicknamed|denoted(?: as| by)?|referred to as"
    r"|i\.e\.|(?:that|which|and|what) we (?:call|name|term|dub))"
)
_DIRECT = re.compile(
    rf"\b(?:(?:[Ww]e|I|[Pp]aper|[Ww]ork|[Ss]tudy|[Aa]rticle|[Tt]hesis|[Rr]eport|and|then)"
    rf" (?:\w{{1,14}}ly |also |further |first |then |here |therefore |thus ){{0,2}}(?:{_MAKES})"
    rf"|(?:{_MAKING})(?= (?:an? |{_PLAIN}{{0,4}}(?:novel|new) )))"
    rf" {_PLAIN}{{0,9}}[\"“'‘(]?\Z"
)
_AS_CALLED = re.compile(
    rf"\b(?:{_CALLED},?:? (?:as |the |a |an |our )?|namely,? (?:an? |our )?)"
    r"(?:[\"“'‘]|(?:[A-Z][\w-]{0,30} ){1,7}\()?\Z"
)
_NEW = re.compile(
    rf"\b(?:{_MAKES}|{_MAKING}|novel|new|newly|first|[Oo]ur|we (?:call|name|term|dub))\b"
)
_LOWER_NEW = re.compile(r"\b(?:novel|new|called|named|dubbed|termed|coined|namely|first)\b")
_OURS = re.compile(
    r"\b(?:[Oo]ur|[Tt]he proposed) (?:proposed |new |novel |own |resulting )?(?:(?:method|approach"
    r"|model|framework|system|algorithm|network|architecture|solution|technique),? )?\Z"
)
_IN_BRACKETS = re.compile(rf"\b(?:[Ww]e|[Pp]aper|[Ww]ork) (?:{_MAKES}) [^.;:()]{{3,150}} \(\Z")
_IS_NEW = re.compile(
    r"[\"”’]?(?: \([^()]{1,80}\))?,? (?:is|are) (?:our\b|an? (?:novel|new)\b|the first\b"
    r"|(?:\w+ )?(?:proposed|introduced|presented|developed)\b)"
)
_OTHERS = re.compile(
    r"\b(?:extends?|extending|recent\w*|existing|popular|well-known|standard|classical?|vanilla)"
    r"(?:-\w+)?(?: the)? \Z"
)
_KIND = re.compile(
    r"(?: ?\([A-Z]{1,6})?\)?[-‑– ](?:based|driven|like|style|guided|enhanced|aware|type|inspired)\b"
)
_LEADS_ON = re.compile(
    r"s?\) (?!(?:for|to|that|which|method|framework|approach|algorithm|network|model|module|and|by"
    r"|with|in|as|is|at|on)\b)[a-z]"
)
"""Behind an acronym that stands before a noun: "a high dynamic range (HDR) imaging …"."""
_GOES_ON = re.compile(r" (?:with [A-Z]|learning\b|based\b|[A-Z][a-z]|[\w-]+ \([A-Z])")
_PRAISE = re.compile(
    rf"(?:,|\b(?:an?|the|our|novel|new|simple|effective|efficient|general|unified|first|called|named"
    rf"|of|dubbed|termed|coined|namely|two-stage|proposed|flexible|robust|lightweight|{_MAKES})"
    r"[:,]?) [\"“'‘(]?\Z"
)
"""Before a short acronym's long form; any other word makes it a kind of something known."""
_OBJECT = re.compile(r"\b(?:propos|introduc|present)(?:e|es|ed|s)? (?:the )?[\"“'‘]?\Z")
_PART = re.compile(r"[a-z,] (?:[A-Z][a-z]+ )+\Z")
"""Before the second half of a name: "present Tall ALOHA"."""
_UNSHAPED = re.compile(r"[A-Z][a-z]+")
_TRAIT = re.compile(r"-(?:aware|based|driven|guided|enhanced|specific|oriented|level|wise)$")
_NOUN = re.compile(
    r" (?!(?:for|to|that|which|and|by|with|in|as|is|at|on|of|from|using|via|can|has|a|an|the)\b)"
    r"[a-z]"
)
"""Behind "Russian" in "Russian roulette": a name goes on that is no name."""
_DATA = DATASETS.union(LONG_DATASETS)
_INSIDE = re.compile(r"[\w-]")


def find(sentences: tuple[Sentence, ...], spelt: tuple[SpeltOut, ...]) -> tuple[Finding, ...]:
    """Give the name that the derived title would begin with, unless there is doubt.

    A term that the field uses widely is doubtful, and so is a name that stands
    in the text before the sentence that introduces it, or whose sentence does
    not say that it is new.
    """
    own = names.find(sentences)
    name = own.short or own.name
    if not 1 < len(name) <= _LONGEST or name in METHODS or name in _DATA:
        return ()
    where = next((each for each in sentences if next(_places(name, each.text), -1) >= 0), None)
    if where is None or where.role == "background":
        return ()
    if not _is_introduced(name, where.text, spelt) or _is_in_doubt(name, where.text, spelt):
        return ()
    singular = name.removesuffix("s")
    value = singular if any(pair.short == singular for pair in spelt) else name
    return (Finding(kind="name", value=value, words=where.text),)


def _places(name: str, text: str) -> Iterator[int]:
    """Yield where a name stands as a word of its own."""
    at = text.find(name)
    while at >= 0:
        end = at + len(name)
        if not _INSIDE.match(text[at - 1 : at]) and not _INSIDE.match(text[end : end + 1]):
            yield at
        at = text.find(name, end)


def _is_introduced(name: str, text: str, spelt: tuple[SpeltOut, ...]) -> bool:
    """Tell whether a sentence says of a name, or of its long form, that it is new."""
    long = _long_form(name, spelt)
    for at in _places(name, text):
        start = text.rfind(long, 0, at) if long else at
        start = start if start >= 0 else at
        least = max(0, start - _NEAR)
        if _AS_CALLED.search(text, least, start) and _NEW.search(text, 0, start):
            return True
        if _DIRECT.search(text, least, start) or _OURS.search(text, least, start):
            return True
        if _IS_NEW.match(text, at + len(name)):
            return True
        tells = len(name) >= _TELLING or not name.removesuffix("s").isupper()
        if not long and tells and _IN_BRACKETS.search(text, least, at):
            return True
    return False


def _long_form(name: str, spelt: tuple[SpeltOut, ...]) -> str:
    singular = name.removesuffix("s")
    return next((pair.long for pair in spelt if pair.short in (name, singular)), "")


def _is_in_doubt(name: str, text: str, spelt: tuple[SpeltOut, ...]) -> bool:
    """Tell whether a name may only say of what kind the new thing is.

    "A neural knot search (NKS) approach" uses a known search, "an NKS-based
    planner" too; "the Lake Kite Planner (LKP)" is itself new.
    """
    if any(_OTHERS.search(text, max(0, at - _NEAR), at) for at in _places(name, text)):
        return True
    if _PART.search(text, 0, next(_places(name, text))):
        return True
    behind = text.split(name)[1:]
    if any(_KIND.match(after) for after in behind) or _GOES_ON.match(behind[0]):
        return True
    if _TRAIT.search(name) or (_UNSHAPED.fullmatch(name) and _NOUN.match(behind[0])):
        return True
    long = _long_form(name, spelt)
    few = len(name) <= (_FEW + 1 if long.islower() else _FEW)
    return long != "" and few and long in text and _is_common(name, long, text)


def _is_common(name: str, long: str, text: str) -> bool:
    """Tell whether a short acronym may stand for something known."""
    start = text.find(long)
    if not _PRAISE.search(text, 0, start):
        return True
    before, _, after = text.partition(f"({name}")
    new = _LOWER_NEW.search(before[-_NEAR:]) or _OBJECT.search(text, 0, start)
    return long.islower() and not (new and not _LEADS_ON.match(after))
