"""Links ↔ the addresses and mappings people write."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from urllib.parse import urlsplit

from site_builder.fields.plain import clipped, filled, one_line, text
from site_builder.model import Link, Value

LINK_KINDS = (
    "paper", "pdf", "doi", "arxiv", "code", "data", "model", "demo", "project", "video", "slides",
    "poster",
)  # fmt: skip
"""In the order they are shown."""

_URL = re.compile(r"https?://[^\s<>\"'`)\]]+")
_BARE = re.compile(r"(?:[a-z0-9-]+\.)+[a-z]{2,}/", re.IGNORECASE)
"""An address without its `https://`."""
_DOI = re.compile(r"10\.\d{4,9}/\S+")
_ARXIV = re.compile(r"(?:[a-z-]+(?:\.[A-Z]{2})?/\d{7}|\d{4}\.\d{4,5})(?:v\d+)?")
_BY_HOST = {
    "arxiv.org": "arxiv",
    "doi.org": "doi",
    "dx.doi.org": "doi",
    "github.com": "code",
    "gitlab.com": "code",
    "bitbucket.org": "code",
    "codeberg.org": "code",
    "zenodo.org": "data",
    "kaggle.com": "data",
    "youtube.com": "video",
    "youtu.be": "video",
    "vimeo.com": "video",
    "slideslive.com": "video",
}


def links(value: object) -> tuple[Link, ...]:
    """Read `kind: address` pairs, or a list of addresses whose kinds are guessed.

    A pair may hold several addresses; an address with a label is a mapping
    `url, label`. Grouped by kind in the order of `LINK_KINDS`.
    """
    if not value:
        return ()
    if isinstance(value, Mapping):
        found = [
            _link(item, str(kind))
            for kind, items in value.items()
            for item in (items if isinstance(items, list) else [items])
            if item
        ]
    elif isinstance(value, list):
        found = [_link(item, "") for item in value if item]
    else:
        found = [_link(value, "")]
    return by_kind(found)


def by_kind(found: Iterable[Link]) -> tuple[Link, ...]:
    """Sort links by kind, each address once."""
    first: dict[str, Link] = {}
    for link in found:
        first.setdefault(link.url, link)
    return tuple(sorted(first.values(), key=lambda link: LINK_KINDS.index(link.kind)))


def _link(value: object, kind: str) -> Link:
    label = ""
    if isinstance(value, Mapping):
        kind = kind or text(value.get("kind") or "", "a kind")
        label = one_line(text(value.get("label") or "", "a label"))
        value = value.get("url") or ""
    url = address(text(value, "an address"), kind)
    kind = kind or link_kind(url)
    if kind not in LINK_KINDS:
        raise ValueError(f"unknown kind of link {clipped(kind)}; one of {', '.join(LINK_KINDS)}")
    return Link(kind=kind, url=url, label=label)


def address(written: str, kind: str = "") -> str:
    """Read an address, http or https; a bare DOI or arXiv number becomes one."""
    written = written.strip()
    if kind == "doi" and "://" not in written and (doi := _DOI.search(written)):
        return f"https://doi.org/{doi[0]}"
    if kind == "arxiv" and (number := _ARXIV.fullmatch(written.removeprefix("arXiv:"))):
        return f"https://arxiv.org/abs/{number[0]}"
    found = _URL.search(f"https://{written}" if _BARE.match(written) else written)
    if not found or not _split(found[0])[0]:
        raise ValueError(f"expected an address that begins with https://, found {clipped(written)}")
    return found[0]


def link_kind(url: str) -> str:
    """Guess what an address leads to: code, pdf, arxiv, …; "paper" when nothing tells."""
    host, path = _split(url)
    if path.lower().endswith(".pdf") or (host == "arxiv.org" and "/pdf/" in path):
        return "pdf"
    if host.endswith((".github.io", ".gitlab.io")) or host.startswith("sites."):
        return "project"
    if host == "huggingface.co":
        return "data" if path.startswith("/datasets/") else "code"
    return _BY_HOST.get(host, "paper")


def plain_links(found: Iterable[Link]) -> dict[str, Value]:
    """Write links as `kind: address` pairs."""
    groups: dict[str, list[Value]] = {}
    for link in found:
        item = filled(url=link.url, label=link.label) if link.label else link.url
        groups.setdefault(link.kind, []).append(item)
    return {kind: items[0] if len(items) == 1 else items for kind, items in groups.items()}


def _split(url: str) -> tuple[str, str]:
    """Return host and path; nothing of an address that is not one."""
    try:
        parts = urlsplit(url)
        return (parts.hostname or "").removeprefix("www."), parts.path
    except ValueError:
        return "", ""
