r"""A catalogue's own macros: what \newcommand defines, put in place of the name."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from site_builder.text.braces import partners

LONGEST = 100_000
"""Characters beyond which an expansion is not taken: definitions can feed on each other."""
_ROUNDS = 10
"""How deep definitions may stand within each other."""

_COMMENT = re.compile(r"(?<!\\)%[^\n]*")
_NAME = r"(?:\{\s*\\([A-Za-z]+)\s*\}|\\([A-Za-z]+))\s*"
_COMMAND = re.compile(
    rf"\\(?:(?:re)?newcommand|providecommand|DeclareRobustCommand)\*?\s*{_NAME}"
    r"(?:\[([1-9])\]\s*)?(?:\[([^\[\]{}]*)\]\s*)?(?=\{)"
)
_DEF = re.compile(r"\\def\s*\\([A-Za-z]+)\s*((?:#[1-9])*)\s*(?=\{)")
_OPERATOR = re.compile(rf"\\DeclareMathOperator(\*?)\s*{_NAME}(?=\{{)")
_PARAMETER = re.compile(r"#([1-9])")
_OPTIONAL = re.compile(r"\s*\[([^\[\]]*)\]")
_TOKEN = re.compile(r"\s*(\\[A-Za-z]+|\\.|[^\s\\{}])", re.DOTALL)
_END_OF_NAME = re.compile(r"\{\}|\\xspace(?![A-Za-z])")


@dataclass(frozen=True, slots=True)
class Macro:
    """What a name stands for; `#1` … `#9` in the body are its arguments."""

    body: str
    arity: int = 0
    default: str | None = None
    """Of the first argument, when it may be left out."""


Macros = Mapping[str, Macro]
"""By name, without the backslash."""
NO_MACROS: Macros = {}


def read_macros(source: str) -> dict[str, Macro]:
    r"""Read definitions as a preamble has them.

    Takes \newcommand and its kin, \def with plain parameters and
    \DeclareMathOperator. Raises `ValueError` for anything else.
    """
    text = _COMMENT.sub("", source)
    closing = partners(text)
    macros: dict[str, Macro] = {}
    at = 0
    while (at := _past_space(text, at)) < len(text):
        name, arity, default, form, start = _head(text, at)
        if start not in closing:
            raise ValueError(f"the braces of \\{name} are not closed")
        end = closing[start]
        body = _END_OF_NAME.sub("", text[start + 1 : end]).strip()
        macros[name] = Macro(form.replace("…", body), arity, default)
        at = end + 1
    return macros


def _head(text: str, at: int) -> tuple[str, int, str | None, str, int]:
    """Read a definition up to its body: name, arity, default, form of the body, its brace."""
    if match := _COMMAND.match(text, at):
        return match[1] or match[2], int(match[3] or 0), match[4], "…", match.end()
    if match := _DEF.match(text, at):
        return match[1], match[2].count("#"), None, "…", match.end()
    if match := _OPERATOR.match(text, at):
        return match[2] or match[3], 0, None, rf"\operatorname{match[1]}{{…}}", match.end()
    found = text[at : at + 40].partition("\n")[0]
    raise ValueError(
        rf"expected a definition such as \newcommand{{\ours}}{{ShelfNet}}, found {found}"
    )


def expand_macros(text: str, macros: Macros) -> str:
    """Put what the macros stand for in place of their names, with their arguments."""
    if not macros or "\\" not in text:
        return text
    pattern = _pattern(tuple(macros))
    for _ in range(_ROUNDS):
        expanded = _expand(text, macros, pattern)
        if expanded == text or len(expanded) > LONGEST:
            break
        text = expanded
    return text


def _expand(text: str, macros: Macros, pattern: re.Pattern[str]) -> str:
    closing = partners(text)
    out: list[str] = []
    done = length = 0
    while (match := pattern.search(text, done)) and length <= LONGEST:
        macro = macros[match[1]]
        arguments, after = _arguments(text, match.end(), macro, closing)
        out.append(text[done : match.start()])
        if len(arguments) == macro.arity:
            out.append(_filled(macro.body, arguments))
            if not macro.arity and (end := _END_OF_NAME.match(text, after)):
                after = end.end()
        else:
            after = match.end()
            out.append(match[0])
        length += len(out[-1])
        done = after
    return "".join((*out, text[done:]))


def _arguments(
    text: str, at: int, macro: Macro, closing: Mapping[int, int]
) -> tuple[list[str], int]:
    """Read what follows a name; fewer than the macro takes when they are not there."""
    found: list[str] = []
    if macro.default is not None:
        optional = _OPTIONAL.match(text, at)
        found.append(optional[1] if optional else macro.default)
        at = optional.end() if optional else at
    while len(found) < macro.arity:
        start = _past_space(text, at)
        if start in closing:
            found.append(text[start + 1 : closing[start]])
            at = closing[start] + 1
        elif token := _TOKEN.match(text, at):
            found.append(token[1])
            at = token.end()
        else:
            break
    return found, at


def _filled(body: str, arguments: list[str]) -> str:
    numbers = {str(number): argument for number, argument in enumerate(arguments, 1)}
    return _PARAMETER.sub(lambda found: numbers.get(found[1], ""), body)


def _past_space(text: str, at: int) -> int:
    while at < len(text) and text[at].isspace():
        at += 1
    return at


@lru_cache(maxsize=8)
def _pattern(names: tuple[str, ...]) -> re.Pattern[str]:
    return re.compile(rf"\\({'|'.join(sorted(names))})(?![A-Za-z])")
