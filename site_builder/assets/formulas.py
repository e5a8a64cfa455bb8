"""The font of the site's formulas, and the letters that it must have."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from html import unescape

from site_builder.model import Catalog

FONT_PACKAGE = "@fontsource/stix-two-math"
FONT_FILE = "files/stix-two-math-latin-400-normal.woff2"
FAMILY = "Papershelf Math"
"""As in math.css. Not the font's own name: ours is not the whole of it."""

_FORMULA = re.compile(r"<math\b.*?</math>", re.DOTALL)
_VARIABLE = re.compile(r"<mi[^>]*>(.)</mi>")
_TAG = re.compile(r"<[^>]*>")
_ITALICS = (*range(0x1D434, 0x1D468), *range(0x1D6E2, 0x1D71C))
_ITALIC = {
    chr(int(unicodedata.decomposition(chr(code)).split()[1], 16)): chr(code)
    for code in _ITALICS
    if unicodedata.decomposition(chr(code))
} | {"h": "ℎ"}
"""What browsers show for a letter that is alone in its `<mi>`."""


def formula_letters(catalog: Catalog) -> str:
    """Sort the characters that the catalogue's formulas are drawn with; "" without any."""
    return letters(
        html for paper in catalog.papers for html in (paper.title.html, paper.abstract.html)
    )


def letters(fragments: Iterable[str]) -> str:
    """Sort the characters that the formulas of some HTML are drawn with."""
    found: set[str] = set()
    for fragment in fragments:
        for formula in _FORMULA.findall(fragment):
            found.update(unescape(_TAG.sub("", formula)))
            found.update(_ITALIC.get(letter, letter) for letter in _VARIABLE.findall(formula))
            if "<msqrt" in formula or "<mroot" in formula:
                found.add("√")
    return "".join(sorted(found))


def formula_font(source: tuple[bytes, str]) -> bytes:
    """Cut a font (its WOFF2, the letters it must have) down to the letters."""
    # Half a second of imports, needed once as long as the letters stay the same.
    from site_builder.assets.mathfont import cut  # noqa: PLC0415

    return cut(*source)


def font_face(href: str) -> bytes:
    """The rule that gives the style sheet the font, by its path beside the sheet."""
    return f'@font-face{{font-family:"{FAMILY}";src:url({href})format("woff2")}}'.encode()
