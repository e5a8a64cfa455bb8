"""LaTeX commands of running text and what they print."""

from __future__ import annotations

from site_builder.text.macros import names
from site_builder.text.tree import Tag

STYLES: dict[str, Tag] = {
    "emph": "em", "textit": "em", "textsl": "em", "textbf": "strong", "texttt": "code",
    "textsc": "sc", "underline": "u", "uline": "u", "textsubscript": "sub",
    "textsuperscript": "sup", "verb": "code",
}  # fmt: skip
"""Commands that set the style of their argument."""
_SILENT = names("""
    rm sf normalfont small footnotesize large tiny scriptsize normalsize centering bm upshape color
    protect noindent displaystyle textstyle left right relax item maketitle null nolinebreak
    ignorespaces leavevmode limits boldmath unboldmath
""")
DECLARATIONS: dict[str, Tag | None] = {
    **dict.fromkeys(_SILENT),
    "em": "em", "it": "em", "sl": "em", "itshape": "em", "slshape": "em", "bf": "strong",
    "bfseries": "strong", "tt": "code", "ttfamily": "code", "sc": "sc", "scshape": "sc",
}  # fmt: skip
"""Commands that set the style to the end of their group, or say nothing."""
_SPACES = names("""
    newline par hfill linebreak smallskip medskip bigskip quad qquad enspace newpage space newblock
    textvisiblespace
""")
SYMBOLS = {
    **dict.fromkeys(_SPACES, " "), "xspace": "",
    "LaTeX": "LaTeX", "TeX": "TeX", "BibTeX": "BibTeX", "ldots": "…", "dots": "…",
    "textellipsis": "…",
    "textendash": "–", "textemdash": "—", "ss": "ß", "aa": "å", "AA": "Å", "ae": "æ", "AE": "Æ",
    "oe": "œ", "OE": "Œ", "o": "ø", "O": "Ø", "l": "ł", "L": "Ł", "i": "ı", "j": "ȷ", "dj": "đ",
    "DJ": "Đ", "th": "þ", "TH": "Þ", "dh": "ð", "DH": "Ð", "S": "§", "P": "¶", "copyright": "©",
    "textregistered": "®", "texttrademark": "™", "pounds": "£", "euro": "€", "texteuro": "€",
    "textdegree": "°", "degree": "°", "checkmark": "✓", "textasciitilde": "~",
    "textbackslash": "\\",
    "textasciicircum": "^", "textless": "<", "textgreater": ">", "textbar": "|", "textbullet": "•",
    "textperiodcentered": "·", "textunderscore": "_", "textquotedblleft": "“", "lbrack": "[",
    "textquotedblright": "”", "textquoteleft": "‘", "textquoteright": "’", "textmu": "µ",
    "texttimes": "×", "textpm": "±", "dag": "†", "ddag": "‡", "bullet": "•", "star": "⋆",
    "top": "⊤", "bot": "⊥", "Re": "Re", "Im": "Im", "because": "∵",
    "rbrack": "]", "textquotesingle": "'", "textquotedbl": '"', "textdollar": "$",
    "eg": "e.g.", "ie": "i.e.", "etc": "etc.", "wrt": "w.r.t.", "etal": "et al.", "cf": "cf.",
    "aka": "a.k.a.", "vs": "vs.", "iid": "i.i.d.", "resp": "resp.", "st": "s.t.", "dof": "d.o.f.",
    "Eg": "E.g.", "Ie": "I.e.", "viz": "viz.", "lq": "‘", "rq": "’",
}  # fmt: skip
PUNCTUATION = {
    ",": "\N{THIN SPACE}", ";": " ", ":": " ", " ": " ", "\n": " ", "!": "", "-": "", "/": "",
    "@": "", "\\": " ", "*": "*", ")": ")", "]": "]", "|": "‖", ">": " ", "+": "", "<": "",
    "(": "(", "[": "[",
}  # fmt: skip
ACCENTS = {
    "'": "\u0301", "`": "\u0300", "^": "\u0302", '"': "\u0308", "~": "\u0303", "=": "\u0304",
    ".": "\u0307", "u": "\u0306", "v": "\u030c", "H": "\u030b", "c": "\u0327", "k": "\u0328",
    "r": "\u030a", "d": "\u0323", "b": "\u0331", "t": "\u0361",
}  # fmt: skip
