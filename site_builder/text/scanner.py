"""One pass from left to right over running text: characters to nodes."""

from __future__ import annotations

import re
from collections.abc import Callable

from site_builder.text import bare, marks
from site_builder.text.commands import command
from site_builder.text.cursor import Cursor, source
from site_builder.text.dollars import dollar, squeeze
from site_builder.text.emphasis import resolve
from site_builder.text.links import ADDRESS, HINT
from site_builder.text.prose import mend
from site_builder.text.quotes import quote
from site_builder.text.tree import Inline, Maths, Words

Rule = Callable[[Cursor, re.Match[str]], int]

_MARKS = r"""
    (?P<command>\\(?:[A-Za-z]+\*?|[^A-Za-z])?)
    |(?P<dollar>\$\$?)
    |(?P<group>\{)
    |(?P<bracket>!?\[)
    |(?P<delimiters>\*+|_+)
    |(?P<quote>``|''|[`'"])
    |(?P<dash>-{2,})
    |(?P<tie>~)
    |(?P<tag><)
    |(?P<entity>&)
    |(?P<caret>\^)
"""
_RULES: dict[str, Rule] = {
    "command": command,
    "dollar": dollar,
    "group": marks.group,
    "bracket": marks.bracket,
    "delimiters": marks.delimiters,
    "quote": quote,
    "dash": marks.dash,
    "tie": marks.tie,
    "tag": marks.tag,
    "entity": marks.entity,
    "caret": marks.caret,
    "url": marks.address,
    "mail": marks.address,
}
_WITHOUT_ADDRESSES = re.compile(rf"{_MARKS}|(?P<url>(?!))|(?P<mail>(?!))", re.VERBOSE)
_WITH_ADDRESSES = re.compile(f"{ADDRESS}|(?x:{_MARKS})")
_NEAR_MATHS = frozenset(["command", "caret", "delimiters"])
_ANY_MARK = re.compile(r"[\\${\[*_`'\"~<&^]|--")


def scan_inline(text: str, name: str = "") -> tuple[Inline, ...]:
    """Read one stretch of repaired text, such as a paragraph, as nodes.

    `name` is what the paper calls its method.
    """
    if not _ANY_MARK.search(text) and not HINT.search(text):
        return (Words(mend(text).strip()),)
    return tidy(_scan(Cursor(source(text, name), 0, len(text), _scan)))


def _scan(cursor: Cursor) -> tuple[Inline, ...]:
    pattern = (
        _WITH_ADDRESSES
        if HINT.search(cursor.text, cursor.start, cursor.end)
        else _WITHOUT_ADDRESSES
    )
    done = cursor.start
    while match := pattern.search(cursor.text, done, cursor.end):
        found = bare.span(cursor, match, done) if match.lastgroup in _NEAR_MATHS else None
        if found:
            cursor.prose(done, found[0])
            cursor.out.append(Maths(bare.once(squeeze(cursor.text[found[0] : found[1]]))))
            done = found[1]
        else:
            cursor.prose(done, match.start())
            done = _RULES[match.lastgroup or "url"](cursor, match)
    cursor.prose(done, cursor.end)
    return resolve(cursor.out)


def tidy(nodes: tuple[Inline, ...]) -> tuple[Inline, ...]:
    """Drop white space at both ends, and where two spaces meet."""
    out = list(nodes)
    if out and isinstance(out[0], Words):
        out[0] = Words(out[0].text.lstrip(" \xa0"))
    if out and isinstance(out[-1], Words):
        out[-1] = Words(out[-1].text.rstrip(" \xa0"))
    return tuple(
        Words(_squeeze(n.text)) if isinstance(n, Words) else n for n in out if n != Words("")
    )


def _squeeze(text: str) -> str:
    return re.sub(" {2,}", " ", text)
