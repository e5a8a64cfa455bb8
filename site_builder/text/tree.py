"""The tree between source and output: paragraphs and lists of inline nodes."""

from __future__ import annotations

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
class Break:
    """A line break inside a paragraph."""


Inline = Words | Maths | Styled | Anchor | Break


@dataclass(frozen=True, slots=True)
class Paragraph:
    children: tuple[Inline, ...]


@dataclass(frozen=True, slots=True)
class Listing:
    """A list with numbers, or with bullets."""

    ordered: bool
    items: tuple[tuple[Inline, ...], ...]


Block = Paragraph | Listing
