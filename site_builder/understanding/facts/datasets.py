"""Datasets and benchmarks: those a paper introduces, and those it uses."""

from __future__ import annotations

import re
from collections.abc import Iterator

from site_builder.understanding.facts.finding import Finding
from site_builder.understanding.facts.known import (
    AMBIGUOUS,
    DATASETS,
    LONG_DATASETS,
    METHODS,
    NO_DATASETS,
)
from site_builder.understanding.facts.spelt_out import SpeltOut
from site_builder.understanding.sentences import Sentence
from site_builder.understanding.words import wordset

INTRODUCED = "introduced"
"""Detail of a finding that is the paper's own dataset."""

_WORD = r"(?:[A-Za-z0-9][\w.+/-]{0,30})"
_SHAPED = (
    r"(?:(?:[a-z]{1,12}[A-Z0-9]|[A-Z][\w+-]{0,20}[A-Z0-9]|\d[A-Z])[\w+-]{0,20}(?:\.\d[A-Z]?)?)"
)
"""A word with a capital or figure inside, such as nuScenes, CIFAR-10, Human3.6M."""
_CAPITAL = r"[A-Z0-9][\w.+/-]{0,30}"
_TITLED = rf"(?:{_WORD}(?: [A-Z][\w-]{{0,20}}){{0,2}})"
_ITEM = rf"(?:(?:{_CAPITAL} ){{0,4}}(?:{_CAPITAL}|{_SHAPED}))"
_KIND = r"(?:data ?sets?|benchmarks?|corpus|corpora|test suites?|leaderboards?|treebanks?)"
_MAKES = (
    r"\b(?:introduc|present|propos|collect|releas|build|built|construct|creat|develop|curat"
    r"|contribut|provid|publish|establish|annotat|compil|assembl|generat|offer|mak|design)\w*"
)
_ADJECTIVES = (
    r"(?:(?!(?:on|trained|built|based|than|using|from|evaluated|tested)\b)[\w/.,’'-]{1,30} ){0,12}?"
)
_CALLED = r"(?:called|named|dubbed|termed|namely|coined|(?:that|which) we call)"
_PURPOSE = r"(?:that|which|with|for|to|of|containing|consisting)"
_INTRODUCED = tuple(
    re.compile(pattern)
    for pattern in (
        # We introduce X, a large dataset; we present X: the first benchmark
        rf"{_MAKES} (?:the |our |a |an )?[\"“]?(?P<name>{_TITLED})[\"”]?"
        rf"(?: \([^()]{{3,120}}\))?,? (?:– |— |: )?(?:a|an|the|our)(?: first)? {_ADJECTIVES}"
        rf"{_KIND}\b",
        # We propose Y and X, a benchmark of
        rf"{_MAKES} [^.;]{{3,160}} and (?P<name>{_SHAPED}), (?:a|an|the first) {_ADJECTIVES}"
        rf"{_KIND}\b",
        # we collect the X dataset
        rf"{_MAKES} (?:the |a |an |our )?(?:new |novel |first |large-scale ){{0,3}}"
        rf"(?P<name>(?:[A-Z][\w-]{{0,20}} ){{0,3}}(?:{_CAPITAL}|{_SHAPED})) {_KIND}\b",
        # we build a large dataset of kites called X
        rf"{_MAKES} (?:a|an|the|our|two|new|novel) {_ADJECTIVES}{_KIND}(?: \w{{1,20}}){{0,6}}?,?"
        rf" {_CALLED} (?:the |as )?[\"“]?(?P<name>{_TITLED})(?![\w-]| [A-Z(])",
        # we build a large dataset X for kites
        rf"{_MAKES} (?:a|an|the|our) {_ADJECTIVES}{_KIND},? [\"“(]?(?P<name>{_SHAPED})"
        rf"(?=[\"”,.:;)]| {_PURPOSE}\b)",
        rf"\b[Oo]ur (?:new |novel |proposed )?{_KIND}(?: is)?,? (?:called |named |dubbed )?"
        rf"(?P<name>{_SHAPED})\b",
        rf"\b[Oo]ur (?:new |novel |proposed )?(?P<name>{_SHAPED}) {_KIND}\b",
    )
)
_A_KIND = re.compile(_KIND, re.IGNORECASE)
_SPELT_AS_KIND = re.compile(rf"\b{_KIND}$", re.IGNORECASE)
_MAKES_IT = re.compile(rf"{_MAKES} (?:a |an |the |our )?(?:[\w-]{{1,20}} ){{0,3}}[\"“]?\Z")
_NAMED = re.compile(rf"(?<![\w.@/-])(?P<name>{_ITEM}) (?:data ?set|benchmark|corpus)\b")
_AND = r"(?:, and|, or|,| and|/) (?:the )?"
_LIST = re.compile(rf"(?<![\w.@/-])(?P<list>{_ITEM}(?:{_AND}{_ITEM}){{1,8}}) {_KIND}\b")
_BETWEEN = re.compile(_AND)
_SHAPE = re.compile(_SHAPED)
_KNOWN_WORD = re.compile(rf"(?<![\w.@/-]){_WORD}")
_ALL_WORDS = re.compile(r"[A-Za-z0-9](?:[\w.+/-]{0,29}[\w+])?")
_LONGER_FIRST = sorted(LONG_DATASETS, key=lambda name: (-len(name), name))
_LONG_KNOWN = re.compile(rf"(?<![\w-])(?:{'|'.join(map(re.escape, _LONGER_FIRST))})(?![\w-])")
_BEFORE = re.compile(r"(?P<word>[A-Za-z][\w-]*) \Z")
_BEHIND = re.compile(rf" (?P<word>{_CAPITAL})")
_OTHERS = re.compile(
    r"\b(?:existing|previous|prior|current|unlike|exceeds?|than|compar\w+ (?:to|with)|similar to"
    r"|inspir\w+ (?:from|by)|following the"
    r"|complement\w*|extends?|extension of)\b[^.;]*\Z"
)
"""Before a dataset of others that this one is compared with."""
_NEAR = 90
"""Characters before a name in which such words count."""
_VARIANT = wordset(
    "Split Tiny Mini Rotated Colored Coloured Permuted Moving Fashion Foggy Sequential Stylized "
    "Stylised Synthetic"
)
_CHANGES = re.compile(r"-to-[a-z]")
"""A task, too: "KG-to-text"; but there is a dataset Room-to-Room."""
_TASK = re.compile(r"(?:ing|ion|ment|ysis|sis|ogy|ics|QA)$")
"""How the last word of a task ends, which no dataset is called."""
_NO_NAME = re.compile(r"(?:\d+(?:[.,]\d+)*[KMBkx%]?|\d+[a-z]*|[vV]\d+|[A-Z]|\d+-\w+)$")
_LONGEST = 40
"""Characters of a name."""
_USES = wordset(
    "on of in from using the and with dataset datasets namely including benchmark benchmarks via"
)
_PLAIN = wordset(
    "English Chinese German French Arabic Japanese Korean Spanish Hindi Italian Dutch Russian "
    "Portuguese Persian Turkish Vietnamese Bengali Urdu Tamil Polish Czech Greek Latin Swedish "
    "Danish Finnish Norwegian Hebrew Thai Indonesian Ukrainian Romanian Swahili Indian Indic "
    "African European American Bayesian Gaussian Euclidean Boolean Internet Web Twitter Facebook "
    "YouTube Wikipedia Reddit Kaggle GitHub The This These Our Their Its All Both Each Some Many "
    "Most Several Two Three Four Five Large Small New Public Real Synthetic Standard Popular "
    "Existing Common Other Various Multiple Different Challenging Medical Clinical Visual Video "
    "Image Text Audio Speech Language Graph Image-Text Multi-Modal Multimodal Machine Robot "
    "Vision We In On For And Extensive Experimental In-house State-of-the-art"
)
"""Words that say of what kind a dataset is, or begin a sentence."""


