"""A ladder of mends for TeX that an engine refuses."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from site_builder.text.braces import partners
from site_builder.text.macros import KNOWN, WITH_ARGUMENT, WRAPPERS, expand, is_guess

Mend = Literal["", "expanded", "balanced", "stripped"]

LONGEST = 4000
"""Characters of a formula beyond which it is not tried."""

_UNESCAPED = re.compile(r"(?<!\\)((?:\\\\)*)([%#])")
_DOUBLED = re.compile(r"\\\\(?=[A-Za-z]{2})")
_COMMAND = re.compile(r"\\([A-Za-z]+)")
_WRAPPER = re.compile(rf"\\({'|'.join(WRAPPERS)})\*?\s?(?=\{{)")
_AS_WRITTEN = (
    (re.compile(r"\\m(left|right)(?![A-Za-z])"), r"\\\1"),
    (re.compile(r"\\O(?![A-Za-z])"), r"\\mathcal{O}"),
    (re.compile(r"\^(-\d+(?:\.\d+)?)"), r"^{\1}"),
)
"""What engines do not know, or know as something else: Ø is no letter of mathematics,
and nobody raises a minus alone.
"""
_NEEDS_BRACES = re.compile(
    r"([_^]|\\(?:tilde|hat|bar|vec|dot|widetilde|widehat|overline|sqrt)(?![A-Za-z]))\s?"
    r"(\\math[a-z]{1,4}\s[A-Za-z]|\\[A-Za-z]+(?:\s?\{[^{}]{0,80}\}){0,2})"
)
_SIZES = re.compile(r"\\(?:[bB]igg?[lrm]?|left|right|middle)(?![A-Za-z])\s?\.?")
_BIG = re.compile(r"\\[bB]igg?[lrm]?(?![A-Za-z])\s?")
_LEFT, _RIGHT = re.compile(r"\\left(?![A-Za-z])"), re.compile(r"\\right(?![A-Za-z])")
_ENVIRONMENT = re.compile(r"\\(?:begin|end)\s?\{[^{}]{0,40}\}(?:\{[lcr| ]*\})?")
_AMPERSAND = re.compile(r"(?<!\\)&")
_TWO_SCRIPTS = re.compile(r"([\^_])(\{[^{}]*\}|[^\\{}\s])(?=\s?\1)")
_NO_ARGUMENT = re.compile(rf"\\(?:{'|'.join(sorted(WITH_ARGUMENT))})(?![A-Za-z])\s*(?=$|[}}&,.)=])")
_SCRIPT_AT_END = re.compile(r"[_^](?=\s*(?:$|[})&_^]))")
_PIECE = re.compile(r"\\.|[^\\]|\\$", re.DOTALL)
_NO_WORD = re.compile(r"\\(?![A-Za-z%#&$|,;:!{}])|(?<!\\)[{}_^&%#$]")


@dataclass(frozen=True, slots=True)
class Attempt:
    """TeX to be tried, and how it came from what was written."""

    tex: str
    mend: Mend


def attempts(tex: str) -> Iterator[Attempt]:
    """Give the TeX as written, then mended more and more boldly, each once.

    Rungs: comments escaped; macros expanded and braces put where the engine
    wants them; sizes of fences dropped; braces, fences and environments
    balanced; commands without their argument dropped; symbols only.
    """
    if len(tex) > LONGEST:
        return
    seen: set[str] = set()
    current = tex
    for mend, by in _RUNGS:
        current = by(current)
        if current not in seen and current.strip():
            seen.add(current)
            yield Attempt(current, mend)


def portable(tex: str) -> str:
    r"""Give TeX in commands that LaTeX itself has: \R, which engines know, is none."""
    return _expand(tex) if any(name not in KNOWN for name in _COMMAND.findall(tex)) else tex


def guessed(tex: str) -> tuple[str, ...]:
    """Name the commands that nobody defined and that are set by their name, each once."""
    found = dict.fromkeys(_COMMAND.findall(_unwrap(tex)))
    return tuple(name for name in found if name not in KNOWN and is_guess(name))


def _escape(tex: str) -> str:
    for pattern, meant in _AS_WRITTEN:
        tex = pattern.sub(meant, tex)
    escaped = _UNESCAPED.sub(r"\1\\\2", tex)
    return escaped if r"\begin" in tex else _DOUBLED.sub(r"\\", escaped)


def _expand(tex: str) -> str:
    expanded = _COMMAND.sub(
        lambda match: match[0] if match[1] in KNOWN else expand(match[1]) + " ", _unwrap(tex)
    )
    return _NEEDS_BRACES.sub(r"\1{\2}", expanded)


def _unwrap(tex: str) -> str:
    """Put signs on both sides of the arguments of macros such as \\norm."""
    while match := _WRAPPER.search(tex):
        end = partners(tex).get(match.end())
        if end is None:
            return tex
        inside = tex[match.end() + 1 : end].join(WRAPPERS[match[1]])
        tex = tex[: match.start()] + inside + tex[end + 1 :]
    return tex


def _unsize(tex: str) -> str:
    r"""Drop sizes of fences: some engines want \big( to be closed by another \big."""
    return _BIG.sub("", tex)


def _balance(tex: str) -> str:
    if tex.count(r"\begin") != tex.count(r"\end"):
        tex = _ENVIRONMENT.sub("", tex)
    if len(_LEFT.findall(tex)) != len(_RIGHT.findall(tex)):
        tex = _SIZES.sub("", tex)
    if r"\begin" not in tex:
        tex = _AMPERSAND.sub(" ", tex)
    return _TWO_SCRIPTS.sub(r"\1\2{}", _braces(tex))


def _braces(tex: str) -> str:
    """Drop closing braces nobody opened, close those left open."""
    out: list[str] = []
    depth = 0
    for piece in _PIECE.findall(tex):
        if piece == "}" and not depth:
            continue
        depth += (piece == "{") - (piece == "}")
        out.append(piece)
    return "".join(out) + "}" * depth


def _strip(tex: str) -> str:
    bare = _ENVIRONMENT.sub(" ", _SIZES.sub("", tex)).rstrip("\\")
    return _braces(_SCRIPT_AT_END.sub("", _NO_ARGUMENT.sub("", bare)))


def _spell(tex: str) -> str:
    symbols = KNOWN - WITH_ARGUMENT
    words = _COMMAND.sub(lambda match: f" {match[0]} " if match[1] in symbols else " ", tex)
    return _NO_WORD.sub(" ", words)


_RUNGS: tuple[tuple[Mend, Callable[[str], str]], ...] = (
    ("", _escape),
    ("expanded", _expand),
    ("expanded", _unsize),
    ("balanced", _balance),
    ("stripped", _strip),
    ("stripped", _spell),
)
