"""Titles and abstracts in both renderings, from one parse."""

from __future__ import annotations

from site_builder.model import MathRenderer, Text
from site_builder.text.blocks import split
from site_builder.text.formulas import set_formulas
from site_builder.text.html import blocks_html, inline_html
from site_builder.text.links import mend_addresses
from site_builder.text.plain import blocks_plain, inline_plain
from site_builder.text.prose import unwrap
from site_builder.text.repair import repair
from site_builder.text.scanner import scan_inline
from site_builder.text.tree import Block, Listing, Paragraph

LONGEST = 100_000
"""Characters of an abstract that are read; what follows is left out."""


def typeset_title(source: str, render_math: MathRenderer) -> Text:
    """Set a title inline: emphasis, formulas and characters, one line."""
    title = Paragraph(scan_inline(" ".join(repair(source[:LONGEST]).split())))
    formulas = set_formulas([title], render_math)
    return Text(
        source=source,
        html=inline_html(title.children, formulas),
        plain=inline_plain(title.children, formulas),
    )


def typeset_abstract(source: str, render_math: MathRenderer) -> Text:
    """Set an abstract in paragraphs and lists."""
    blocks = parse(source)
    formulas = set_formulas(blocks, render_math)
    return Text(
        source=source,
        html=blocks_html(blocks, formulas),
        plain=blocks_plain(blocks, formulas),
    )


def parse(source: str) -> tuple[Block, ...]:
    """Read an abstract as a tree."""
    text = unwrap(mend_addresses(repair(source[:LONGEST])))
    return tuple(
        Paragraph(scan_inline(block.parts[0]))
        if block.kind == "p"
        else Listing(block.kind == "ol", tuple(map(scan_inline, block.parts)))
        for block in split(text)
    )
