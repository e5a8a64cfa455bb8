"""Formulas of a tree, each set once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from html import escape

from site_builder.model import MathRenderer
from site_builder.text import mathml, mathplain
from site_builder.text.latex_math import Mend, attempts
from site_builder.text.tree import Block, Maths, walk

WIDE = 30
"""Characters that a line of a phone surely holds; no browser breaks a formula."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Formula:
    """A formula as both outputs show it."""

    html: str
    """One `<math>` element, or `<code class="tex">` when no engine takes it."""
    plain: str
    tex: str
    """What was set; "" when nothing could be."""
    mend: Mend
    """How `tex` came from what was written."""


Formulas = Mapping[Maths, Formula]


def set_formulas(
    blocks: Iterable[Block], render: MathRenderer, *, copyable: bool = False
) -> Formulas:
    """Set every formula of the blocks, if copyable with the TeX that the renderer adds."""
    found = dict.fromkeys(node for node in walk(blocks) if isinstance(node, Maths))
    return {node: _set(node, render, copyable) for node in found}


def _set(node: Maths, render: MathRenderer, copyable: bool) -> Formula:
    """Set one formula, mending its TeX step by step until the renderer takes it."""
    for attempt in attempts(node.tex):
        element = mathml.parse(render(attempt.tex, node.display))
        if element is not None:
            plain = mathplain.plain(element)
            if not node.display and len(plain) > WIDE:
                element.set("class", mathml.WIDE_CLASS)
            if not copyable:
                element.attrib.pop(mathml.SOURCE, None)
            html = mathml.write(element)
            return Formula(html=html, plain=plain, tex=attempt.tex, mend=attempt.mend)
    html = f'<code class="tex">{escape(node.tex, quote=False)}</code>'
    return Formula(html=html, plain=node.tex, tex="", mend="")
