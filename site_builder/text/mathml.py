"""MathML from a formula engine, cut down to what a page may hold."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from itertools import pairwise
from xml.etree import ElementTree
from xml.etree.ElementTree import Element, SubElement

ELEMENTS = frozenset(re.findall(r"\w+", """
    math mrow mi mn mo mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom
    msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd
"""))  # fmt: skip

_LENGTH = re.compile(r"-?\d{0,3}(?:\.\d{1,5})?(?:em|ex|px|pt|%|mu)?")
_WORD = re.compile(r"[a-z-]{1,20}")
SOURCE = "data-tex"
"""The TeX of a formula, on its `<math>`: what a reader copies."""
ATTRIBUTES = {
    SOURCE: re.compile(".*", re.DOTALL),
    "display": re.compile("block|inline"),
    "mathvariant": re.compile("normal"),
    "stretchy": _WORD, "form": _WORD, "accent": _WORD, "accentunder": _WORD, "largeop": _WORD,
    "movablelimits": _WORD, "symmetric": _WORD, "displaystyle": _WORD,
    "scriptlevel": re.compile(r"[+-]?\d"),
    "lspace": _LENGTH, "rspace": _LENGTH, "width": _LENGTH, "height": _LENGTH, "depth": _LENGTH,
    "voffset": _LENGTH, "minsize": _LENGTH, "maxsize": _LENGTH, "linethickness": _LENGTH,
    "columnspan": re.compile(r"\d{1,2}"), "rowspan": re.compile(r"\d{1,2}"),
}  # fmt: skip

CLASSES = frozenset(re.findall(r"[\w-]+", """
    tml-overline tml-underline tml-fbox tml-cancel tml-sml-pad tml-med-pad tml-lrg-pad
    tml-left tml-right tml-jot tml-small
"""))  # fmt: skip
"""Classes of the engine that the style sheet gives a meaning."""
WIDE_CLASS = "m-wide"
"""On a `<math>` too long for a narrow line; ours, not the engine's."""

STYLE_CLASSES = {
    "math-depth:0": "m-accent",
    "math-depth:2": "m-depth-2",
    "font-weight:bold": "m-bold",
    "margin-left:-0.1667em": "m-closer",
    "padding-left:0em": "m-left-0",
    "padding-left:1em": "m-left-1",
    "padding-left:2em": "m-left-2",
    "padding-right:0em": "m-right-0",
    "padding-right:1em": "m-right-1",
    "padding:3pt": "tml-fbox",
}
"""Inline declarations of the engine, as classes: the site allows no style attributes."""

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
_BRACKETS = frozenset("()[]{}⟨⟩⌈⌉⌊⌋")
"""Operators that have one form only, which browsers know."""
_KEPT_TEXT = frozenset(["mi", "mn", "mo", "mtext", "ms", "math", "none"])
_DROPPED = frozenset(["annotation", "annotation-xml", "script", "style"])
THOUSAND = 3
"""Digits between two commas of one number."""
DEEPEST = 100
"""Levels of nesting beyond which a formula is refused."""


def admit(mathml: str) -> str:
    """Give the `<math>` element with nothing but known parts; "" when there is none."""
    element = parse(mathml)
    return "" if element is None else write(element)


def parse(mathml: str) -> Element | None:
    """Read one `<math>` element; None for anything else, or when it is empty."""
    if not mathml.startswith("<math") or "<!" in mathml or "<?" in mathml:
        return None
    try:
        element = ElementTree.fromstring(mathml)
    except (ElementTree.ParseError, UnicodeEncodeError):
        return None
    _drop_namespace(element)
    if element.tag != "math" or _too_deep(element) or not "".join(element.itertext()).strip():
        return None
    _mend(element)
    return element


def write(element: Element) -> str:
    """Serialise, dropping elements (not their children) and attributes not allowed."""
    tag = element.tag
    attributes = _attributes(element)
    if tag == "mspace" and not attributes:
        return ""
    text = escape(element.text or "", quote=False) if tag in _KEPT_TEXT else ""
    inside = text + "".join(write(child) for child in element)
    if tag not in ELEMENTS:
        return "" if tag in _DROPPED else inside
    return f"<{tag}{attributes}>{inside}</{tag}>"


def _attributes(element: Element) -> str:
    kept = [
        f' {name}="{escape(value)}"'
        for name, value in element.attrib.items()
        if name in ATTRIBUTES and ATTRIBUTES[name].fullmatch(value) and not _is_idle(element, name)
    ]
    if classes := _classes(element):
        kept.append(f' class="{classes}"')
    return "".join(kept)


def _is_idle(element: Element, name: str) -> bool:
    """Tell whether browsers know an attribute anyway, or not on such an element."""
    if name == "form":
        return (element.text or "") in _BRACKETS
    # On a token the engine's own class says it; validators know it on rows only.
    return name == "scriptlevel" and element.tag in _KEPT_TEXT


def _classes(element: Element) -> str:
    named = [
        name for name in element.get("class", "").split() if name in CLASSES or name == WIDE_CLASS
    ]
    declared = (part.strip() for part in element.get("style", "").split(";"))
    styled = [STYLE_CLASSES[part] for part in declared if part in STYLE_CLASSES]
    return " ".join(dict.fromkeys(named + styled))


def _mend(math: Element) -> None:
    """Write what browsers show wrongly, or not at all, in a way that they show."""
    for each in list(math.iter()):
        _keep_apart(each)
        if len(each) > PARTS.get(each.tag, len(each)):
            _group(each, len(each) - PARTS[each.tag] + 1)
        if each.tag == "menclose":
            _open(each)
        elif each.tag == "mover" and len(each) == 2:
            _accent(*each)
        elif each.tag in _SCRIPTED:
            _still(each[1:])
        elif each.tag == "mn" and "," in (each.text or ""):
            _part(each)
        elif each.tag == "mo" and not each.text:
            # The invisible fence of \\right. would have the space of an operator.
            each.tag, each.attrib = "mrow", {}
        elif each.tag == "mo" and each.text in _DOTS:
            each.tag, each.attrib = "mi", {}
        elif len(each) < PARTS.get(each.tag, 0):
            # A mover of one part shows nothing.
            each.tag, each.attrib = "mrow", {}
    row = math[0] if len(math) == 1 and math[0].tag == "mrow" else math
    if len(row) > 1:
        _set_flush(row[0], "lspace", "rspace")
        _set_flush(row[-1], "rspace", "lspace")


def _set_flush(operator: Element, outer: str, inner: str) -> None:
    """Take the space from an operator at an end, as in 40× or ≥ 3: words follow their own."""
    if operator.tag == "mo" and operator.text not in _BRACKETS:
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
        if script.tag == "mo" and script.text and script.text not in _BRACKETS:
            script.tag, script.attrib = "mi", {"class": script.get("class", "")}


def _group(element: Element, count: int) -> None:
    r"""Make one part of the first ones, as an operator's name in `\widetilde` is several."""
    row = Element("mrow")
    row.extend(element[:count])
    element[:count] = [row]


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


def _drop_namespace(element: Element) -> None:
    for each in element.iter():
        each.tag = each.tag.rpartition("}")[2]


def _too_deep(element: Element) -> bool:
    level, depth = [element], 0
    while level:
        level = [child for each in level for child in each]
        depth += 1
        if depth > DEEPEST:
            return True
    return False
