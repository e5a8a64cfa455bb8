"""Superscripts and subscripts in a line of plain text."""

from __future__ import annotations

import re

_UP = str.maketrans("0123456789", "⁰¹²³⁴⁵⁶⁷⁸⁹")
_DOWN = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")
_DIGITS = re.compile(r"[0-9]+")
_SINGLE = re.compile(r"[^\W\d_⁰-₉¹²³]+[′″‴]*|.")
_STARS = re.compile(r"[*′″‴†⋆]+")


def superscript(text: str) -> str:
    """Write digits as ², one word as ^x, a star as *, the rest as ^(…)."""
    if text in ("∘", "°"):
        return "°"
    if _STARS.fullmatch(text):
        return text
    return _raised(text, _UP, "^")


def subscript(text: str) -> str:
    """Write digits as ₂, one word as _x, the rest as _(…)."""
    return _raised(text, _DOWN, "_")


def _raised(text: str, digits: dict[int, int], sign: str) -> str:
    if not text:
        return ""
    if _DIGITS.fullmatch(text):
        return text.translate(digits)
    return sign + text if _SINGLE.fullmatch(text) or _bracketed(text) else f"{sign}({text})"


def _bracketed(text: str) -> bool:
    return text.startswith("(") and text.find(")") == len(text) - 1
