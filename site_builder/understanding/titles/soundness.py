"""Whether a phrase can stand alone as a title."""

from __future__ import annotations

from site_builder.understanding.titles.phrases import NOUNS_IN_ING, Tokens, is_adverb, is_word
from site_builder.understanding.titles.verbs import BASE_OF, BASE_OF_GERUND, FINITE
from site_builder.understanding.words import (
    ANAPHORA,
    CLAUSE_WORDS,
    DETERMINERS,
    GENERIC,
    PREPOSITIONS,
    wordset,
)

_DANGLING = wordset(
    "novel new simple effective efficient general more most less very only also well not and "
    "or as such both either each a an the no than using based via toward towards how why what "
    "when where whether that which who whose jointly directly explicitly significantly other "
    "various different many several multiple respectively specific certain given due single "
    "large small high low few two three further together accordingly overall "
    "first second then able known unknown similar often always never sometimes seldom still "
    "already instead today now alone usually typically frequently whenever respect regard regards "
    "accordance conjunction need up"
)
_QUESTIONS = wordset("what how why when where")
_NOT_AFTER_GENERIC = wordset("on in with at from under as , by to through and or")
_ADJECTIVES = wordset(
    "recurrent smooth online offline robust deep convex nonconvex non-convex sparse dense "
    "efficient accurate fast general flexible adaptive interactive effective dynamic scalable "
    "simple local complex"
)
_NOT_FIRST = (
    wordset(
        "given using based due more most less not also only well than as and or no cases case "
        "order addition contrast terms particular fact practice lot form kind part context "
        "presence absence field end light place comparison both each either first second third "
        "last further better several out up years days people researchers humans authors plenty "
        "majority vast number variety much many paper work study "
        "era motivated inspired driven compared unlike focusing using making providing achieving "
        "allowing enabling consisting requiring leading resulting containing including having "
        "being results result main showing utilizing according taking giving aiming seeking current"
    )
    | (PREPOSITIONS - wordset("on towards toward beyond"))
    | (CLAUSE_WORDS - _QUESTIONS)
    | FINITE
)
_IRREGULAR = wordset("built made shown given taken drawn found known seen held written driven done")
_NOT_LAST = FINITE | _ADJECTIVES | _DANGLING | PREPOSITIONS | CLAUSE_WORDS | _IRREGULAR
_NOT_PARTICIPLES = wordset("speed need seed feed breed bed shed red")
_SYMBOLS = frozenset("=\\${}–—:;?!")
_OF_ADJECTIVES = ("ous", "ful", "less", "ical")
_AFTER_VERB = wordset("to the a an")
_SINGULAR = ("ss", "us", "is", "ics", "ias", "ens", "news", "series", "species", "sales", "-class")
_NOT_WITHIN = ANAPHORA | wordset("et al etc -- current shortcomings drawbacks affirmative lines")
_WANT_TO = wordset(
    "enable enables enabling allow allows allowing help helps helping encourage encouraging cause "
    "causing force forcing let permit"
)
"""Verbs whose object goes on with "to" and another verb."""
_BEFORE_NO_TO = PREPOSITIONS - wordset("up as than")
_AFTER_KNOWN = PREPOSITIONS - wordset("of for between")
"""Words after "the method" of which the text told before."""
_NEEDS_NOUN = wordset("invariant robust able subject similar equivalent close due capable prone")


_OF_CLAUSES = CLAUSE_WORDS - wordset("but yet so if what once can e.g i.e when")


