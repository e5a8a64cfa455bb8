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
_BRACES = frozenset("⏞⏟⎴⎵⏜⏝")
_WIDE = frozenset("=<>≤≥≠≈∼≃≅≡∝≪≫∈∉∋⊂⊆⊄⊃⊇→←↔⇒⇐⇔↦⟶⟹⟺⟼≺≻⪯⪰⊢⊨⊥∥≜≔≐≲≳⩽⩾≍+−±∓×÷∗⋅·∪∩∧∨⊕⊗⊙∖∘⋆∣:≫≪⊊⊈∓⊖")
_OPENING = frozenset("([{⟨⌈⌊|‖∣∥")
_CHARS = {
    "ϵ": "ε", "ϑ": "θ", "ϕ": "φ", "ϱ": "ρ", "∗": "*", "\u2061": "", "\u2062": "", "\u2063": "", "\u200b": "",
    "\xa0": " ", "⋯": "…", "⩽": "≤", "⩾": "≥", "∖": "\\",
    "ℒ": "L", "ℋ": "H", "ℬ": "B", "ℰ": "E", "ℱ": "F", "ℐ": "I", "ℳ": "M", "ℛ": "R", "ℯ": "e", "ℊ": "g", "ℴ": "o",
    "ℌ": "H", "ℑ": "I", "ℜ": "R", "ℨ": "Z", "ℭ": "C", "ℎ": "h",
}  # fmt: skip
_CHAR_TABLE = str.maketrans(_CHARS)
_ALPHANUMERIC = re.compile("[\U0001d400-\U0001d537\U0001d56c-\U0001d7d7\U0001d7e2-\U0001d7ff]")
_SPACES = re.compile(r"\s+")
_INNER = re.compile(r"(?<=[(\[{⟨⌈⌊]) | (?=[)\]}⟩⌉⌋,;])")
_COMPOUND = re.compile(r"[\s+−/±]")


def plain(element: Element) -> str:
    """Write relations with spaces, ² and ₂ for digits, ^x or ^(…), √x, a/b.

    \\mathcal and \\mathbf become plain letters; ℝ, ℤ and ℕ stay.
    """
    line = _row(element)
    return _INNER.sub("", _SPACES.sub(" ", line)).strip()


def _text(element: Element) -> str:
    raw = (element.text or "").translate(_CHAR_TABLE)
    folded = _ALPHANUMERIC.sub(lambda match: unicodedata.normalize("NFKC", match[0]), raw)
    return folded.translate(_CHAR_TABLE)


def _one(element: Element) -> str:
    write = _WRITERS.get(element.tag)
    if write is not None:
        return write(element)
    return _row(element) if len(element) else _text(element)


def _row(element: Element) -> str:
    if not len(element):
        return _text(element)
    children = list(element)
    pieces: list[str] = []
    after_operand = False
    for index, child in enumerate(children):
        core = _core(child)
        piece = _one(child)
        last = index + 1 == len(children)
        if core in _WIDE and _is_operator(child):
            piece = _operator(piece, core, after_operand, last)
            after_operand = core == "∣" or core == "∥"
        elif piece.strip():
            after_operand = piece.rstrip()[-1] not in "([{⟨⌈⌊,;"
        if _function_name(child) and pieces and pieces[-1][-1:].isalnum():
            piece = " " + piece
        pieces.append(piece + _gap(child, children[index + 1 : index + 3]))
    return "".join(pieces)


def _operator(piece: str, core: str, after_operand: bool, last: bool) -> str:
    bare = piece.strip()
    if core in "∣∥:":
        return f" {bare} " if core == ":" else bare
    if core in "=<>≤≥≠≈∼≡∝∈→⇒":
        return f" {bare} "
    if not after_operand:
        return bare
    return bare if last and core in "×+−∗" else f" {bare} "


def _core(element: Element) -> str:
    while len(element) and element.tag in (
        "mrow",
        "mstyle",
        "mover",
        "munder",
        "munderover",
        "msub",
        "msup",
    ):
        element = element[0]
    return (element.text or "").strip() if element.tag == "mo" else ""


def _is_operator(element: Element) -> bool:
    if element.tag in ("mrow", "mstyle"):
        return len(element) == 1
    return element.get("fence") != "true" and element.get("form") not in ("prefix", "postfix")


def _function_name(element: Element) -> bool:
    while len(element) and element.tag in (
        "mrow",
        "msub",
        "msup",
        "munder",
        "msubsup",
        "munderover",
    ):
        element = element[0]
    return (
        element.tag in ("mi", "mo")
        and len((element.text or "").strip()) > 1
        and (element.text or "").strip().isalpha()
    )


def _gap(child: Element, following: list[Element]) -> str:
    """Give the space between "log" and "T", between "," and "b"."""
    if child.tag == "mo" and child.get("separator") == "true":
        return " " if following else ""
    if not following:
        return ""
    target = following[0]
    if target.tag == "mo" and target.text == "\u2061":
        target = following[1] if len(following) > 1 else target
    if not _function_name(child) and not (child.tag == "mrow" and _ends_with_function(child)):
        return ""
    first = _one(target).lstrip()[:1]
    return " " if first.isalnum() or (first in "√‖|" and first) else ""


def _ends_with_function(row: Element) -> bool:
    names = [each for each in row if (each.text or "").strip("\u2061 ") or len(each)]
    return len(names) == 1 and _function_name(names[0])


def _fraction(element: Element) -> str:
    above, below = (_row_of(child) for child in element)
    if element.get("linethickness", "").startswith("0"):
        return f"{above} choose {below}"
    return f"{_grouped(above)}/{_grouped(below)}"


def _root(element: Element) -> str:
    body = _SPACES.sub(" ", _row(element)).strip()
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
    return _INNER.sub("", _SPACES.sub(" ", _one(element))).strip()


def _sub(element: Element) -> str:
    base, below = element
    return _one(base) + subscript(_row_of(below))


def _sup(element: Element) -> str:
    base, above = element
    return _one(base) + superscript(_row_of(above))


def _subsup(element: Element) -> str:
    base, below, above = element
    return _one(base) + subscript(_row_of(below)) + superscript(_row_of(above))


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
    return _one(base) + subscript(mark)


def _accented(base: str, mark: str) -> str:
    return unicodedata.normalize("NFC", base + mark) if len(base.strip()) == 1 else base


def _enclosed(element: Element) -> str:
    body = _row(element)
    return _accented(body, "\u0304") if element.get("notation") == "top" else body


def _table(element: Element) -> str:
    rows = (" ".join(filter(None, map(_row_of, row))) for row in element)
    return "; ".join(filter(None, rows))


def _space(element: Element) -> str:
    return " " if not element.get("width", "0").startswith(("0", "-")) else ""


_WRITERS: dict[str, Callable[[Element], str]] = {
    "mfrac": _fraction, "msqrt": _root, "mroot": _nth_root, "msub": _sub, "msup": _sup,
    "msubsup": _subsup, "mover": _over, "munder": _under, "munderover": _subsup,
    "menclose": _enclosed, "mtable": _table, "mspace": _space,
    "annotation": lambda _: "", "mphantom": lambda _: "",
}  # fmt: skip