def find(sentences: tuple[Sentence, ...], spelt: tuple[SpeltOut, ...]) -> tuple[Finding, ...]:
    """List the datasets named, the paper's own first, then as they come.

    Background is left out: what others have used is no fact about this paper.
    """
    other = {pair.short for pair in spelt if not _SPELT_AS_KIND.search(pair.long)}
    own: dict[str, Finding] = {}
    used: dict[str, Finding] = {}
    for sentence in sentences:
        if sentence.role == "background":
            continue
        for name in _own(sentence.text, spelt):
            if _is_name(name, other):
                own.setdefault(name, _finding(name, sentence, INTRODUCED))
        for name in _used(sentence.text):
            if _is_name(name, other):
                used.setdefault(name, _finding(name, sentence, ""))
    whole = (name for name in used if name not in own and not _is_part(name, (*own, *used)))
    return (*own.values(), *(used[name] for name in whole))


def _finding(name: str, sentence: Sentence, detail: str) -> Finding:
    return Finding(kind="dataset", value=name, detail=detail, words=sentence.text)


def _is_part(name: str, names: tuple[str, ...]) -> bool:
    """Tell whether a name is a part of another: "KITTI" of "KITTI Odometry"."""
    return any(f" {name} " in f" {other} " for other in names if other != name)


