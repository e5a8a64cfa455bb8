"""Everything a page refers to, and everything it can be referred to by."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from lxml import etree, html

ATTRIBUTES = ("href", "src", "action", "formaction", "poster", "data", "cite", "srcset")
BY_HAND = frozenset(("a", "area"))
"""Elements whose target is asked for only when a person follows them."""
IDENTITY = frozenset(("canonical", "license"))
"""Relations of `<link>` that name an address and load nothing."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reference:
    """One attribute that holds an address."""

    element: str
    target: str
    followed_by_hand: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Document:
    """The addresses in a page, its ids and its base address."""

    references: tuple[Reference, ...]
    ids: frozenset[str]
    base: str
    canonical: str


def read(text: str) -> Document:
    """What a page refers to; empty addresses count."""
    tree = html.document_fromstring(text.encode(), parser=html.HTMLParser(encoding="utf-8"))
    links = tuple(tree.iter("link"))
    return Document(
        references=tuple(_references(tree)),
        ids=frozenset(element.get("id", "") for element in tree.iter("*")),
        base=next((element.get("href", "") for element in tree.iter("base")), ""),
        canonical=next(
            (link.get("href", "") for link in links if link.get("rel") == "canonical"), ""
        ),
    )


def addresses(xml: str) -> tuple[str, ...]:
    """The addresses in a sitemap or a feed."""
    elements = tuple(etree.fromstring(xml.encode()).iter("{*}loc", "{*}link"))
    return tuple((element.text or element.get("href") or "").strip() for element in elements)


def _references(tree: etree._Element) -> Iterator[Reference]:
    for element in tree.iter("*"):
        tag = str(element.tag)
        if tag == "base" or element.get("rel") in IDENTITY:
            continue
        for name in ATTRIBUTES:
            for target in _candidates(name, element.get(name)):
                yield Reference(element=tag, target=target, followed_by_hand=tag in BY_HAND)
        if tag == "meta" and element.get("http-equiv") == "refresh":
            target = element.get("content", "").partition("url=")[2]
            yield Reference(element=tag, target=target, followed_by_hand=False)


def _candidates(name: str, value: str | None) -> tuple[str, ...]:
    """The addresses in one attribute."""
    if value is None:
        return ()
    if name == "srcset":
        return tuple(part.split()[0] for part in value.split(",") if part.strip())
    return (value,)
