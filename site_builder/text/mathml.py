"""MathML from a formula engine, cut down to what a page may hold."""

from __future__ import annotations

import re
from html import escape
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

ELEMENTS = frozenset(re.findall(r"\w+", """
    math mrow mi mn mo mtext mspace ms mfrac msqrt mroot mstyle merror mpadded mphantom
    msub msup msubsup munder mover munderover mmultiscripts mprescripts none mtable mtr mtd
    menclose semantics
"""))  # fmt: skip

_LENGTH = re.compile(r"-?\d{0,3}(?:\.\d{1,5})?(?:em|ex|px|pt|%|mu)?")
_WORD = re.compile(r"[a-z-]{1,20}")
ATTRIBUTES = {
    "display": re.compile("block|inline"),
    "mathvariant": re.compile("normal"),
    "stretchy": _WORD, "fence": _WORD, "separator": _WORD, "form": _WORD, "accent": _WORD,
    "accentunder": _WORD, "largeop": _WORD, "movablelimits": _WORD, "symmetric": _WORD,
    "displaystyle": _WORD, "columnalign": re.compile("[a-z ]{1,80}"),
    "notation": re.compile("[a-z ]{1,40}"), "scriptlevel": re.compile(r"[+-]?\d"),
    "lspace": _LENGTH, "rspace": _LENGTH, "width": _LENGTH, "height": _LENGTH, "depth": _LENGTH,
    "voffset": _LENGTH, "minsize": _LENGTH, "maxsize": _LENGTH, "linethickness": _LENGTH,
    "columnspan": re.compile(r"\d{1,2}"), "rowspan": re.compile(r"\d{1,2}"),
}  # fmt: skip

CLASSES = frozenset(re.findall(r"[\w-]+", """
    tml-overline tml-underline tml-prime tml-sml-pad tml-med-pad tml-lrg-pad tml-left tml-right
    tml-center tml-fbox tml-cancel upstrike downstrike sout tml-xcancel tml-jot tml-small
    tml-hat-1 tml-hat-2 tml-hat-3 tml-hat-4 tml-tilde-2 tml-tilde-3 tml-tilde-4 tml-vec
    chr-sml chr-med chr-lrg chr-sml-vec chr-med-vec chr-lrg-vec
    wbk-acc wbk-sml wbk-med wbk-lrg wbk-vec wbk-sml-acc wbk-med-acc wbk-lrg-acc
    wbk-sml-vec wbk-med-vec wbk-lrg-vec
"""))  # fmt: skip
"""Classes of the engine that the style sheet gives a meaning."""
WIDE_CLASS = "m-wide"
"""On a `<math>` too long for a narrow line; ours, not the engine's."""

STYLE_CLASSES = {
    "math-depth:0": "m-depth-0",
    "math-depth:1": "m-depth-1",
    "math-depth:2": "m-depth-2",
    "font-weight:bold": "m-bold",
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

_KEPT_TEXT = frozenset(["mi", "mn", "mo", "mtext", "ms", "math", "none"])
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
    if tag == "mspace" and not element.attrib:
        return ""
    text = escape(element.text or "", quote=False) if tag in _KEPT_TEXT else ""
    inside = text + "".join(write(child) for child in element)
    if tag == "semantics" or tag not in ELEMENTS:
        return inside if tag not in ("annotation", "annotation-xml", "script", "style") else ""
    return f"<{tag}{_attributes(element)}>{inside}</{tag}>"


def _attributes(element: Element) -> str:
    kept = [
        f' {name}="{escape(value)}"'
        for name, value in element.attrib.items()
        if name in ATTRIBUTES
        and ATTRIBUTES[name].fullmatch(value)
        # On a token the engine's own class says it; validators know it on rows only.
        and not (name == "scriptlevel" and element.tag in _KEPT_TEXT)
    ]
    if classes := _classes(element):
        kept.append(f' class="{classes}"')
    return "".join(kept)


def _classes(element: Element) -> str:
    named = [
        name for name in element.get("class", "").split() if name in CLASSES or name == WIDE_CLASS
    ]
    declared = (part.strip() for part in element.get("style", "").split(";"))
    styled = [STYLE_CLASSES[part] for part in declared if part in STYLE_CLASSES]
    return " ".join(dict.fromkeys(named + styled))


def _mend(element: Element) -> None:
    """Make a row of what has more or fewer parts than its kind: an invalid mover shows nothing."""
    for each in element.iter():
        if len(each) != PARTS.get(each.tag, len(each)):
            each.tag, each.attrib = "mrow", {}


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
