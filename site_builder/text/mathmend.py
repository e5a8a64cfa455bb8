"""MathML from a formula engine, written as all browsers show it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from xml.etree.ElementTree import Element, SubElement

PARTS = {
    "mfrac": 2, "mroot": 2, "msub": 2, "msup": 2, "msubsup": 3, "munder": 2, "mover": 2,
    "munderover": 3,
}  # fmt: skip
"""How many children the elements have for which it matters."""

NOTATIONS = {
    "top": "tml-overline",
    "bottom": "tml-underline",
    "box": "tml-fbox",
    "updiagonalstrike": "tml-cancel",
}
"""What browsers draw round a `<menclose>` in different ways, or not at all, as classes."""

_ACCENTS = str.maketrans("^~¯‾", "ˆ˜ˉˉ")
"""Letters that stand as accents, as the accents that fonts draw for that."""
_ACCENT_SIGNS = frozenset("^ˆ~˜¯‾ˉˇ")
_SCRIPTED = frozenset(["msub", "msup", "msubsup"])
_DOTS = frozenset("…⋯⋮⋱")
_BINARY = frozenset("×⋅·+−±∓∗÷∘")
BRACKETS = frozenset("()[]{}⟨⟩⌈⌉⌊⌋")
"""Operators that have one form only, which browsers know."""
THOUSAND = 3
"""Digits between two commas of one number."""


def mend(math: Element) -> None:
    """Write what browsers show wrongly, or not at all, in a way that they show."""
    for each in list(math.iter()):
        _keep_apart(each)
        _count_parts(each)
        if each.tag == "menclose":
            _open(each)
        elif each.tag == "mover":
            _accent(*each)
        elif each.tag in _SCRIPTED:
            _still(each[1:])
        elif each.tag == "mn" and "," in (each.text or ""):
            _part(each)
        elif each.tag == "mo" and not each.text:
            # The invisible fence of \right. would have the space of an operator.
            each.tag, each.attrib = "mrow", {}
        elif each.tag == "mo" and each.text in _DOTS:
            each.tag, each.attrib = "mi", {}
    row = math[0] if len(math) == 1 and math[0].tag == "mrow" else math
    if len(row) > 1:
        _set_flush(row[0], "lspace", "rspace")
        _set_flush(row[-1], "rspace", "lspace")


def _count_parts(element: Element) -> None:
    r"""Give an element as many parts as its kind has: with others it shows nothing.

    The name of an operator in `\widetilde` is several.
    """
    surplus = len(element) - PARTS.get(element.tag, len(element))
    if surplus > 0:
        row = Element("mrow")
        row.extend(element[: surplus + 1])
        element[: surplus + 1] = [row]
    elif surplus < 0:
        element.tag, element.attrib = "mrow", {}


def _set_flush(operator: Element, outer: str, inner: str) -> None:
    """Take the space from an operator at an end, as in 40× or ≥ 3: words follow their own."""
    if operator.tag == "mo" and operator.text not in BRACKETS:
        operator.set(outer, "0em")
        if operator.text in _BINARY:
            operator.set(inner, "0em")


def _keep_apart(row: Element) -> None:
    r"""Drop \! before \left: it takes back a space that MathML does not have there."""
    for space, following in pairwise(row):
        first = next(iter(following), following)
        if "margin-left" in space.get("style", "") and first.get("fence") == "true":
            space.attrib = {}


def _still(scripts: Iterable[Element]) -> None:
    """Make signs of operators that are scripts, as in x*: WebKit spaces them like others."""
    for script in scripts:
        if script.tag == "mo" and script.text and script.text not in BRACKETS:
            script.tag, script.attrib = "mi", {"class": script.get("class", "")}


def _part(number: Element) -> None:
    """Make a list of what the engine takes for a number, as 0,1 but not 1,000."""
    numbers = (number.text or "").split(",")
    if all(len(each) == THOUSAND for each in numbers[1:]):
        return
    number.tag, number.text = "mrow", None
    for each in numbers:
        if len(number):
            SubElement(number, "mo", separator="true").text = ","
        SubElement(number, "mn").text = each


def _open(enclosure: Element) -> None:
    """Make a row of an enclosure; a class draws the lines."""
    name = NOTATIONS.get(enclosure.get("notation", ""))
    enclosure.tag, enclosure.attrib = "mrow", {"class": name} if name else {}


def _accent(base: Element, accent: Element) -> None:
    """Use the accents of the font; over one letter no browser stretches them well."""
    if accent.tag != "mo" or accent.text not in _ACCENT_SIGNS:
        return
    accent.text = accent.text.translate(_ACCENTS)
    if not len(base) and len(base.text or "") == 1:
        accent.set("stretchy", "false")