def is_sound(words: Tokens) -> bool:
    """Tell whether a phrase can stand alone as a title, as far as words show."""
    lower = tuple(word.lower() for word in words)
    if len(lower) < 2 or not any(len(word) > 2 for word in lower):
        return False
    first, last = lower[0], lower[-1]
    return not (
        first in _NOT_FIRST
        or last in _NOT_LAST
        or not _NOT_WITHIN.isdisjoint(lower)
        or (is_adverb(first) and not _is_adverb_of(lower[1]))
        or is_adverb(last)
        or last.endswith(_OF_ADJECTIVES)
        or (first in BASE_OF and first[-1] == "s" and lower[1] in _AFTER_VERB)
        or (len(first) == 1 and first.isalpha())
        or not is_word(first)
        or not is_word(last)
        or last[0].isdigit()
        or (last.endswith("ed") and last not in _NOT_PARTICIPLES)
        or (first.endswith("ing") and lower[1].endswith("ing") and not _are_nouns(first, lower[1]))
        or (last in BASE_OF_GERUND and not _are_nouns(last))
        or (first in GENERIC and lower[1] in _NOT_AFTER_GENERIC)
        or (first in _NEEDS_NOUN and lower[1] in PREPOSITIONS | {"to"})
        or not _SYMBOLS.isdisjoint("".join(words))
        or (first.endswith("ed") and lower[1] in PREPOSITIONS)
        or (_is_plural(lower[-2]) and _is_plural(last))
        or _is_open(lower)
    )


def _is_plural(word: str) -> bool:
    """Tell a plural from a singular in -s; two in a row are the end of one phrase too many."""
    return len(word) > 4 and word.endswith("s") and not word.endswith(_SINGULAR)


def _is_adverb_of(following: str) -> bool:
    """Tell whether an adverb can open a phrase before a word: "weakly supervised"."""
    return following.endswith(("ed", "ive", "al", "ic", "ble", "ent", "ant", "ust", "ous", "ing"))


def _are_nouns(*gerunds: str) -> bool:
    return not NOUNS_IN_ING.isdisjoint(gerunds)


def _is_open(lower: Tokens) -> bool:
    """Tell whether a pair such as "between … and" or "both … and" lacks its end."""
    for opening in ("between", "both", "either"):
        if opening in lower:
            after = lower[lower.index(opening) :]
            if "and" not in after and "or" not in after:
                return True
    wants = any(_wants(lower, at) for at in range(len(lower) - 1))
    if wants or ("not" in lower and "only" in lower):
        return True
    if "," not in lower:
        return False
    comma = lower.index(",")
    if lower[comma + 1] in PREPOSITIONS | {"and", "or", "a", "an", "the"}:
        return True
    if comma == 1:
        return lower.count(",") > 1
    return "and" not in lower[comma:]


def _wants(lower: Tokens, at: int) -> bool:
    """Tell whether what a word leads to is not there: "of to", "directly from", "and a kite"."""
    word, following = lower[at], lower[at + 1]
    if word in _WANT_TO:
        return "to" not in lower[at:] and "from" not in lower[at:]
    if following == "to" and word in _BEFORE_NO_TO:
        return True
    if following in {"the", "a", "an"} and _is_plural(word):
        return word not in FINITE and word not in BASE_OF
    if at and is_adverb(word) and following in PREPOSITIONS:
        return True
    if word == "the" and following in GENERIC:
        return lower[at + 2 : at + 3] == () or lower[at + 2] in _AFTER_KNOWN
    return word in {"and", "or"} and following in {"a", "an"} and lower[0] not in {"a", "an"}


def has_verb(words: Tokens) -> bool:
    """Tell whether a verb stands inside a phrase that is no clause: "Learning Select Owls"."""
    lower = [word.lower() for word in words]
    return any(
        (word in FINITE and lower[at] != "to") or word in _OF_CLAUSES
        for at, word in enumerate(lower[1:])
    )


def tells(words: Tokens, name: str) -> bool:
    """Tell whether a phrase says two things of its own, apart from the name and stock words."""
    telling = {word.lower() for word in words} - _STOCK - set(name.lower().split(" "))
    repeats = bool(name) and name.lower() in " ".join(words).lower()
    return len(telling) > 1 and not repeats


_STOCK = GENERIC | PREPOSITIONS | DETERMINERS
