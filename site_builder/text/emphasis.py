"""Markdown's * and _ as emphasis, by CommonMark's delimiter runs.

Three changes suit abstracts: a run of single stars after a letter or digit
never opens (A*, RRT*), a star between digits is a star, and a run longer than
three is literal.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass, field

from site_builder.text.tree import Inline, Styled, Words


@dataclass(slots=True)
class Run:
    """A run of stars or underscores that may open or close emphasis."""

    mark: str
    count: int
    opens: bool
    closes: bool
    length: int = field(init=False)

    def __post_init__(self) -> None:
        self.length = self.count


Node = Inline | Run


def run(mark: str, count: int, before: str, after: str) -> Run:
    """Judge a run by the characters beside it, "" at an end of the text."""
    left = _flanks(after, before)
    right = _flanks(before, after)
    if mark == "_":
        return Run(mark, count, left and not _word(before), right and not _word(after))
    opens = left and not (count == 1 and _word(before))
    if count > 3 or (before.isdigit() and after.isdigit()):
        return Run(mark, count, False, False)
    return Run(mark, count, opens, right)


def resolve(pieces: list[Node]) -> tuple[Inline, ...]:
    """Pair the runs and give the finished nodes, letters joined."""
    if not any(isinstance(piece, Run) for piece in pieces):
        return joined(piece for piece in pieces if not isinstance(piece, Run))
    output: list[Node] = []
    bottoms: dict[tuple[str, bool, int], int] = {}
    for piece in pieces:
        if not isinstance(piece, Run):
            output.append(piece)
            continue
        while piece.closes and piece.count and (start := _opener(output, piece, bottoms)) >= 0:
            _wrap(output, start, piece)
            bottoms = {key: min(bottom, start + 1) for key, bottom in bottoms.items()}
        if piece.count:
            output.append(piece)
    return joined(
        Words(piece.mark * piece.count) if isinstance(piece, Run) else piece for piece in output
    )


def joined(nodes: Iterable[Inline]) -> tuple[Inline, ...]:
    """Join neighbouring letters into one node."""
    result: list[Inline] = []
    letters: list[str] = []
    for node in nodes:
        if isinstance(node, Words):
            letters.append(node.text)
            continue
        if letters:
            result.append(Words("".join(letters)))
            letters = []
        result.append(node)
    if letters:
        result.append(Words("".join(letters)))
    return tuple(result)


def _opener(output: list[Node], closer: Run, bottoms: dict[tuple[str, bool, int], int]) -> int:
    """The nearest run that `closer` can close; -1 when there is none."""
    key = (closer.mark, closer.opens, closer.length % 3)
    bottom = bottoms.get(key, 0)
    for index in range(len(output) - 1, bottom - 1, -1):
        piece = output[index]
        if (
            isinstance(piece, Run)
            and piece.mark == closer.mark
            and piece.opens
            and _fits(piece, closer)
        ):
            return index
    bottoms[key] = len(output)
    return -1


def _fits(opener: Run, closer: Run) -> bool:
    """CommonMark's rule of three."""
    if not (opener.closes or closer.opens):
        return True
    total = opener.length + closer.length
    return total % 3 != 0 or (opener.length % 3 == 0 and closer.length % 3 == 0)


def _wrap(output: list[Node], start: int, closer: Run) -> None:
    opener = output[start]
    assert isinstance(opener, Run)
    inner = [
        Words(piece.mark * piece.count) if isinstance(piece, Run) else piece
        for piece in output[start + 1 :]
    ]
    used = 2 if opener.count >= 2 and closer.count >= 2 else 1
    del output[start + 1 :]
    opener.count -= used
    closer.count -= used
    node = Styled("strong" if used == 2 else "em", joined(inner))
    if not opener.count:
        output.pop()
    output.append(node)


def _flanks(inner: str, outer: str) -> bool:
    if not inner or inner.isspace():
        return False
    return not _punctuation(inner) or not outer or outer.isspace() or _punctuation(outer)


def _punctuation(char: str) -> bool:
    return unicodedata.category(char)[0] in "PS"


def _word(char: str) -> bool:
    return char.isalnum()
