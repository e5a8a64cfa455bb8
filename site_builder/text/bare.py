r"""Formulas whose dollars are lost: "regret O(\sqrt{T} \log T) in"."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

from site_builder.text.cursor import Cursor
from site_builder.text.macros import KNOWN, OPERATORS, WITH_ARGUMENT, is_bare

LONGEST = 400
_REACH = 40
_RELATIONS = "=<>≤≥≈≠∈∼×·+−*/±⊂⊆→⟨⟩∞∑∏∫√∥∂∇"
_GLUED_BEFORE = re.compile(
    rf"(?:(?<![A-Za-z\d])(?:[A-Za-zΑ-ω]{{1,2}}|\d[\d.]*))?"
    rf"(?:[\d(\[|{_RELATIONS}^_-]|(?<=\d)\.(?=\d)|(?<![A-Za-z])[A-Za-zΑ-ω](?![A-Za-z])|\)(?=.))*$"
)
_OPEN_CALL = re.compile(r"(?<![A-Za-z])[A-Za-zΑ-ω]{1,2}\((?:(?![A-Za-z]{3})[^()\n])*$")
_SPACED_OPERAND = re.compile(
    r"(?:^|(?<=[\s(]))(?:[B-HJ-Zb-zΑ-ω]|\d[\d.]*%?|[A-Za-z]\([\w, ]{1,12}\))\s+$"
)
_SPACED_RELATION = re.compile(rf"(?:^|(?<=[\s\w)]))[{_RELATIONS}~]{{1,2}}\s+$")
_COMMAND = re.compile(r"\\([A-Za-z]+)\*?")
_LETTER_ARGUMENT = re.compile(r" ?(?:[A-Za-zΑ-ω](?![A-Za-z])|\d)")
_AFTER_SCRIPT = re.compile(r"[\w^{}()+*/|,=<> -]{0,30}?\\[A-Za-z]+\*?")
_ESCAPED = re.compile(r"\\[,;:!{}|%]")
_SCRIPT = re.compile(r"[_^]\s?(?:\\[A-Za-z]+|[A-Za-z0-9*+′Α-ω-](?:(?<=\d)\d*)?)?")
_NUMBER = re.compile(r"\d+(?:[.,]\d+)*")
_FUNCTION = re.compile(
    r"(?:log|ln|exp|poly|polylog|min|max|sup|inf|sqrt|argmin|argmax)(?=[\s(_^\\])"
)
_LETTERS = re.compile(r"[A-Za-z]{1,2}(?![A-Za-z])|[Α-ω\U0001d400-\U0001d7ff]")
_OPERATOR = re.compile(rf"[{_RELATIONS}|!'′]+")
_MINUS = re.compile(r"-(?=\s?(?:\\[A-Za-z]|\d|[A-Za-z](?![A-Za-z])|\())")
_OPERANDS = (
    (_NUMBER, False), (_FUNCTION, True), (_LETTERS, False), (_OPERATOR, True), (_MINUS, True),
)  # fmt: skip
"""What an atom may be, and whether it asks for an operand after it."""
_SPACE = re.compile(r"[ \n]+")
_AFTER_SPACE = re.compile(rf"\\[A-Za-z]|[{_RELATIONS}|]|-\s?[\d\\]")

_AFTER_OPERATOR = re.compile(r"[b-zB-HJ-ZΑ-ω](?![A-Za-z])|[(\[]")


@dataclass(slots=True)
class _Reader:
    """Where the reading of one formula has got to."""

    cursor: Cursor
    at: int
    depth: int = 0
    open_end: bool = True
    """The last atom asks for an operand after it."""


def span(cursor: Cursor, match: re.Match[str], floor: int) -> tuple[int, int] | None:
    """Give start and end of the formula round a command; None when it is none.

    The match may also be a "_" or "^" before it, as in L_\\infty or O(n^2 \\log n).
    `floor` is the first character not yet consumed.
    """
    raised = match[0][0] != "\\"
    command = _AFTER_SCRIPT.match(cursor.text, match.end(), cursor.end) if raised else match
    name = command[0].rpartition("\\")[2].rstrip("*") if command else ""
    if not command or not is_bare(name):
        return None
    start = _start(cursor.text, match.start(), floor, name)
    if raised and start == match.start():
        return None
    end = _end(cursor, start, command.end() - len(name) - 1)
    if end is None and not raised:
        start = match.start()
        end = _end(cursor, start, start)
    if end is None or end <= match.start() or end < command.end():
        return None
    return start, end


def once(tex: str) -> str:
    """Keep one of two copies that stand side by side, as IEEE exports them."""
    again = tex.find(tex[:6], 6)
    first = tex[:again].rstrip() if again > 0 else ""
    return tex[again:] if "\\" in first and tex.startswith(first, again) else tex


def _start(text: str, at: int, floor: int, name: str) -> int:
    if call := _OPEN_CALL.search(text, max(floor, at - _REACH), at):
        return call.start()
    tail = text[max(floor, at - _REACH) : at]
    found = _GLUED_BEFORE.search(tail)
    start = at - len(found[0].lstrip(")]-_^")) if found else at
    wants_left = (start == at and name in OPERATORS) or (start < at and text[start] in _RELATIONS)
    for _ in range(6):
        tail = text[max(floor, start - _REACH) : start]
        pattern = _SPACED_OPERAND if wants_left else _SPACED_RELATION
        found = pattern.search(tail)
        if not found:
            break
        start = start - len(tail) + found.start()
        wants_left = not wants_left
    return start


def _end(cursor: Cursor, start: int, command: int) -> int | None:
    """Read atoms from `start`; None when a bracket opened before the command stays open."""
    reader = _Reader(cursor, start)
    limit = min(cursor.end, start + LONGEST)
    opened: list[int] = []
    closed_until = start
    while reader.at < limit:
        before = reader.at
        if not _atom(reader):
            break
        reader.depth = _depth(cursor.text[before : reader.at], before, opened, reader.depth)
        if not opened:
            closed_until = reader.at
    if opened and opened[0] < command:
        return None
    end = closed_until if opened else reader.at
    return start + len(cursor.text[start:end].rstrip())


def _depth(piece: str, at: int, opened: list[int], depth: int) -> int:
    if piece in ("(", "["):
        opened.append(at)
        return depth + 1
    if piece in (")", "]") and opened:
        opened.pop()
        return depth - 1
    return depth


def _atom(reader: _Reader) -> bool:
    """Move past one atom; False when the formula ends here."""
    text, at, end = reader.cursor.text, reader.at, reader.cursor.end
    char = text[at]
    if rule := _RULES.get(char):
        return rule(reader)
    if char in ",;:.":
        inside = reader.depth > 0 or (char == "." and text[at + 1 : at + 2].isdigit())
        return inside and _move(reader, at + 1, open_end=True)
    for pattern, open_end in _OPERANDS:
        if match := pattern.match(text, at, end):
            return _move(reader, match.end(), open_end=open_end)
    return False


def _open(reader: _Reader) -> bool:
    cursor, at = reader.cursor, reader.at
    partner = ")" if cursor.text[at] == "(" else "]"
    closed = cursor.text.find(partner, at, min(cursor.end, at + LONGEST)) >= 0
    return closed and _move(reader, at + 1, open_end=True)


def _close(reader: _Reader) -> bool:
    return reader.depth > 0 and _move(reader, reader.at + 1, open_end=False)


def _group(reader: _Reader) -> bool:
    close = reader.cursor.source.closing.get(reader.at, -1)
    return 0 <= close < reader.cursor.end and _move(reader, close + 1, open_end=False)


def _move(reader: _Reader, to: int, *, open_end: bool) -> bool:
    reader.at, reader.open_end = to, open_end
    return True


def _command(reader: _Reader) -> bool:
    cursor = reader.cursor
    if match := _ESCAPED.match(cursor.text, reader.at, cursor.end):
        return _move(reader, match.end(), open_end=False)
    match = _COMMAND.match(cursor.text, reader.at, cursor.end)
    if not match or match[1] in ("begin", "end", "item", "emph", "cite", "url", "href"):
        return False
    if match[1] not in KNOWN and not is_bare(match[1]):
        return False
    at = match.end()
    if match[1] in WITH_ARGUMENT:
        at = cursor.optional(at) if match[1] == "sqrt" else at
        for _ in range(2):
            inside = cursor.argument(at) if cursor.char_at(at) in "{ " else None
            if inside:
                at = inside[2]
        if at == match.end() and (letter := _LETTER_ARGUMENT.match(cursor.text, at, cursor.end)):
            at = letter.end()
    return _move(reader, at, open_end=match[1] in OPERATORS)


def _script(reader: _Reader) -> bool:
    cursor = reader.cursor
    match = _SCRIPT.match(cursor.text, reader.at, cursor.end)
    if not match:
        return False
    at = match.end()
    inside = cursor.argument(at) if len(match[0].strip()) == 1 else None
    return _move(reader, inside[2] if inside else at, open_end=False)


def _space(reader: _Reader) -> bool:
    cursor = reader.cursor
    match = _SPACE.match(cursor.text, reader.at, cursor.end)
    if not match or match.end() >= cursor.end:
        return False
    at = match.end()
    follows = _AFTER_SPACE.match(cursor.text, at, cursor.end)
    if follows and follows[0][0] == "\\":
        name = _COMMAND.match(cursor.text, at, cursor.end)
        follows = follows if name and is_bare(name[1]) else None
    elif not follows and (reader.open_end or reader.depth):
        follows = (
            _NUMBER.match(cursor.text, at, cursor.end)
            or _AFTER_OPERATOR.match(cursor.text, at, cursor.end)
            or _FUNCTION.match(cursor.text, at, cursor.end)
        )
    return _move(reader, at, open_end=reader.open_end) if follows else False


_RULES: dict[str, Callable[[_Reader], bool]] = {
    "\\": _command,
    " ": _space,
    "\n": _space,
    "{": _group,
    "_": _script,
    "^": _script,
    "(": _open,
    "[": _open,
    ")": _close,
    "]": _close,
}
