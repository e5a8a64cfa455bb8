"""Searchable words from text, the same as `static/js/search/tokens.js` finds.

Both are held to tests/golden/tokens.json. A word is a tuple: first the form
to look up, then the parts it was joined from, if any: "in-context" gives
`("incontext", "in", "context")`, so that either way of writing finds the other.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from itertools import pairwise

Word = tuple[str, ...]

LONGEST = 48
"""Letters a word may have; what is beyond is cut off."""
LONGEST_JOINED = 32
"""Letters up to which the parts of a compound are also joined."""

_SPELT = str.maketrans(
    {
        **dict.fromkeys("\u00ad\u200b\u200c\u200d\u2060\ufeff"),
        **dict.fromkeys("™℠", " "),
        **dict.fromkeys("’ʼ‘`´′＇", "'"),
        **dict.fromkeys("‐‑‒–−＿_", "-"),
        **dict.fromkeys("ßẞ", "ss"),
        "ø": "o",
        "Ø": "o",
        "ł": "l",
        "Ł": "l",
        "đ": "d",
        "Đ": "d",
        "ð": "d",
        "Ð": "d",
        "þ": "th",
        "Þ": "th",
        "æ": "ae",
        "Æ": "ae",
        "œ": "oe",
        "Œ": "oe",
        "ı": "i",
    }
)
"""Before decomposition: what it would not fold, or would break."""

_GREEK_NAMES = (
    "alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho "
    "sigma tau upsilon phi chi psi omega"
)
_GREEK = dict(zip("αβγδεζηθικλμνξοπρστυφχψω", _GREEK_NAMES.split(), strict=True))

_LETTER = r"[^\W_]"
_POSSESSIVE = re.compile(rf"'s(?!{_LETTER})")
_APOSTROPHE = re.compile(rf"'(?!{_LETTER}{{3}})")
_THOUSANDS = re.compile(r"([0-9]),(?=[0-9]{3}(?![0-9]))")
_SYMBOL = re.compile(r"(?<![^\W_])(?:(c)\+\+|([a-z])#)")
_CHUNK = re.compile(rf"{_LETTER}+(?:(?:[-'(]|\.(?=[0-9])){_LETTER}+)*(?:\+\+)?")
_RUN = re.compile(
    r"(?P<cjk>[\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3"
    r"\U00020000-\U0003134f]+)"
    r"|(?P<greek>[\u03b1-\u03c9]+)|(?P<other>[^\W_\u3005-\u3007\u3040-\u30ff\u3400-\u4dbf"
    r"\u4e00-\u9fff\uac00-\ud7a3\U00020000-\U0003134f\u03b1-\u03c9]+)"
)
_AROUND = '.,;:!?()[]"'
"""Punctuation round a word that leaves it as it is."""
_NUMBERED = re.compile(r"([a-z]{2,})([0-9]+)")


def tokens(text: str) -> list[str]:
    """List every form to index, in reading order, parts before their compound."""
    return [form for raw in text.split() for form in forms(raw)]


def forms(raw: str) -> list[str]:
    """List the forms to index of a piece of text without white space."""
    plain = raw.strip(_AROUND)
    if plain.isascii() and len(plain) <= LONGEST_JOINED:
        parts = plain.lower().split("-")
        joined = "".join(parts)
        if joined.isalpha() and all(parts):
            return list(dict.fromkeys(parts)) + ([joined] if len(parts) > 1 else [])
    return [form for word in _words(raw) for form in (*word[1:], word[0])]


def words(text: str) -> list[Word]:
    """List the words of a text in reading order."""
    return [word for raw in text.split() for word in _words(raw)]


def _words(raw: str) -> tuple[Word, ...]:
    """The words of a piece of text without white space."""
    return tuple(word for chunk in _CHUNK.finditer(fold(raw)) for word in _compound(chunk[0]))


def fold(text: str) -> str:
    """Text in plain lower-case letters, apostrophes and thousands settled."""
    folded = text.translate(_SPELT)
    if not folded.isascii():
        decomposed = unicodedata.normalize("NFKD", folded)
        bare = "".join(c for c in decomposed if unicodedata.category(c)[0] != "M")
        folded = unicodedata.normalize("NFC", bare.translate(_SPELT).lower()).replace("ς", "σ")
    folded = folded.lower()
    if "'" in folded:
        folded = _APOSTROPHE.sub("", _POSSESSIVE.sub("", folded))
    if "," in folded:
        folded = _THOUSANDS.sub(r"\1", folded)
    return _SYMBOL.sub(_symbol_name, folded) if "+" in folded or "#" in folded else folded


def _symbol_name(match: re.Match[str]) -> str:
    """C++ → cpp, C# → csharp: names that punctuation tells apart."""
    return "cpp" if match[1] else f"{match[2]}sharp"


def _compound(chunk: str) -> Iterator[Word]:
    """The words of letters held together by hyphens and the like."""
    if chunk.isascii() and chunk.isalpha() and len(chunk) <= LONGEST:
        yield (chunk,)
        return
    runs: list[str] = []
    for run in _RUN.finditer(chunk):
        if run.lastgroup == "cjk":
            yield from _bigrams(run[0])
        else:
            runs.append(_GREEK.get(run[0], run[0])[:LONGEST])
    joined = "".join(runs)
    whole = joined + "pp" if chunk.endswith("++") else joined
    if runs and len(whole) <= max(LONGEST_JOINED, len(runs[0])):
        parts = (form for run in runs for form in _forms(run))
        yield tuple(dict.fromkeys((whole, *parts, joined)))
    else:
        yield from ((run,) for run in runs)


def _forms(run: str) -> tuple[str, ...]:
    """A name with a number, also apart: gpt4 → gpt, 4, gpt4."""
    numbered = None if run.isalpha() else _NUMBERED.fullmatch(run)
    return (numbered[1], numbered[2], run) if numbered else (run,)


def _bigrams(run: str) -> Iterator[Word]:
    """Overlapping pairs: writing without spaces is searched pair by pair."""
    if len(run) == 1:
        yield (run,)
    for first, second in pairwise(run):
        yield (first + second,)
