"""The tree as plain text."""

from __future__ import annotations

import re
from collections.abc import Iterable

from site_builder.text.formulas import Formulas
from site_builder.text.scripts import subscript, superscript
from site_builder.text.tree import (
    Anchor,
    Block,
    Break,
    Inline,
    Maths,
    Paragraph,
    Styled,
    Unknown,
    Words,
)

_SPACES = re.compile(r"[ \n\xa0\u2009]+")


_SCRIPTS = {"sup": superscript, "sub": subscript}


def blocks_plain(blocks: Iterable[Block], formulas: Formulas) -> str:
    """Write paragraphs apart by a blank line, list items as "• " or "1. " lines."""
    return "\n\n".join(filter(None, (_block(block, formulas) for block in blocks)))


def inline_plain(nodes: Iterable[Inline], formulas: Formulas) -> str:
    """Write nodes as one line with single spaces."""
    return _SPACES.sub(" ", "".join(_inline(node, formulas) for node in nodes)).strip()


def _block(block: Block, formulas: Formulas) -> str:
    if isinstance(block, Paragraph):
        return inline_plain(block.children, formulas)
    marks = (f"{n}. " if block.ordered else "• " for n in range(1, len(block.items) + 1))
    return "\n".join(
        mark + inline_plain(item, formulas) for mark, item in zip(marks, block.items, strict=True)
    )


def _inline(node: Inline, formulas: Formulas) -> str:
    match node:
        case Words(text) | Unknown(_, text):
            return text
        case Maths():
            return formulas[node].plain
        case Break():
            return " "
        case Anchor(url, children):
            label = inline_plain(children, formulas)
            return label if _same(label, url) else f"{label} ({url})"
        case Styled(tag, children):
            inside = "".join(_inline(child, formulas) for child in children)
            return _SCRIPTS[tag](inside) if tag in _SCRIPTS else inside


def says(label: Iterable[Inline], url: str) -> bool:
    """Tell whether a reader of a link's label already reads the address."""
    words = [node.text for node in label if isinstance(node, Words)]
    return _same("".join(words), url)


def _same(label: str, url: str) -> bool:
    return url in (label, f"https://{label}", f"http://{label}", f"mailto:{label}", f"{label}/")
