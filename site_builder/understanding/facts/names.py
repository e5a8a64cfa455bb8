"""The name a paper gives to what it introduces, where that is sure."""

from __future__ import annotations

import re
from collections.abc import Iterator

from site_builder.understanding.facts.finding import Finding
from site_builder.understanding.facts.known import DATASETS, METHODS
from site_builder.understanding.facts.spelt_out import SpeltOut
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.titles import names

_INTRODUCES = re.compile(
    r"\b(?:[Ww]e|[Pp]aper|[Ww]ork|[Ss]tudy|[Aa]rticle|[Rr]eport|propos\w+|introduc\w+|present\w*"
    r"|called|named|dubbed|termed|coined|call|name|develop\w*|[Oo]ur|novel|new|newly|design\w*"
    r"|releas\w+)\b"
)
_KIND = re.compile(r"\)?-(?:based|driven|like|style|guided|enhanced|aware|type)\b")
_OTHERS = re.compile(
    r"\b(?:extends?|extending|recent\w*|existing|popular|well-known|standard|classical?|vanilla)"
    r"(?:-\w+)?(?: the)? \Z"
)
_NEW = re.compile(r"\b(?:novel|new|called|named|dubbed|termed|coined|namely|first)\b")
_LEADS_ON = re.compile(
    r"s?\) (?!(?:for|to|that|which|method|framework|approach|algorithm|network|model|module|and|by"
    r"|with|in|as|is|at|on)\b)[a-z]"
)
"""Behind an acronym that stands before a noun: "a high dynamic range (HDR) imaging …"."""
_INSIDE = re.compile(r"[\w-]")
_FEW = 3
"""Letters of an acronym that is as often a common noun's as a name's."""
_NEAR = 110
"""Characters before an acronym in which a word must say that it is new."""
_LONGEST = 40
"""Characters of a name."""


def find(sentences: tuple[Sentence, ...], spelt: tuple[SpeltOut, ...]) -> tuple[Finding, ...]:
    """Give the name that the derived title would begin with, unless there is doubt.

    A term that the field uses widely is doubtful, and so is a name that stands
    in the text before the sentence that introduces it.
    """
    own = names.find(sentences)
    name = own.short or own.name
    if not 1 < len(name) <= _LONGEST or name in METHODS or name in DATASETS:
        return ()
    where = next((each for each in sentences if next(_places(name, each.text), -1) >= 0), None)
    if where is None or where.role == "background" or not _INTRODUCES.search(where.text):
        return ()
    if _is_in_doubt(name, where.text, spelt):
        return ()
    return (Finding(kind="name", value=name, words=where.text),)


def _places(name: str, text: str) -> Iterator[int]:
    """Yield where a name stands as a word of its own."""
    at = text.find(name)
    while at >= 0:
        end = at + len(name)
        if not _INSIDE.match(text[at - 1 : at]) and not _INSIDE.match(text[end : end + 1]):
            yield at
        at = text.find(name, end)


def _is_in_doubt(name: str, text: str, spelt: tuple[SpeltOut, ...]) -> bool:
    """Tell whether a name may only say of what kind the new thing is.

    "A neural knot search (NKS) approach" uses a known search, "an NKS-based
    planner" too; "the Lake Kite Planner (LKP)" is itself new.
    """
    if any(_OTHERS.search(text, max(0, at - _NEAR), at) for at in _places(name, text)):
        return True
    if any(_KIND.match(after) for after in text.split(name)[1:]):
        return True
    for pair in spelt:
        if pair.short == name and pair.long.islower() and len(name) <= _FEW:
            before, _, after = text.partition(f"({name}")
            return not _NEW.search(before[-_NEAR:]) or _LEADS_ON.match(after) is not None
    return False
