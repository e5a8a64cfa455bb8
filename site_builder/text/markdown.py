"""Hand-written Markdown as safe HTML."""

from __future__ import annotations

import re
from html import escape

import markdown
import nh3
from bs4 import BeautifulSoup
from bs4.dammit import EntitySubstitution
from bs4.formatter import HTMLFormatter

LIMIT = 200_000
"""Longest Markdown that is read, in characters; a longer one is shown as typed."""
NESTING = 40
"""Deepest quotes, lists and brackets; deeper ones are shown as typed."""
UNCLOSED = 200
"""Most brackets of a kind without a partner."""
HEADINGS = 2_000

_EXTENSIONS = ("tables", "fenced_code", "footnotes", "sane_lists")
_TAGS = frozenset(re.findall(r"\w+", """
    a abbr b blockquote br caption code dd del div dl dt em h1 h2 h3 h4 h5 h6 hr i img ins kbd li
    ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul
"""))  # fmt: skip
_ATTRIBUTES = {
    "a": {"href", "title", "id"}, "img": {"src", "alt", "title", "width", "height"},
    "td": {"colspan", "rowspan"}, "th": {"colspan", "rowspan", "scope"}, "ol": {"start"},
    "abbr": {"title"}, "li": {"id"}, "sup": {"id"},
    **{f"h{level}": {"id"} for level in range(1, 7)},
}  # fmt: skip
_CLASSES = {"div": {"footnote"}, "a": {"footnote-ref", "footnote-backref"}}
_DEEP = re.compile(
    rf"^[ \t]*(?:(?:>|[-*+]|\d{{1,9}}[.)])[ \t]*){{{NESTING}}}|^[ \t]{{{4 * NESTING}}}"
    rf"|[!\[(*_`<]{{{NESTING}}}",
    re.MULTILINE,
)
_FORMATTER = HTMLFormatter(
    entity_substitution=EntitySubstitution.substitute_xml, void_element_close_prefix=None
)
"""As nh3 writes: `<br>`, and no names for letters that need none."""
_ELSEWHERE = re.compile(r"[a-z][a-z0-9+.-]*:|//", re.IGNORECASE)
_PAGE = re.compile(r"(?![a-z][a-z0-9+.-]*:|//)([^?#]*)\.md((?:[?#].*)?)", re.IGNORECASE | re.DOTALL)

_SURROGATE = re.compile("[\ud800-\udfff]")


def notes_html(markdown_source: str) -> str:
    """Render what a person wrote: safe HTML, with links to `.md` pages as `.html`."""
    source = _SURROGATE.sub("\N{REPLACEMENT CHARACTER}", markdown_source)
    if _is_costly(source):
        return f"<pre>{escape(source, quote=False)}</pre>"
    html = markdown.markdown(source, extensions=list(_EXTENSIONS), output_format="html")
    clean = nh3.clean(
        html,
        tags=set(_TAGS),
        attributes={tag: set(names) for tag, names in _ATTRIBUTES.items()},
        allowed_classes={tag: set(names) for tag, names in _CLASSES.items()},
        url_schemes={"http", "https", "mailto"},
        attribute_filter=_attribute,
        link_rel=None,
    )
    return _tidied(clean) if "<a" in clean or "<img" in clean else clean


def _tidied(html: str) -> str:
    """Let no picture load from another site, and no link say less than it should.

    A picture from elsewhere becomes a link to it; what lost an address that
    was not allowed keeps its words alone.
    """
    soup = BeautifulSoup(f"<div>{html}</div>", "lxml")
    for picture in soup.find_all("img"):
        address = str(picture.get("src", ""))
        if _ELSEWHERE.match(address):
            picture.name, picture.string = "a", str(picture.get("alt") or address)
            picture.attrs = {"href": address}
        elif not address:
            picture.replace_with(str(picture.get("alt", "")))
    for link in soup.find_all("a"):
        if _ELSEWHERE.match(str(link.get("href", ""))):
            link["rel"] = "nofollow ugc noopener"
        elif not link.has_attr("href") and not link.has_attr("id"):
            link.unwrap()
    body = soup.div
    return body.decode_contents(formatter=_FORMATTER) if body else ""


def _is_costly(source: str) -> bool:
    """Tell whether Python-Markdown would take very long, or recurse too deeply."""
    if len(source) > LIMIT or _DEEP.search(source) or source.count("\n#") > HEADINGS:
        return True
    return any(abs(source.count(a) - source.count(b)) > UNCLOSED for a, b in ("[]", "()", "<>"))


def _attribute(tag: str, name: str, value: str) -> str | None:
    page = _PAGE.fullmatch(value) if (tag, name) == ("a", "href") else None
    return f"{page[1]}.html{page[2]}" if page else value
