"""Titles and abstracts in all their renderings, from one parse."""

from __future__ import annotations

import re
from collections.abc import Sequence

from site_builder.model import MathRenderer, Text
from site_builder.text.blocks import split
from site_builder.text.definitions import NO_MACROS, Macros, expand_macros
from site_builder.text.formulas import set_formulas
from site_builder.text.html import blocks_html, inline_html
from site_builder.text.latex import blocks_latex, inline_latex
from site_builder.text.links import mend_addresses
from site_builder.text.plain import blocks_plain, inline_plain
from site_builder.text.prose import unwrap
from site_builder.text.remarks import remarks
from site_builder.text.repair import repair
from site_builder.text.scanner import scan_inline
from site_builder.text.tree import Block, Inline, Listing, Paragraph, Words

LONGEST = 100_000
"""Characters of an abstract that are read; what follows is left out."""

_NAME = re.compile(r"((?=[^:]*[A-Z0-9])[^\s:]{2,30}(?: [^\s:]{1,30}){0,2}): ")


def typeset_title(source: str, render_math: MathRenderer, macros: Macros = NO_MACROS) -> Text:
    """Set a title inline: emphasis, formulas and characters, one line."""
    text = expand_macros(repair(source[:LONGEST]), macros)
    title = Paragraph(scan_inline(" ".join(text.split())))
    formulas = set_formulas([title], render_math)
    return Text(
        source=source,
        html=inline_html(title.children, formulas),
        plain=inline_plain(title.children, formulas),
        latex="" if _is_plain(title.children) else inline_latex(title.children, formulas),
        remarks=remarks(source, [title], formulas, prose=False),
    )


def typeset_abstract(
    source: str, render_math: MathRenderer, macros: Macros = NO_MACROS, name: str = ""
) -> Text:
    r"""Set an abstract in paragraphs and lists.

    `macros` are the catalogue's own; `name` is what the paper calls its method,
    for \ours and its kin that nobody defined.
    """
    blocks = parse(source, macros, name)
    formulas = set_formulas(blocks, render_math, copyable=True)
    return Text(
        source=source,
        html=blocks_html(blocks, formulas),
        plain=blocks_plain(blocks, formulas),
        latex="" if _are_plain(blocks) else blocks_latex(blocks, formulas),
        remarks=remarks(source, blocks, formulas, prose=True),
    )


def parse(source: str, macros: Macros = NO_MACROS, name: str = "") -> tuple[Block, ...]:
    """Read an abstract as a tree."""
    text = unwrap(mend_addresses(expand_macros(repair(source[:LONGEST]), macros)))
    return tuple(
        Paragraph(scan_inline(block.parts[0], name))
        if block.kind == "p"
        else Listing(block.kind == "ol", tuple(scan_inline(part, name) for part in block.parts))
        for block in split(text)
    )


def method_name(title: str) -> str:
    """Give what a title puts before a colon, as in "QuantSR: …"; "" when it has none."""
    match = _NAME.match(title)
    return match[1] if match else ""


def _are_plain(blocks: Sequence[Block]) -> bool:
    return all(isinstance(block, Paragraph) and _is_plain(block.children) for block in blocks)


def _is_plain(nodes: Sequence[Inline]) -> bool:
    return all(isinstance(node, Words) for node in nodes)
