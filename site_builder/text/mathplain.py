"""A formula in one line of plain text, read off its MathML."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from itertools import pairwise
from xml.etree.ElementTree import Element

from site_builder.text.mathline import END, NAME, bracket, finish, is_whole
from site_builder.text.scripts import subscript, superscript

_ACCENTS = {
    "~": "\u0303", "˜": "\u0303", "^": "\u0302", "ˆ": "\u0302", "¯": "\u0304", "ˉ": "\u0304",
    "‾": "\u0304", "→": "\u20d7", "⃗": "\u20d7", "˙": "\u0307", "¨": "\u0308", "ˇ": "\u030c",
    "˘": "\u0306", "´": "\u0301", "`": "\u0300", "˚": "\u030a", "_": "\u0332", "―": "\u0304",
}  # fmt: skip
_LARGE = frozenset("∑∏∫⋃⋂⨁⨂∐⋁⋀∮")
_BRACES = frozenset("⏞⏟⎴⎵⏜⏝")
_WIDE = frozenset("=<>≤≥≠≈∼≃≅≡∝≪≫∈∉∋⊂⊆⊄⊃⊇⊊⊈→←↔⇒⇐⇔↦⟶⟹⟺⟼≺≻⪯⪰⊢⊨⊥∥≜≔≐≲≳⩽⩾≍≼≽⟂+−±∓×÷∗⋅·∪∩∧∨⊕⊗⊙⊖⊛∖∘⋆:")
_OPENING = frozenset("([{⟨⌈⌊,;")
_CLOSING = frozenset(")]}⟩⌉⌋")
_BARS = frozenset("|‖∣∥")
"""Fences that look the same at both ends."""
_SIGNS = frozenset("+−±∓×∗⋆∘·⋅÷∪∩")
"""Operators that may also stand before or after one operand."""
_CHARS = {
    "ϵ": "ε", "ϑ": "θ", "ϕ": "φ", "ϱ": "ρ", "∗": "*", "\u2062": "", "\u2063": "", "\u200b": "",
    "\xa0": " ", "⋯": "…", "⋅": "·", "⩽": "≤", "⩾": "≥", "∖": "\\",
    "ℒ": "L", "ℋ": "H", "ℬ": "B", "ℰ": "E", "ℱ": "F", "ℐ": "I", "ℳ": "M", "ℛ": "R",
    "ℯ": "e", "ℊ": "g", "ℴ": "o", "ℌ": "H", "ℑ": "I", "ℜ": "R", "ℨ": "Z", "ℭ": "C", "ℎ": "h",
}  # fmt: skip
_CHAR_TABLE = str.maketrans(_CHARS)
_ROWS = ("mrow", "mstyle", "mpadded")
_CARRIERS = frozenset(["mrow", "mstyle", "mover", "munder", "munderover", "msub", "msup"])
_ALPHANUMERIC = re.compile("[\U0001d400-\U0001d537\U0001d56c-\U0001d7d7\U0001d7e2-\U0001d7ff]")
_DIFFERENTIAL = re.compile(r"[d∂][^\W\d_]")
_COMPOUND = re.compile(r"[\s+−/±]")


def plain(element: Element) -> str:
    """Write relations with spaces, ² and ₂ for digits, ^x or ^(…), √x, a/b.

    \\mathcal and \\mathbf become plain letters; ℝ, ℤ and ℕ stay.
    """
    return finish(_row(element))


def _text(element: Element) -> str:
    raw = (element.text or "").translate(_CHAR_TABLE)
    folded = _ALPHANUMERIC.sub(lambda match: unicodedata.normalize("NFKC", match[0]), raw)
    text = folded.translate(_CHAR_TABLE)
    if len(text) < 2 or not text.isalpha():
        return text
    return {"mi": f"{NAME}{text}", "mo": f" {text} "}.get(element.tag, text)


def _one(element: Element) -> str:
    write = _WRITERS.get(element.tag)
    if write is not None:
        return write(element)
    return _row(element) if len(element) else _text(element)


def _row(element: Element) -> str:
    if not len(element):
        return _text(element)
    pieces: list[str] = []
    after_operand = False
    bars = 0
    for child, following in pairwise([*element, None]):
        assert child is not None
        core, piece = _core(child), _one(child)
        if core in _WIDE and _is_operator(child):
            piece = _operator(piece.strip(), core, after_operand, following is None)
            after_operand = False
        elif core in "|∣" and core and child.get("lspace", "0em") != "0em":
            piece, after_operand = " | ", False
        elif _base(child) in _BARS:
            bars += 1
            after_operand = not bars % 2
        elif piece.strip():
            after_operand = piece.rstrip()[-1] not in _OPENING
        if child.tag == "mfrac" and _may_be_misread(pieces, piece, following, bars):
            piece = bracket(piece)
        if child.get("separator") == "true" and following is not None:
            piece += " "
        pieces.append(piece)
    return "".join(pieces)


def _may_be_misread(before: list[str], fraction: str, following: Element | None, bars: int) -> bool:
    """Tell whether a neighbour would seem to be in the fraction, or the fraction in it."""
    left = "".join(before[-2:])
    if left.rstrip().endswith("\u2061") or (left[-1:].isalnum() and fraction[0].isdigit()):
        return True
    sign = _first_sign(following)
    if sign in _BARS:
        return not bars % 2
    return sign.isalnum() or sign in _LARGE or (sign in "([{⟨⌈⌊/∇∂!" and bool(sign))


def _first_sign(element: Element | None) -> str:
    """The first character of what is shown, "" for a space or nothing."""
    shown = filter(None, element.itertext()) if element is not None else ()
    return next(iter(shown), "")[:1].strip()


def _operator(sign: str, core: str, after_operand: bool, last: bool) -> str:
    if core in _SIGNS and (not after_operand or last):
        return sign
    return f"{sign} " if core == ":" else f" {sign} "


def _core(element: Element) -> str:
    """The operator that an element is, perhaps under or over something; else ""."""
    while len(element) and element.tag in _CARRIERS:
        element = element[0]
    return (element.text or "").strip() if element.tag == "mo" else ""


def _base(element: Element) -> str:
    """The characters that an element is, perhaps with scripts."""
    while len(element) and element.tag in _CARRIERS:
        element = element[0]
    return (element.text or "").strip()


def _is_operator(element: Element) -> bool:
    if element.tag in ("mrow", "mstyle"):
        return len(element) == 1
    return element.get("fence") != "true" and element.get("form") not in ("prefix", "postfix")


def _fraction(element: Element) -> str:
    above, below = (_row_of(child) for child in element)
    if element.get("linethickness", "").startswith("0"):
        return f"{above} choose {below}"
    if _COMPOUND.search(above) and not is_whole(above) and _parts(element[0]) > 1:
        above = bracket(above)
    if _parts(element[1]) > 1 and not is_whole(below) and not _DIFFERENTIAL.fullmatch(below):
        below = bracket(below)
    return f"{above}/{below}"


def _parts(element: Element) -> int:
    """Count the factors and operators that an element is made of."""
    if element.tag == "mo":
        return 0 if element.text == "\u2061" else 2
    if element.tag == "mfrac" or (element.text or "").strip() == "/":
        return 2
    if element.tag not in _ROWS or not len(element):
        return int(element.tag != "mspace")
    if _base(element[0]) in _OPENING | _BARS and _base(element[-1]) in _CLOSING | _BARS:
        return 1
    return sum(map(_parts, element))


def _root(element: Element) -> str:
    body = finish(_row(element))
    return f"√{body}" if _is_leaf(element) else f"√{bracket(body)}"


def _nth_root(element: Element) -> str:
    body, index = (_row_of(child) for child in element)
    return f"{body if _is_leaf(element[0]) else bracket(body)}^(1/{index})"


def _is_leaf(element: Element) -> bool:
    """Tell whether an element shows one letter, name or number."""
    shown = [
        each
        for each in element.iter()
        if each.tag not in ("msqrt", "mspace", *_ROWS) and each.text != "\u2061"
    ]
    return len(shown) == 1 and not len(shown[0])


def _row_of(element: Element) -> str:
    return finish(_one(element))


def _sub(element: Element) -> str:
    base, below = element
    space = " " if _core(base) in _LARGE else ""
    return _scripted(base) + _script(below, subscript) + space


def _sup(element: Element) -> str:
    base, above = element
    return _scripted(base) + _script(above, superscript)


def _subsup(element: Element) -> str:
    base, below, above = element
    scripts = _script(below, subscript).removesuffix(END) + _script(above, superscript)
    return _scripted(base) + scripts + (" " if _core(base) in _LARGE else "")


def _script(element: Element, raise_or_lower: Callable[[str], str]) -> str:
    line = _row_of(element)
    if "→" not in line:
        line = line.replace(": ", ":")
    return raise_or_lower(line) + (END if len(line) > 1 and line.isalpha() else "")


def _scripted(base: Element) -> str:
    """Write a base so that its scripts are seen to belong to the whole of it."""
    text = _one(base)
    while len(base) == 1 and base.tag in _ROWS:
        base = base[0]
    braced = base.tag in ("munder", "mover") and _base(base[1]) in _BRACES and _parts(base[0]) > 1
    return bracket(text) if braced or base.tag in ("mfrac", "msqrt") else text


def _over(element: Element) -> str:
    base, above = element
    mark = _row_of(above)
    if mark in _BRACES:
        return _one(base)
    if mark in _ACCENTS:
        return _accented(_one(base), _ACCENTS[mark])
    return _sup(element) if mark else _one(base)


def _under(element: Element) -> str:
    base, below = element
    mark = _row_of(below)
    if mark in _BRACES or mark in _ACCENTS:
        return _one(base)
    return _sub(element)


def _accented(base: str, mark: str) -> str:
    return unicodedata.normalize("NFC", base + mark) if len(base.strip()) == 1 else base


def _group(element: Element) -> str:
    body = _row(element)
    return _accented(body, "\u0304") if element.get("class") == "tml-overline" else body


def _table(element: Element) -> str:
    rows = (" ".join(filter(None, map(_row_of, row))) for row in element)
    return "; ".join(filter(None, rows))


def _space(element: Element) -> str:
    width = element.get("width", "-")
    return "" if width.startswith(("0em", "0.0", "-")) else " "


_WRITERS: dict[str, Callable[[Element], str]] = {
    "mfrac": _fraction, "msqrt": _root, "mroot": _nth_root, "msub": _sub, "msup": _sup,
    "msubsup": _subsup, "mover": _over, "munder": _under, "munderover": _subsup,
    "mrow": _group, "mtable": _table, "mspace": _space,
    "annotation": lambda _: "", "mphantom": lambda _: "",
}  # fmt: skip
