"""Formulas of a tree, each set once."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from site_builder.model import MathRenderer
from site_builder.text import mathml, mathplain
from site_builder.text.latex_math import attempts
from site_builder.text.tree import Anchor, Block, Inline, Maths, Paragraph, Styled

WIDE = 30
"""Characters that a line of a phone surely holds; no browser breaks a formula."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Formula:
    """A formula as both outputs show it."""

    html: str
    """One `<math>` element, or `<code class="tex">` when no engine takes it."""
    plain: str


def set_formulas(blocks: Iterable[Block], render: MathRenderer) -> dict[Maths, Formula]:
    """Set every formula of the blocks."""
    found: dict[Maths, Formula] = {}
    for block in blocks:
        for nodes in (block.children,) if isinstance(block, Paragraph) else block.items:
            _collect(nodes, render, found)
    return found


def _collect(nodes: Iterable[Inline], render: MathRenderer, found: dict[Maths, Formula]) -> None:
    for node in nodes:
        if isinstance(node, Styled | Anchor):
            _collect(node.children, render, found)
        elif isinstance(node, Maths) and node not in found:
            found[node] = _set(node, render)


def _set(node: Maths, render: MathRenderer) -> Formula:
    """Set one formula, mending its TeX step by step until the renderer takes it."""
    for tex in attempts(node.tex):
        element = mathml.parse(render(tex, node.display))
        if element is not None:
            plain = mathplain.plain(element)
            if not node.display and len(plain) > WIDE:
                element.set("class", mathml.WIDE_CLASS)
            return Formula(html=mathml.write(element), plain=plain)
    return Formula(html=f'<code class="tex">{escape(node.tex, quote=False)}</code>', plain=node.tex)
