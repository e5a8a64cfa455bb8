"""Plain text as LaTeX source, for BibTeX."""

from __future__ import annotations

_ESCAPES = {
    "\\": r"\textbackslash{}", "{": r"\{", "}": r"\}", "$": r"\$", "&": r"\&", "#": r"\#",
    "%": r"\%", "_": r"\_", "^": r"\textasciicircum{}", "~": r"\textasciitilde{}",
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
_SCRIPTS = {
    **{char: f"^{digit}" for digit, char in enumerate("⁰¹²³⁴⁵⁶⁷⁸⁹")},
    **{char: f"_{digit}" for digit, char in enumerate("₀₁₂₃₄₅₆₇₈₉")},
}
_TABLE = str.maketrans(
    _ESCAPES
    | {char: f"${command}$" for char, command in _MATHS.items()}
    | {char: f"${script}$" for char, script in _SCRIPTS.items()}
)


def latex_escape(plain: str) -> str:
    """Write plain text so that LaTeX prints it as it is.

    Letters with accents stay UTF-8, which BibTeX styles of today take; the ten
    special characters are escaped; mathematical symbols become commands.
    """
    return plain.translate(_TABLE)
