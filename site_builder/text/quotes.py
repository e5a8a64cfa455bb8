"""Quotation marks as typed, and as meant."""

from __future__ import annotations

import re

from site_builder.text.cursor import Cursor
from site_builder.text.tree import Styled, Words

_REACH = 100
"""How far away a single quote's partner may be."""
_SINGLE_END = re.compile(r"(?<=[^\s(\[{'`])'(?![\w'])")
_CODE_END = re.compile(r"`(?!`)")


def quote(cursor: Cursor, match: re.Match[str]) -> int:
    """Read a quotation mark; say where it ends."""
    rule = {"``": _opening, "''": _double, '"': _straight, "`": _tick, "'": _apostrophe}[match[0]]
    return rule(cursor, match.start(), match.end())


def _opening(cursor: Cursor, _at: int, after: int) -> int:
    cursor.say("“")
    cursor.double = "''"
    return after


def _double(cursor: Cursor, at: int, after: int) -> int:
    if not cursor.double and _at_word_start(cursor, at, after):
        return _opening(cursor, at, after)
    cursor.say("”")
    cursor.double = ""
    return after


def _straight(cursor: Cursor, at: int, after: int) -> int:
    closes = not _at_word_start(cursor, at, after) and not cursor.char_at(after).isalnum()
    if cursor.double and not cursor.straight and closes:
        cursor.double = ""
        cursor.say("”")
    else:
        cursor.straight = not cursor.straight
        cursor.say('"')
    return after


def _tick(cursor: Cursor, _at: int, after: int) -> int:
    limit = min(cursor.end, after + _REACH)
    closing = _SINGLE_END.search(cursor.text, after, limit)
    code = _CODE_END.search(cursor.text, after, limit)
    if closing and not (code and code.start() < closing.start()):
        cursor.say("‘")
        cursor.single = True
        return after
    if code and code.start() > after and "\n\n" not in code[0]:
        cursor.out.append(
            Styled("code", (Words(" ".join(cursor.text[after : code.start()].split())),))
        )
        return code.end()
    cursor.say("‘" if cursor.char_at(after).isalnum() else "`")
    return after


def _apostrophe(cursor: Cursor, at: int, after: int) -> int:
    before, next_char = cursor.char_before(at), cursor.char_at(after)
    if cursor.single and before and not before.isspace() and not next_char.isalnum():
        cursor.single = False
        cursor.say("’")
        return after
    if _at_word_start(cursor, at, after) and next_char.isalnum() and _has_partner(cursor, after):
        cursor.single = True
        cursor.say("‘")
        return after
    cursor.say("'")
    return after


def _has_partner(cursor: Cursor, after: int) -> bool:
    """Tell whether a closing quote follows before another one opens."""
    if cursor.text[after : after + 2].isdigit():
        return False
    end = _SINGLE_END.search(cursor.text, after, min(cursor.end, after + _REACH))
    return end is not None and " '" not in cursor.text[after : end.start()]


def _at_word_start(cursor: Cursor, at: int, after: int) -> bool:
    before, next_char = cursor.char_before(at), cursor.char_at(after)
    return (not before or before.isspace() or before in "([{“‘—–-/~") and bool(
        next_char and not next_char.isspace()
    )
