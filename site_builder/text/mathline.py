"""A line of plain text put together from the parts of a formula."""

from __future__ import annotations

import re

_SPACES = re.compile(r"\s+")
_INNER = re.compile(r"(?<=[(\[{⟨⌈⌊]) | (?=[)\]}⟩⌉⌋,;])|(?<=[^ ]/) | (?=\.$)")
_NORM = re.compile(r"‖ ?([^‖]*[^‖ ]) ?‖")
NAME = "\u2063"
"""Stands before a name of several letters until the line is finished."""
END = "\u2064"
"""Stands after such a name that is a script."""
_BEFORE_OPERAND = re.compile(rf"{END}(?=[{NAME}A-Za-z0-9\u0370-\u03ff\u2100-\u214f√])")
_AFTER_OPERAND = re.compile(rf"(?<=[\w)\]}}′*²³]){NAME}")
_CALLED = re.compile(r"(?<!\))\u2061\s*(?=[(\[{⟨⌈⌊]|$)")
_APPLIED = re.compile("\u2061\\s*")
_RATIO = re.compile(r"(?<=\d): (?=\d)")


def finish(line: str) -> str:
    """Put one space where some are wanted, and none after a function before "("."""
    parted = _AFTER_OPERAND.sub(" ", _BEFORE_OPERAND.sub(" ", line).replace(END, ""))
    applied = _APPLIED.sub(" ", _CALLED.sub("", parted))
    applied = _SPACES.sub(" ", applied.replace(NAME, "")).replace(": = ", " := ")
    applied = _RATIO.sub(":", applied.replace("′′′", "‴").replace("′′", "″"))
    return _NORM.sub(r"‖\1‖", _INNER.sub("", applied.strip()))


def bracket(text: str) -> str:
    """Put brackets round a text that has none."""
    return text if text.startswith("(") and is_whole(text) else f"({text})"


def is_whole(text: str) -> bool:
    """Tell whether one pair of brackets, perhaps after a name, spans the text."""
    start = text.find("(")
    if start < 0 or not text.endswith(")") or not (text[:start].isalnum() or not start):
        return False
    depth = 0
    for index, char in enumerate(text[start:], start):
        depth += (char == "(") - (char == ")")
        if not depth:
            return index == len(text) - 1
    return False
