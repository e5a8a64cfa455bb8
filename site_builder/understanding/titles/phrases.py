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
    GENERIC,
    NOVELTY,
    PREPOSITIONS,
    wordset,
)

Tokens = tuple[str, ...]

LONGEST = 16
"""Words of a phrase."""

_TOKEN = re.compile(r"[^\W_](?:[\w'’/.+&*-]*[\w+*])?|---?|[^\w\s]")
_ASIDE = re.compile(r"\([^()]*\)|\[[^\[\]]*\]|https?://\S+")
_CALL = re.compile(r"(?<!\w)\w\([^()]*\)+")
"""A formula such as O(n log n): no word of a title."""
_THAT_IS = re.compile(r", ?(?:i\.e\.|e\.g\.|that is),? [^,;.]*(?:,|(?=[;.]))")
_QUOTES = re.compile(r"[\"“”«»`]|(?<!\w)['‘]|['’](?!\w)")
_WORD = re.compile(r"\w")
_DANGLING = wordset(
    "novel new simple effective efficient general more most less very only also well not and "
    "or as such both either each a an the no than using based via toward towards how why what "
    "when where whether that which who whose jointly directly explicitly significantly other "
    "various different many several multiple respectively specific certain given due single "
    "large small high low few two three"
)
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
_TWO_SIDED = wordset(
    "connecting connect connects relating relate linking link transforming transform "
    "converting convert translating translate mapping map comparing applying apply adapting "
    "adapt extending extend aligning generalizing generalize transferring transfer from"
)
"""Verbs whose phrase is not whole before its "to"."""
_QUESTIONS = wordset("what how why when where")
_INTO = frozenset({"of", "into", "towards", "toward"})
_NOT_AFTER_GENERIC = wordset("on in with at from under as ,")
_ADJECTIVES = wordset(
    "recurrent smooth online offline robust deep convex nonconvex non-convex sparse dense "
    "efficient accurate fast general flexible adaptive interactive effective dynamic scalable "
    "simple local"
)
_NOT_FIRST = wordset("given using based due more most less not also only well than as and or no")
_NOT_ADVERBS = wordset("anomaly early assembly supply family daily friendly fly multiply reply")
_IRREGULAR = wordset("built made shown given taken drawn found known seen held written driven done")
_NOT_PARTICIPLES = wordset("speed need seed feed breed bed shed red")
_STOPS = frozenset((*".;:?!,—–", "--", "---"))


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut:
    """A phrase and why it ends where it ends."""

    words: Tokens
    reason: str
    """end, comma, clause, to, participle, or the preposition left out."""


def tokens(text: str) -> Tokens:
    """Return the words and marks of a sentence without asides and quotes."""
    bare = _QUOTES.sub("", _ASIDE.sub(" ", _THAT_IS.sub(" ", _CALL.sub(" = ", text))))
    return tuple(_TOKEN.findall(bare.replace(", to ", " to ").replace("i.i.d.", "IID")))


def is_word(token: str) -> bool:
    """Tell a word from a mark."""
    return bool(_WORD.search(token))


def is_adverb(lower: str) -> bool:
    """Tell a word in -ly that is no noun or adjective."""
    return lower.endswith("ly") and lower not in _NOT_ADVERBS


def without_opening(words: Tokens) -> Tokens:
    """Drop articles, praise and empty nouns: "a novel class of X" → "X"."""
    start = 0
    while start < len(words):
        word = words[start].lower()
        following = words[start + 1].lower() if start + 1 < len(words) else ""
        if (
            (word == "first" and following != "order")
            or word in DETERMINERS - ANAPHORA
            or word in NOVELTY
            or (start and word == ",")
        ):
            start += 1
        elif word in EMPTY_HEADS and following in _INTO:
            start += 2
        elif following in EMPTY_HEADS and _INTO & set(words[start + 2 : start + 3]):
            start += 3
        else:
            break
    return words[start:]


