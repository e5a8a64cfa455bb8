"""The tree between source and output: paragraphs and lists of inline nodes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

Tag = Literal["em", "strong", "code", "u", "sub", "sup", "sc"]


@dataclass(frozen=True, slots=True)
class Words:
    """Characters as they are to be read."""

    text: str


@dataclass(frozen=True, slots=True)
class Maths:
    """A formula, without its delimiters."""

    tex: str
    display: bool = False


@dataclass(frozen=True, slots=True)
class Styled:
    """Nodes set in one style; `sc` stands for small capitals."""

    tag: Tag
    children: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Anchor:
    """A link to an http, https or mailto address."""

    url: str
    children: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Unknown:
    """A command that nobody defined, and what is shown in its place."""

    command: str
    """Without the backslash."""
    shown: str


@dataclass(frozen=True, slots=True)
class Break:
    """A line break inside a paragraph."""


Inline = Words | Maths | Styled | Anchor | Unknown | Break


@dataclass(frozen=True, slots=True)
class Paragraph:
    children: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """A list with numbers, or with bullets."""

    ordered: bool
    items: tuple[tuple[Inline, ...], ...]


Block = Paragraph | Listing


def walk(blocks: Iterable[Block]) -> Iterator[Inline]:
    """Give every node, in the order of the text, one before what is in it."""
    for block in blocks:
        for nodes in (block.children,) if isinstance(block, Paragraph) else block.items:
            yield from _inside(nodes)


def _inside(nodes: Iterable[Inline]) -> Iterator[Inline]:
    for node in nodes:
        yield node
        if isinstance(node, Styled | Anchor):
            yield from _inside(node.children)
