"""The tree as HTML: a fixed set of tags, everything else escaped."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape

from site_builder.text.formulas import Formulas
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

_REL = 'rel="nofollow ugc noopener"'


def blocks_html(blocks: Iterable[Block], formulas: Formulas) -> str:
    """Write <p>, <ul> and <ol>."""
    return "".join(_block(block, formulas) for block in blocks)


def inline_html(nodes: Iterable[Inline], formulas: Formulas) -> str:
    """Write em, strong, code, u, sub, sup, span.sc, br, a and math."""
    return "".join(_inline(node, formulas) for node in nodes)


def _block(block: Block, formulas: Formulas) -> str:
    if isinstance(block, Paragraph):
        return f"<p>{inline_html(block.children, formulas)}</p>"
    items = "".join(f"<li>{inline_html(item, formulas)}</li>" for item in block.items)
    return f"<ol>{items}</ol>" if block.ordered else f"<ul>{items}</ul>"


def _inline(node: Inline, formulas: Formulas) -> str:
    match node:
        case Words(text) | Unknown(_, text):
            return escape(text, quote=False)
        case Maths():
            return formulas[node].html
        case Break():
            return "<br>"
        case Anchor(url, children):
            return f'<a href="{escape(url)}" {_REL}>{inline_html(children, formulas)}</a>'
        case Styled("sc", children):
            return f'<span class="sc">{inline_html(children, formulas)}</span>'
        case Styled(tag, children):
            return f"<{tag}>{inline_html(children, formulas)}</{tag}>"
