r"""TeX commands whose backslash, or whose first letters, some software ate.

A language that knows C's escapes turns "\theta" into a tab and "heta"; others
lose the tab as well, or only the backslash.
"""

from __future__ import annotations

import re

_BY_CONTROL = {
    "\t": ("t", "heta|imes|ext|extbf|extit|extsc|exttt|extrm|au|ilde|op|riangle|anh|o(?![a-z])"),
    "\n": ("n", r"abla|otin\b|u(?=[_^$})])|eq(?= ?[\d\\$a-z]\b)|ewline\b|orm(?=[{\\])"),
    "\r": ("r", "ho|ight|angle|ightarrow|ceil|floor|m(?={)"),
    "\f": ("f", "rac|orall|ootnote|lat"),
    "\b": ("b", "eta|ar|egin|f(?={)|oldsymbol|inom|ig|m(?={)|ullet"),
    "\v": ("v", "ec|arepsilon|arphi|ert|artheta|ee(?![a-z])|space"),
    "\a": ("a", "lpha|pprox|st(?![a-z])|ngle"),
}
_EATEN = [
    (re.compile(f"{re.escape(control)}(?={rest})"), rf"\\{letter}")
    for control, (letter, rest) in _BY_CONTROL.items()
]
_CONTROL = re.compile("[\t\r\f\b\v\a]|\n(?=abla|otin|u[_^$})]|eq|orm|ewline)")
_BEHEADED = re.compile(
    r"(?<![\\A-Za-z])(?:imes(?![a-z])|ext(?:bf|it|tt|sc|rm|sf)?(?=\{)|heta(?![a-z])|ootnote(?=\{)"
    r"|rac(?=\{[^{}]{0,40}\}\{))"
)
_HEADS = {"imes": r"\t", "heta": r"\t", "ext": r"\t", "ootnote": r"\f", "rac": r"\f"}
_BARE = re.compile(
    r"(?<![\\A-Za-z])(?=(?:emph|url|href|textbf|textit|texttt|textsc|textsubscript"
    r"|textsuperscript|footnote|mathcal|mathbb|mathrm|mathbf|citep?|underline)\{)"
)


def restore(text: str) -> str:
    r"""Give back the backslashes: "14 imes$" → "14 \times$", "emph{x}" → "\emph{x}"."""
    if _CONTROL.search(text):
        for pattern, head in _EATEN:
            text = pattern.sub(head, text)
    return _BARE.sub(r"\\", _BEHEADED.sub(_behead, text))


def _behead(match: re.Match[str]) -> str:
    rest = match[0]
    return (_HEADS.get(rest) or _HEADS[rest[:3]]) + rest