def cuts(words: Tokens) -> Iterator[Cut]:
    """Yield the ways to end a phrase that begins with these words, short ones first."""
    for end in range(1, min(len(words), LONGEST + 1) + 1):
        token = words[end].lower() if end < len(words) else "."
        reason = _reason(token, words, end)
        broken = not is_word(words[end - 1]) or (
            (reason in PREPOSITIONS and _participle(words[:end]))
            or (reason == "comma" and _lists(words, end))
            or (reason == "to" and any(word.lower() in _TWO_SIDED for word in words[:end]))
        )
        if reason and reason != "symbol" and not broken:
            yield Cut(words=words[:end], reason=reason)
        if reason in {"end", "clause", "symbol"}:
            return


def _lists(words: Tokens, comma: int) -> bool:
    """Tell whether a comma stands inside "A, B, and C"."""
    after = tuple(word.lower() for word in words[comma + 1 : comma + 7])
    if "and" not in after[:-1]:
        return False
    item = after[: after.index("and")]
    last = after[after.index("and") + 1]
    if last in NOT_JOINED or last in VERBS_ONLY or (not item and "," not in words[:comma]):
        return False
    return not any(word in CLAUSE_WORDS or word in DETERMINERS for word in item)


def _participle(words: Tokens) -> bool:
    """Tell whether a phrase ends in a participle that wants what follows: "robots operating"."""
    last = words[-1].lower()
    return last.endswith("ing") and last.rpartition("-")[2] not in NOUNS_IN_ING


def _reason(token: str, words: Tokens, end: int) -> str:  # noqa: PLR0911 - a table of cases
    if token == ",":
        return "comma"
    if not is_word(token):
        return "end" if token in _STOPS else "symbol"
    if token in CLAUSE_WORDS:
        return "clause"
    following = words[end + 1].lower() if end + 1 < len(words) else ""
    if token in {"and", "or"}:
        begins = (
            (words[end - 1] == "," and "," not in words[: end - 1])
            or following in NOT_JOINED
            or following in FINITE
            or is_adverb(following)
            or following.isdigit()
        )
        return "clause" if begins else ""
    if token == "to":
        return "to"
    if token in {"of", "between", "among"}:
        return ""
    if token in PREPOSITIONS:
        return token
    if token.endswith("ed") and following in PREPOSITIONS:
        return "participle"
    if is_adverb(token) and following.endswith(("ed", "ing")):
        return "participle"
    return ""


def is_sound(words: Tokens) -> bool:
    """Tell whether a phrase can stand alone as a title, as far as words show."""
    lower = tuple(word.lower() for word in words)
    if len(lower) < 2 or not any(len(word) > 2 for word in lower):
        return False
    first, last = lower[0], lower[-1]
    return not (
        any(word in ANAPHORA for word in lower)
        or first in PREPOSITIONS - {"on", "towards", "toward", "beyond"}
        or first in CLAUSE_WORDS - _QUESTIONS
        or first in VERBS_ONLY
        or first in _NOT_FIRST
        or is_adverb(first)
        or (len(first) == 1 and first.isalpha())
        or last in VERBS_ONLY
        or is_adverb(last)
        or last in _ADJECTIVES
        or not is_word(words[0])
        or last in _DANGLING
        or last in PREPOSITIONS
        or last in CLAUSE_WORDS
        or not is_word(words[-1])
        or _is_open(lower)
        or (first in GENERIC and lower[1:2] and lower[1] in _NOT_AFTER_GENERIC)
        or last in _IRREGULAR
        or (last.endswith("ed") and last not in _NOT_PARTICIPLES)
        or any("=" in word or "\\" in word or "$" in word or "{" in word for word in words)
    )


def _is_open(lower: Tokens) -> bool:
    """Tell whether a pair such as "between … and" or "both … and" lacks its end."""
    for opening in ("between", "both", "either"):
        if opening in lower:
            after = lower[lower.index(opening) :]
            if "and" not in after and "or" not in after:
                return True
    if "not" in lower and "only" in lower:
        return True
    if "," not in lower or lower.index(",") == 1:
        return lower.count(",") > 1
    return "and" not in lower[lower.index(",") :]


def join(words: Tokens) -> str:
    """Return the phrase as text."""
    return re.sub(r" ([,:;?])", r"\1", " ".join(words))
