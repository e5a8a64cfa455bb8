"""Strings, lists and mappings as YAML."""

from __future__ import annotations

import re
from collections.abc import Mapping

from site_builder.model import Value

_PLAIN = re.compile(r"[^\W_]|[($\\]")
_HIDDEN = "\n\x00-\x1f\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff"
_UNSAFE = re.compile(f": |:$| #|[{_HIDDEN}]")
_NOT_TEXT = re.compile(
    r"(?i:y|yes|n|no|true|false|on|off|null)|0[\dxob].*|\d[\d.,_:e+-]*[.,_:e][\d.,_:e+-]*", re.ASCII
)
_SLASHED = re.compile(r'[\\"]')
_CONTROL_LIKE = re.compile(f"[{_HIDDEN}]")
_ESCAPED = re.compile(rf'[\\"{_HIDDEN}]')
_ESCAPES = {"\\": "\\\\", '"': '\\"', "\n": "\\n", "\t": "\\t"}


def dump(value: Mapping[str, Value]) -> str:
    """Write a mapping in block style, one line a text, so that `load` gives it back.

    What other YAML readers would take for a number, a date apart, or a truth
    value is quoted.
    """
    return "".join(f"{scalar(key)}:{_after(item, 0)}" for key, item in value.items())


def scalar(text: str) -> str:
    """Write one text: plain where that is unambiguous, else in quotes."""
    if _PLAIN.match(text) and not _UNSAFE.search(text) and text == text.strip():
        if not _NOT_TEXT.fullmatch(text):
            return text
    elif _SLASHED.search(text) and not _CONTROL_LIKE.search(text):
        return "'" + text.replace("'", "''") + "'"
    return '"' + _ESCAPED.sub(_escape, text) + '"'


def _escape(found: re.Match[str]) -> str:
    return _ESCAPES.get(found[0]) or f"\\u{ord(found[0]):04X}"


def _after(value: Value, indent: int) -> str:
    """Write what follows a key or a dash that stands at `indent`, with the line end."""
    if isinstance(value, str):
        return f" {scalar(value)}\n"
    if not value:
        return " {}\n" if isinstance(value, dict) else " []\n"
    pad = " " * (indent + 2)
    if isinstance(value, dict):
        rows = [f"{pad}{scalar(key)}:{_after(item, indent + 2)}" for key, item in value.items()]
    else:
        rows = [f"{pad}-{_item(item, indent + 2)}" for item in value]
    return "\n" + "".join(rows)


def _item(value: Value, indent: int) -> str:
    """Write a list's entry; a mapping begins on the line of its dash."""
    text = _after(value, indent)
    return " " + text.lstrip() if isinstance(value, dict) and value else text
