"""Slips of typing and of export in running text."""

from __future__ import annotations

import re

from site_builder.text.hyphens import mend_hyphens

_STARTERS = (
    "The|This|These|Those|That|There|We|Our|In|It|Its|To|For|However|Here|Moreover|Furthermore"
    "|Finally|Experiments|Results|Extensive|By|As|An|Our|On|With|While|When|Although|Additionally"
    "|Specifically|Based|Then|Thus|Therefore|Second|First|Third|They|Code|Despite|Motivated|From"
    "|Also|Such|Most|Many|Recent|Since|Unlike|Unfortunately|Inspired|At|Both|After|Each|Given|If"
)
_NO_SPACE = re.compile(rf"(?<=[a-z0-9)\]][.?!])(?=(?:{_STARTERS}|A|I)\b(?![.@]))")
_BEFORE_STOP = re.compile(r"(?<=[^\s.,;:]) +([,;.])(?=\s|$)(?!\s*[.])")
_LEADING_SPACE = re.compile(r"^\s+(?=[,;.](?:\s|$)(?!\s*\.))")
_LEADING_STOP = re.compile(rf"^[.?!](?=(?:{_STARTERS}|A)\b(?![.@]))")
_ABSTRACT = re.compile(
    rf"\s*Abstract(?:\s*[—–:.-]+\s*(?=[A-Z\"“$\\])|\s+(?=(?:{_STARTERS}|A)\s)|\s*\n+\s*(?=[A-Z]))"
)
_TWICE = re.compile(r"(\\text\{[^{}]{1,80}\})\1")
"""Upright words of a formula, as IEEE exports them."""
_MANY_QUOTES = re.compile(r'"{2,4}')
_SPACES = re.compile(r"[ \n]+")


def mend(text: str) -> str:
    """Give running text single spaces, and the ones it lacks or has too many."""
    text = mend_hyphens(text) if "- " in text or "-\n" in text else text
    text = _SPACES.sub(" ", text)
    return _NO_SPACE.sub(" ", _BEFORE_STOP.sub(r"\1", text))


def mend_after(text: str) -> str:
    """Mend the stop that begins a text which follows a formula or a link."""
    if text[0].isspace():
        return _LEADING_SPACE.sub("", text, count=1)
    return _LEADING_STOP.sub(r"\g<0> ", text, count=1)


def unwrap(abstract: str) -> str:
    """Drop what is not the abstract's: the word "Abstract", quotes of a CSV field."""
    text = _ABSTRACT.sub("", abstract, count=1) if _ABSTRACT.match(abstract) else abstract
    text = _TWICE.sub(r"\1", text) if r"\text{" in text else text
    if '"' not in text:
        return text
    text = _MANY_QUOTES.sub('"', text).strip()
    inside = text[1:-1]
    if len(text) > 1 and text[0] == text[-1] == '"' and _is_field(inside):
        return inside
    if text.count('"') % 2 and not text.count("''") % 2:
        if text.endswith('"'):
            return text[:-1]
        return text[1:] if text.startswith('"') else text
    return text


def _is_field(inside: str) -> bool:
    """Tell whether the text within quotes is a whole field, not `"a" and "b"`."""
    if inside.count('"') % 2:
        return False
    return '"' not in inside or inside[inside.index('"') - 1].isspace()