def _own(text: str, spelt: tuple[SpeltOut, ...]) -> Iterator[str]:
    if not _A_KIND.search(text):
        return
    for pattern in _INTRODUCED:
        for match in pattern.finditer(text):
            yield match["name"]
    for pair in spelt:
        at = text.find(pair.long)
        if at >= 0 and _SPELT_AS_KIND.search(pair.long) and _MAKES_IT.search(text, 0, at):
            yield pair.short


def _used(text: str) -> Iterator[str]:
    for match in _LONG_KNOWN.finditer(text):
        yield match[0]
    known = not DATASETS.isdisjoint(_ALL_WORDS.findall(text))
    for match in _KNOWN_WORD.finditer(text) if known else ():
        word, start = match[0].rstrip(".,-/"), match.start()
        if word in DATASETS and not _is_compared(text, start):
            yield _whole(word, text, start)
    if not _A_KIND.search(text):
        return
    for match in _LIST.finditer(text):
        yield from map(_trimmed, _BETWEEN.split(match["list"]))
    for match in _NAMED.finditer(text):
        if not _is_compared(text, match.start()):
            yield _trimmed(match["name"])


def _is_compared(text: str, at: int) -> bool:
    return _OTHERS.search(text, max(0, at - _NEAR), at) is not None


def _whole(word: str, text: str, start: int) -> str:
    """Return a known name with the word that makes it a variant; "" for what may be half of one."""
    behind = _BEHIND.match(text, start + len(word))
    if behind and behind["word"].rstrip(".,") not in DATASETS:
        return ""
    found = _BEFORE.search(text, max(0, start - _LONGEST), start)
    before = found["word"] if found else ""
    if before in _VARIANT:
        return f"{before} {word}"
    opens = found is not None and found.start() == 0
    if before[:1].isupper() and not opens and before not in _PLAIN and before not in DATASETS:
        return ""
    return "" if word in AMBIGUOUS and before not in _USES else word


def _trimmed(run: str) -> str:
    """Return the name in a run of capitalised words; "" where it may hold two or none."""
    words = run.split(" ")
    while words and words[0] in _PLAIN:
        words.pop(0)
    name = " ".join(words)
    if name in LONG_DATASETS:
        return name
    if len(words) < 2:
        return "" if _CHANGES.search(name) else name
    several = sum(map(_is_shaped, words)) > 1 or any(word in DATASETS for word in words)
    return "" if several or _TASK.search(words[-1]) else name


def _is_shaped(word: str) -> bool:
    return _SHAPE.fullmatch(word) is not None


def _is_name(name: str, other: set[str]) -> bool:
    if not name or len(name) > _LONGEST:
        return False
    if name in DATASETS or name in LONG_DATASETS:
        return True
    if (
        name in other
        or name.rpartition("-")[2] in other
        or any(name in known for known in (NO_DATASETS, METHODS, _PLAIN))
    ):
        return False
    first, *others = name.split(" ")
    if others:
        return first not in _PLAIN and others[-1] not in NO_DATASETS
    return _is_shaped(name) and not _NO_NAME.match(name) and name.rstrip("s") not in NO_DATASETS
