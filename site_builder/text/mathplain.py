"""A formula in one line of plain text, read off its MathML."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from xml.etree.ElementTree import Element

from site_builder.text.scripts import subscript, superscript

_ACCENTS = {
    "~": "\u0303", "˜": "\u0303", "^": "\u0302", "ˆ": "\u0302", "¯": "\u0304", "ˉ": "\u0304",
    "‾": "\u0304", "→": "\u20d7", "⃗": "\u20d7", "˙": "\u0307", "¨": "\u0308", "ˇ": "\u030c",
    "˘": "\u0306", "´": "\u0301", "`": "\u0300", "˚": "\u030a", "_": "\u0332", "―": "\u0304",
}  # fmt: skip
_LARGE = frozenset("∑∏∫⋃⋂⨁⨂∐⋁⋀∮")
_BRACES = frozenset("⏞⏟⎴⎵⏜⏝")
_WIDE = frozenset("=<>≤≥≠≈∼≃≅≡∝≪≫∈∉∋⊂⊆⊄⊃⊇⊊⊈→←↔⇒⇐⇔↦⟶⟹⟺⟼≺≻⪯⪰⊢⊨⊥∥≜≔≐≲≳⩽⩾≍+−±∓×÷∗⋅·∪∩∧∨⊕⊗⊙⊖∖∘⋆:")
_OPENING = frozenset("([{⟨⌈⌊,;|‖")
_SIGNS = frozenset("+−±∓×∗⋆∘·⋅÷∪∩")
"""Operators that may also stand before or after one operand."""
_CHARS = {
    "ϵ": "ε", "ϑ": "θ", "ϕ": "φ", "ϱ": "ρ", "∗": "*", "\u2062": "", "\u2063": "", "\u200b": "",
    "\xa0": " ", "⋯": "…", "⋅": "·", "⩽": "≤", "⩾": "≥", "∖": "\\",
    "ℒ": "L", "ℋ": "H", "ℬ": "B", "ℰ": "E", "ℱ": "F", "ℐ": "I", "ℳ": "M", "ℛ": "R",
    "ℯ": "e", "ℊ": "g", "ℴ": "o", "ℌ": "H", "ℑ": "I", "ℜ": "R", "ℨ": "Z", "ℭ": "C", "ℎ": "h",
}  # fmt: skip
_CHAR_TABLE = str.maketrans(_CHARS)
_CARRIERS = frozenset(["mrow", "mstyle", "mover", "munder", "munderover", "msub", "msup"])
_ALPHANUMERIC = re.compile("[\U0001d400-\U0001d537\U0001d56c-\U0001d7d7\U0001d7e2-\U0001d7ff]")
_SPACES = re.compile(r"\s+")
_INNER = re.compile(r"(?<=[(\[{⟨⌈⌊]) | (?=[)\]}⟩⌉⌋,;])")
_NAME = "\u2063"
"""Stands before a name of several letters until the line is finished."""
_AFTER_OPERAND = re.compile(rf"(?<=[\w)\]}}′*²³]){_NAME}")
_CALLED = re.compile(r"\u2061\s*(?=[(\[{⟨⌈⌊]|$)")
_APPLIED = re.compile("\u2061\\s*")
_COMPOUND = re.compile(r"[\s+−/±]")


def plain(element: Element) -> str:
    """Write relations with spaces, ² and ₂ for digits, ^x or ^(…), √x, a/b.

    \\mathcal and \\mathbf become plain letters; ℝ, ℤ and ℕ stay.
    """
    return _finish(_row(element))


def _finish(line: str) -> str:
    """Put one space where some are wanted, and none after a function before "("."""
    applied = _APPLIED.sub(" ", _CALLED.sub("", _AFTER_OPERAND.sub(" ", line)))
    applied = _SPACES.sub(" ", applied.replace(_NAME, "")).replace(": = ", " := ")
    return _INNER.sub("", applied).strip()


def _text(element: Element) -> str:
    raw = (element.text or "").translate(_CHAR_TABLE)
    folded = _ALPHANUMERIC.sub(lambda match: unicodedata.normalize("NFKC", match[0]), raw)
    text = folded.translate(_CHAR_TABLE)
    return f"{_NAME}{text}" if element.tag == "mi" and len(text) > 1 and text.isalpha() else text


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
    last = element[-1]
    for child in element:
        core = _core(child)
        piece = _one(child)
        if core in _WIDE and _is_operator(child):
            piece = _operator(piece.strip(), core, after_operand, child is last)
            after_operand = False
        elif core in "|∣" and core and child.get("lspace", "0em") != "0em":
            piece, after_operand = " | ", False
        elif piece.strip():
            after_operand = piece.rstrip()[-1] not in _OPENING
        if child.get("separator") == "true" and child is not last:
            piece += " "
        pieces.append(piece)
    return "".join(pieces)


def _operator(sign: str, core: str, after_operand: bool, last: bool) -> str:
    if core in _SIGNS and (not after_operand or last):
        return sign
    return f"{sign} " if core == ":" else f" {sign} "


def _core(element: Element) -> str:
    """The operator that an element is, perhaps under or over something; else ""."""
    while len(element) and element.tag in _CARRIERS:
        element = element[0]
    return (element.text or "").strip() if element.tag == "mo" else ""


def _is_operator(element: Element) -> bool:
    if element.tag in ("mrow", "mstyle"):
        return len(element) == 1
    return element.get("fence") != "true" and element.get("form") not in ("prefix", "postfix")


def _fraction(element: Element) -> str:
    above, below = (_row_of(child) for child in element)
    if element.get("linethickness", "").startswith("0"):
        return f"{above} choose {below}"
    return f"{_grouped(above)}/{_grouped(below)}"


def _root(element: Element) -> str:
    body = _finish(_row(element))
    return f"√{body}" if len(body) == 1 or body.isalnum() else f"√{_bracket(body)}"


def _nth_root(element: Element) -> str:
    body, index = (_row_of(child) for child in element)
    return f"{_grouped(body)}^(1/{index})"


def _grouped(text: str) -> str:
    return _bracket(text) if _COMPOUND.search(text) and not _whole(text) else text


def _bracket(text: str) -> str:
    return text if text.startswith("(") and _whole(text) else f"({text})"


def _whole(text: str) -> bool:
    """Tell whether one pair of brackets, perhaps after a name, spans the text."""
    start = text.find("(")
    if start < 0 or not text.endswith(")") or not (text[:start].isalnum() or not start):
        return False
    depth = 0
    for index, char in enumerate(text[start:], start):
        depth += (char == "(") - (char == ")")
        if not depth:
            return index == len(text) - 1
    return False


def _row_of(element: Element) -> str:
    return _finish(_one(element))


def _sub(element: Element) -> str:
    base, below = element
    space = " " if _core(base) in _LARGE else ""
    return _one(base) + subscript(_row_of(below)) + space


def _sup(element: Element) -> str:
    base, above = element
    return _one(base) + superscript(_row_of(above))


def _subsup(element: Element) -> str:
    base, below, above = element
    scripts = subscript(_row_of(below)) + superscript(_row_of(above))
    return _one(base) + scripts + (" " if _core(base) in _LARGE else "")


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
