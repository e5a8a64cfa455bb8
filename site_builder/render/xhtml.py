"""Safe HTML of titles and abstracts → XHTML with MathML 3, for e-books."""

from __future__ import annotations

from lxml import etree
from markupsafe import Markup

MATHML = "http://www.w3.org/1998/Math/MathML"
_EVERYWHERE = ("scriptlevel", "displaystyle")
"""What every element may say in MathML Core, and mstyle alone in MathML 3."""


def xhtml(html: Markup) -> Markup:
    """The same in XML. What `text/html.py` writes is XML already, but for breaks and names."""
    xml = str(html).replace("<br>", "<br/>").replace("<math", f'<math xmlns="{MATHML}"')
    xml = xml.replace(" data-tex=", " alttext=")
    return Markup(_styled(xml) if any(f" {name}=" in xml for name in _EVERYWHERE) else xml)


def _styled(xml: str) -> str:
    """Let rows that set their own style be an mstyle; where that cannot be, let it go."""
    root = etree.fromstring(f"<div>{xml}</div>")
    for element in root.iter(f"{{{MATHML}}}*"):
        if element.tag == f"{{{MATHML}}}mrow" and any(map(element.get, _EVERYWHERE)):
            element.tag = f"{{{MATHML}}}mstyle"
        if element.tag != f"{{{MATHML}}}mstyle":
            for name in _EVERYWHERE:
                element.attrib.pop(name, "")
    return etree.tostring(root, encoding="unicode").removeprefix("<div>").removesuffix("</div>")
