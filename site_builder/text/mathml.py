"""MathML from a formula engine, cut down to what a page may hold."""

from __future__ import annotations

import re
from html import escape
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

from site_builder.text.mathmend import BRACKETS, mend

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

_KEPT_TEXT = frozenset(["mi", "mn", "mo", "mtext", "ms", "math", "none"])
_DROPPED = frozenset(["annotation", "annotation-xml", "script", "style"])
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
    mend(element)
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
        return (element.text or "") in BRACKETS
    # On a token the engine's own class says it; validators know it on rows only.
    return name == "scriptlevel" and element.tag in _KEPT_TEXT


def _classes(element: Element) -> str:
    named = [
        name for name in element.get("class", "").split() if name in CLASSES or name == WIDE_CLASS
    ]
    declared = (part.strip() for part in element.get("style", "").split(";"))
    styled = [STYLE_CLASSES[part] for part in declared if part in STYLE_CLASSES]
    return " ".join(dict.fromkeys(named + styled))


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
