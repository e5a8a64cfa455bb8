"""The state of one scan, and what its rules may do with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from site_builder.text.braces import partners
from site_builder.text.emphasis import Node
from site_builder.text.prose import mend, mend_after
from site_builder.text.tree import Inline, Words

DEEPEST = 24
"""Levels of nested arguments that are still read as markup."""


@dataclass(slots=True)
class Source:
    """A whole text, with what was once found out about it."""

    text: str
    closing: dict[int, int]
    """Where the brace opened at a position is closed."""
    name: str = ""
    """What the paper calls its method, for macros such as \\ours; "" when unknown."""
    missing: dict[str, int] = field(default_factory=dict)
    """From where on a closing mark is known not to come any more."""

    def find(self, mark: str, start: int, end: int) -> int:
        """Find `mark`; -1 when it is not there. Repeated misses cost nothing."""
        if start >= self.missing.get(mark, len(self.text) + 1):
            return -1
        at = self.text.find(mark, start)
        if at < 0:
            self.missing[mark] = start
        return at if at >= 0 and at + len(mark) <= end else -1


Scan = Callable[["Cursor"], tuple[Inline, ...]]


@dataclass(slots=True)
class Cursor:
    """A range of a source being read."""

    source: Source
    start: int
    end: int
    scan: Scan
    depth: int = 0
    out: list[Node] = field(default_factory=list)
    double: str = ""
    """The mark that opened a “ still open."""
    single: bool = False
    """A ‘ is open."""
    straight: bool = False
    """A straight " is open."""

    @property
    def text(self) -> str:
        return self.source.text

    def say(self, text: str) -> None:
        """Add characters as they are."""
        if text:
            self.out.append(Words(text))

    def prose(self, start: int, end: int) -> None:
        """Add a stretch of running text, mended."""
        if start < end:
            stretch = self.text[start:end]
            self.say(mend(mend_after(stretch) if self.out else stretch))

    def inline(self, start: int, end: int) -> tuple[Inline, ...]:
        """Read a range of the source as nodes of their own."""
        if self.depth >= DEEPEST:
            return (Words(self.text[start:end]),)
        return self.scan(Cursor(self.source, start, end, self.scan, self.depth + 1))

    def argument(self, at: int) -> tuple[int, int, int] | None:
        """Give start, end and what follows of the braced argument at `at`, if any."""
        while at < self.end and self.text[at] in " \n":
            at += 1
        close = self.source.closing.get(at, -1)
        return (at + 1, close, close + 1) if 0 <= close < self.end else None

    def optional(self, at: int) -> int:
        """Skip arguments in square brackets."""
        while self.text.startswith("[", at) and at < self.end:
            close = self.text.find("]", at, min(self.end, at + 200))
            if close < 0:
                return at
            at = close + 1
        return at

    def char_before(self, at: int) -> str:
        """The character before `at` within the range; "" at its start."""
        return self.text[at - 1] if at > self.start else ""

    def char_at(self, at: int) -> str:
        """The character at `at` within the range; "" at its end."""
        return self.text[at] if at < self.end else ""


def source(text: str, name: str = "") -> Source:
    """Prepare a text; `name` is what it calls its method."""
    return Source(text, partners(text), name)
