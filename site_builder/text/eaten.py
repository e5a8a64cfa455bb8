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
    r"|rac(?=\{[^{}]{0,40}\}\{)|oldsymbol(?=\{)|ar(?=\{[A-Za-z]\})|ightarrow(?![a-z])"
    r"|arepsilon(?![a-z]))"
)
_HEADS = {
    "imes": r"\t", "heta": r"\t", "ext": r"\t", "ootn": r"\f", "rac": r"\f", "olds": r"\b",
    "ar": r"\b", "igh": r"\r", "are": r"\v",
}  # fmt: skip
_ALONE = re.compile(
    r"\$ ?((?<= )(?:au|o|ho|eq)(?=\$)|(?<= )abla(?=[ _$])|(?:pprox|lpha|psilon)(?=\$))"
)
_ALONE_HEADS = {
    "au": "t", "o": "t", "ho": "r", "eq": "n", "abla": "n", "pprox": "a", "lpha": "a",
    "psilon": "e",
}  # fmt: skip
"""The first letter of what alone, or first, stands between two dollars."""
_UNEQUAL = re.compile(r"(?<=[\w})\]]) eq (?=[\w\\({\[-])")
_BARE = re.compile(
    r"(?<![\\A-Za-z])(?=(?:emph|url|href|textbf|textit|texttt|textsc|textsubscript"
    r"|textsuperscript|footnote|mathcal|mathbb|mathrm|mathbf|citep?|underline|sqrt|tilde|widetilde|hat)\{)"
)


def restore(text: str) -> str:
    r"""Give back the backslashes: "14 imes$" → "14 \times$", "emph{x}" → "\emph{x}"."""
    if _CONTROL.search(text):
        for pattern, head in _EATEN:
            text = pattern.sub(head, text)
    if "$" in text:
        text = _ALONE.sub(_alone, text)
    return _BARE.sub(r"\\", _BEHEADED.sub(_behead, text))


def restore_inside(tex: str) -> str:
    r"""Give back what only a formula can have lost: "x eq y" → "x \neq y"."""
    return _UNEQUAL.sub(r" \\neq ", tex)


def _behead(match: re.Match[str]) -> str:
    rest = match[0]
    return next(head for start, head in _HEADS.items() if rest.startswith(start)) + rest


def _alone(match: re.Match[str]) -> str:
    return rf"$\{_ALONE_HEADS[match[1]]}{match[1]}"
