"""Tokens of a sentence and the phrases that can be cut from them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from site_builder.understanding.titles.verbs import FINITE, VERBS_ONLY
from site_builder.understanding.words import (
    ANAPHORA,
    CLAUSE_WORDS,
    DETERMINERS,
    EMPTY_HEADS,
    NOVELTY,
    PREPOSITIONS,
    wordset,
)

Tokens = tuple[str, ...]

LONGEST = 16
"""Words of a phrase."""

_TOKEN = re.compile(r"[^\W_](?:[\w'’/.+&*-]*(?:s['’]|[\w+*]))?|---?|[^\w\s]")
_ASIDE = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|https?://\S+")
_CALL = re.compile(r"(?<!\w)\w\([^()]*\)+")
"""A formula such as O(n log n): no word of a title."""
_THAT_IS = re.compile(r", ?(?:i\.e\.|e\.g\.|that is),? [^,;.]*(?:,|(?=[;.]))")
_QUOTES = re.compile(r"[\"“”«»`]|(?<!\w)['‘]|['’](?!\w)")
_MARKS = re.compile(r"[\"“”«»`]|(?<!s)['’](?!\w)")
"""Quotes of a sentence in which no single one opens: "the birds’ nests"."""
_OPENS = re.compile(r"(?<!\w)['‘]\w")
_WORD = re.compile(r"\w")
NOT_JOINED = wordset("then also thus therefore hence so is are we it they can has have")
"""Words after "and" that begin a clause rather than go on with a phrase."""
NOUNS_IN_ING = wordset(
    "learning sorting planning training reasoning modeling modelling tuning tracking mapping "
    "sampling clustering processing understanding denoising grasping matching scheduling "
    "pruning coding embedding encoding decoding parsing ranking hashing forecasting rendering "
    "labeling labelling routing voting driving computing engineering prompting testing "
    "setting imaging sensing sharing smoothing boosting editing writing meaning programming "
    "unlearning fine-tuning finetuning pre-training pretraining captioning inpainting "
    "segmenting retargeting steering answering forgetting clipping hearing walking running "
    "flying landing docking bargaining pricing screening filtering monitoring mining reading "
    "shaping string ring spring king thing linking stitching relighting tagging timing "
    "marking watermarking upsampling"
)
_OPENING = (
    (DETERMINERS - ANAPHORA)
    | NOVELTY
    | wordset("two three four five six seven eight well-known popular")
)
"""Words that a phrase loses in front."""
_TWO_SIDED = wordset(
    "connecting connect connects relating relate linking link transforming transform "
    "converting convert translating translate mapping map comparing applying apply adapting "
    "adapt extending extend aligning generalizing generalize transferring transfer from"
)
"""Verbs whose phrase is not whole before its "to"."""
_EMPTY = (EMPTY_HEADS - wordset("importance existence")) | wordset(
    "goal aim objective purpose endeavor endeavour effort efforts attempt attempts types kinds "
    "aspect aspects"
)
"""Nouns that a phrase loses with their "of"."""
_INTO = frozenset({"of", "into", "towards", "toward"})
_NOT_ADVERBS = wordset("anomaly early assembly supply family daily friendly fly multiply reply")
_STOPS = frozenset((*".;:?!,—–", "--", "---"))
_FINAL = frozenset({"end", "clause", "symbol"})
_SERIES = 6
"""Words within which the commas of "A, B, and C" stand."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """A sentence as tokens, with the places where a phrase may end."""

    words: Tokens
    lower: Tokens
    ends: Tokens
    """Why a phrase may end before each token and after the last: end, comma, clause,
    to, participle, symbol or the preposition left out; "" where it may not."""


def tokens(text: str) -> Tokens:
    """Return the words and marks of a sentence without asides and quotes."""
    quotes = _QUOTES if _OPENS.search(text) else _MARKS
    bare = quotes.sub("", _ASIDE.sub(" ", _THAT_IS.sub(" ", _CALL.sub(" = ", text))))
    plain = bare.replace(", to ", " to ").replace("i.i.d.", "IID").replace("--", " -- ")
    return tuple(_TOKEN.findall(plain))


def line(words: Tokens) -> Line:
    """Find where phrases may end in a sentence."""
    lower = tuple(word.lower() for word in words)
    ends = tuple(_end(lower, at) for at in range(len(lower) + 1))
    return Line(words=words, lower=lower, ends=ends)


def is_word(token: str) -> bool:
    """Tell a word from a mark."""
    return bool(_WORD.search(token))


def is_adverb(lower: str) -> bool:
    """Tell a word in -ly that is no noun or adjective."""
    return lower.endswith("ly") and lower not in _NOT_ADVERBS


def after_opening(lower: Tokens, at: int) -> int:
    """Return where a phrase begins after articles, praise and empty nouns."""
    start = at
    while at < len(lower):
        word = lower[at]
        following = lower[at + 1] if at + 1 < len(lower) else ""
        if (
            (word == "first" and following != "order")
            or word in _OPENING
            or (at > start and word == ",")
            or (is_adverb(word) and following.endswith("ing"))
        ):
            at += 1
        elif word in _EMPTY and following in _INTO:
            at += 2
        elif following in _EMPTY and at + 2 < len(lower) and lower[at + 2] in _INTO:
            at += 3
        else:
            break
    return at


def cuts(line: Line, start: int) -> Iterator[tuple[int, str]]:
    """Yield end and reason of each phrase that begins at a token, short ones first."""
    two_sided = False
    for end in range(start + 1, min(len(line.words), start + LONGEST) + 1):
        two_sided = two_sided or line.lower[end - 1] in _TWO_SIDED
        reason = line.ends[end]
        if not reason:
            continue
        if (
            reason != "symbol"
            and is_word(line.words[end - 1])
            and not (two_sided and reason == "to")
        ):
            yield end, reason
        if reason in _FINAL:
            return


def _end(lower: Tokens, at: int) -> str:  # noqa: PLR0911 - a table of cases
    if at == len(lower):
        return "end"
    token = lower[at]
    if token == ",":
        return "" if _lists(lower, at) else "comma"
    if not is_word(token):
        return "end" if token in _STOPS else "symbol"
    if token in CLAUSE_WORDS:
        return "clause"
    following = lower[at + 1] if at + 1 < len(lower) else ""
    if token in {"and", "or"}:
        return "clause" if _joins_clauses(lower, at, following) else ""
    if token == "to":
        return "to"
    if token in FINITE:
        return "" if at and lower[at - 1] == "to" else "clause"
    if token in {"of", "between", "among"}:
        return ""
    if token in PREPOSITIONS:
        return "" if at and _is_participle(lower[at - 1]) else token
    if token.endswith("ed") and following in PREPOSITIONS:
        return "participle"
    if is_adverb(token) and following.endswith(("ed", "ing")):
        return "participle"
    return ""


def _joins_clauses(lower: Tokens, at: int, following: str) -> bool:
    return (
        (at > 0 and lower[at - 1] == "," and "," not in lower[max(0, at - _SERIES) : at - 1])
        or following in NOT_JOINED
        or following in FINITE
        or is_adverb(following)
        or following.isdigit()
    )


def _lists(lower: Tokens, comma: int) -> bool:
    """Tell whether a comma stands inside "A, B, and C"."""
    after = lower[comma + 1 : comma + 1 + _SERIES]
    if "and" not in after[:-1]:
        return False
    item = after[: after.index("and")]
    last = after[after.index("and") + 1]
    earlier = "," in lower[max(0, comma - _SERIES) : comma]
    if last in NOT_JOINED or last in VERBS_ONLY or (not item and not earlier):
        return False
    return not any(word in CLAUSE_WORDS or word in DETERMINERS for word in item)


def _is_participle(lower: str) -> bool:
    """Tell a participle that wants what follows: "robots operating"."""
    return lower.endswith("ing") and lower.rpartition("-")[2] not in NOUNS_IN_ING


def join(words: Tokens) -> str:
    """Return the phrase as text."""
    return re.sub(r" ([,:;?])", r"\1", " ".join(words))
