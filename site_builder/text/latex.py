"""The tree as LaTeX source, for BibTeX."""

from __future__ import annotations

import re
from collections.abc import Iterable

from site_builder.model import Text
from site_builder.text.formulas import Formula, Formulas
from site_builder.text.latex_math import portable
from site_builder.text.plain import says
from site_builder.text.tree import (
    Anchor,
    Block,
    Break,
    Inline,
    Maths,
    Paragraph,
    Styled,
    Tag,
    Unknown,
    Words,
)  # fmt: skip

_ESCAPES = {
    "\\": r"\textbackslash{}", "{": r"\textbraceleft{}", "}": r"\textbraceright{}",
    "<": r"\textless{}", ">": r"\textgreater{}", "|": r"\textbar{}",
    "$": r"\$", "&": r"\&", "#": r"\#", "%": r"\%", "_": r"\_",
    "^": r"\textasciicircum{}", "~": r"\textasciitilde{}",
    "\N{NO-BREAK SPACE}": "~", "\N{THIN SPACE}": r"\,",
    "–": "--", "—": "---", "“": "``", "”": "''", "‘": "`", "’": "'", "…": r"\ldots{}",
    "•": r"\textbullet{}", "√": r"$\surd$",
}  # fmt: skip
_MATHS = {
    "×": r"\times", "·": r"\cdot", "±": r"\pm", "−": "-", "≤": r"\le", "≥": r"\ge", "≠": r"\ne",
    "≈": r"\approx", "∼": r"\sim", "≪": r"\ll", "≫": r"\gg", "∈": r"\in", "∉": r"\notin",
    "⊂": r"\subset", "⊆": r"\subseteq", "∪": r"\cup", "∩": r"\cap", "∞": r"\infty",
    "→": r"\to", "←": r"\leftarrow", "⇒": r"\Rightarrow", "↔": r"\leftrightarrow",
    "∑": r"\sum", "∏": r"\prod", "∫": r"\int", "∂": r"\partial", "∇": r"\nabla",
    "∀": r"\forall", "∃": r"\exists", "ℓ": r"\ell", "ℝ": r"\mathbb{R}", "ℤ": r"\mathbb{Z}",
    "ℕ": r"\mathbb{N}", "ℚ": r"\mathbb{Q}", "ℂ": r"\mathbb{C}", "°": r"^\circ",
    "α": r"\alpha", "β": r"\beta", "γ": r"\gamma", "δ": r"\delta", "ε": r"\varepsilon",
    "ϵ": r"\epsilon", "ζ": r"\zeta", "η": r"\eta", "θ": r"\theta", "ι": r"\iota",
    "κ": r"\kappa", "λ": r"\lambda", "μ": r"\mu", "ν": r"\nu", "ξ": r"\xi", "π": r"\pi",
    "ρ": r"\rho", "σ": r"\sigma", "τ": r"\tau", "υ": r"\upsilon", "φ": r"\varphi",
    "ϕ": r"\phi", "χ": r"\chi", "ψ": r"\psi", "ω": r"\omega", "Γ": r"\Gamma", "Δ": r"\Delta",
    "Θ": r"\Theta", "Λ": r"\Lambda", "Ξ": r"\Xi", "Π": r"\Pi", "Σ": r"\Sigma",
    "Φ": r"\Phi", "Ψ": r"\Psi", "Ω": r"\Omega",
}  # fmt: skip
_ADDRESS = str.maketrans({"{": "%7B", "}": "%7D", "\\": "%5C"})
_SCRIPTS = {
    **{char: f"^{digit}" for digit, char in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")},
    **{char: f"_{digit}" for digit, char in enumerate("₀₁₂₃₄₅₆₇₈₉")},
}
_TABLE = str.maketrans(
    _ESCAPES
    | {char: f"${command}$" for char, command in _MATHS.items()}
    | {char: f"${script}$" for char, script in _SCRIPTS.items()}
)


_STYLES: dict[Tag, str] = {
    "em": "emph", "strong": "textbf", "code": "texttt", "u": "underline",
    "sub": "textsubscript", "sup": "textsuperscript", "sc": "textsc",
}  # fmt: skip
_OWN_MATHS = re.compile(
    r"\\begin\{(?:equation|align|gather|multline|eqnarray|flalign|alignat)\*?\}"
)
_BRACES = ((r"\{", r"\lbrace "), (r"\}", r"\rbrace "))


def to_latex(text: Text) -> str:
    """Give a typeset text as LaTeX source."""
    return text.latex or latex_escape(text.plain)


def latex_escape(plain: str) -> str:
    """Write plain text so that LaTeX prints it as it is.

    Letters with accents stay UTF-8, which BibTeX styles of today take; special
    characters become commands (braces by name: BibTeX counts even escaped
    ones), and so do mathematical symbols.
    """
    return plain.translate(_TABLE)


def blocks_latex(blocks: Iterable[Block], formulas: Formulas) -> str:
    """Write paragraphs apart by a blank line, and lists as environments."""
    return "\n\n".join(_block(block, formulas) for block in blocks)


def inline_latex(nodes: Iterable[Inline], formulas: Formulas) -> str:
    """Write nodes in commands of LaTeX itself; mathematics may need amsmath."""
    return "".join(_inline(node, formulas) for node in nodes)


def _block(block: Block, formulas: Formulas) -> str:
    if isinstance(block, Paragraph):
        return inline_latex(block.children, formulas)
    name = "enumerate" if block.ordered else "itemize"
    items = "\n".join(rf"\item {inline_latex(item, formulas)}" for item in block.items)
    return f"\\begin{{{name}}}\n{items}\n\\end{{{name}}}"


def _inline(node: Inline, formulas: Formulas) -> str:
    match node:
        case Words(text) | Unknown(_, text):
            return latex_escape(text)
        case Maths():
            return _formula(formulas[node])
        case Break():
            return " "
        case Anchor(url, children):
            return _link(url, inline_latex(children, formulas), says(children, url))
        case Styled(tag, children):
            return rf"\{_STYLES[tag]}{{{inline_latex(children, formulas)}}}"


def _formula(formula: Formula) -> str:
    if not formula.tex:
        return latex_escape(formula.plain)
    tex = portable(formula.tex)
    for escaped, named in _BRACES:
        tex = tex.replace(escaped, named)
    return tex if _OWN_MATHS.match(tex) else f"${tex}$"


def _link(url: str, label: str, is_address: bool) -> str:
    address = rf"\url{{{url.translate(_ADDRESS)}}}"
    return address if is_address else f"{label} ({address})"
