"""Which brace closes which."""

from __future__ import annotations

import re

_BRACE = re.compile(r"\\.|[{}]", re.DOTALL)


def partners(text: str) -> dict[int, int]:
    """Give where the brace opened at a position is closed, in one pass."""
    closing: dict[int, int] = {}
    stack: list[int] = []
    for match in _BRACE.finditer(text) if "{" in text else ():
        if match[0] == "{":
            stack.append(match.start())
        elif match[0] == "}" and stack:
            closing[stack.pop()] = match.start()
    return closing
