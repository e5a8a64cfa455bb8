"""Blocks of a text: lines between blank lines."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

_RULE = re.compile(r"\s*([-=*_])(?:\s*\1){2,}\s*")
LONGEST_RULE = 200
"""Characters of a line that may be a rule."""

_NUMBER = re.compile(r"(?:\[(\d{1,5})\]|\((\d{1,5})\)|(\d{1,5})[.)])(?:\s+|$)")
_LABEL = re.compile(
    r"[#*_ ]{0,6}abstract[*_]{0,3} {0,3}(?:[:.—–][*_]{0,3}|-(?=\s)|(?=\n|$))\s*", re.IGNORECASE
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """Lines that stand together."""

    line: int
    """Number of the first line, from 1."""
    rows: tuple[str, ...]
    """Without white space at either end; never empty."""

    @property
    def text(self) -> str:
        return "\n".join(self.rows)


def split_blocks(text: str) -> Iterator[Block]:
    r"""Cut a text at blank lines and rules; only `\n` ends a line."""
    rows: list[str] = []
    number = 0
    for number, line in enumerate(text.split("\n"), 1):
        row = line.strip()
        if row and not _is_rule(row):
            rows.append(row)
        elif rows:
            yield Block(line=number - len(rows), rows=tuple(rows))
            rows = []
    if rows:
        yield Block(line=number - len(rows) + 1, rows=tuple(rows))


def without_numbers(blocks: Sequence[Block], expected: int = 1) -> tuple[Block, ...] | None:
    """Take away `1.`, `[1]`, `1)` in front if they count through all the blocks.

    The count begins at 1 or at `expected`; None when it does not run through.
    """
    found = [_NUMBER.match(block.text) for block in blocks]
    numbers = [int(next(filter(None, match.groups()))) if match else 0 for match in found]
    first = numbers[0] if numbers else 0
    if first not in (1, expected) or numbers != list(range(first, first + len(numbers))):
        return None
    return tuple(
        replace(block, rows=tuple(block.text[match.end() if match else 0 :].split("\n")))
        for block, match in zip(blocks, found, strict=True)
    )


def without_label(block: Block) -> str:
    """Return the block's text without `Abstract:` in front."""
    return _LABEL.sub("", block.text, count=1) if _LABEL.match(block.text) else block.text


def _is_rule(row: str) -> bool:
    return len(row) <= LONGEST_RULE and bool(_RULE.fullmatch(row))
