"""LaTeX text read back by a parser that is not ours."""

from __future__ import annotations

from pylatexenc.latex2text import LatexNodes2Text, MacroTextSpec, get_default_latex_context_db

_NAMED = {
    "textbraceleft": "{", "textbraceright": "}", "textless": "<", "textgreater": ">",
    "textbar": "|", "textasciicircum": "^", "lbrace": "{", "rbrace": "}",
}  # fmt: skip
"""Characters of the LaTeX kernel that pylatexenc does not know."""


def _reader() -> LatexNodes2Text:
    known = get_default_latex_context_db()
    specs = [MacroTextSpec(name, simplify_repl=letter) for name, letter in _NAMED.items()]
    known.add_context_category("kernel", prepend=True, macros=specs)
    return LatexNodes2Text(known, strict_latex_spaces=True)


_READER = _reader()


def plain(latex: str) -> str:
    """The text that LaTeX would print."""
    return str(_READER.latex_to_text(latex))
