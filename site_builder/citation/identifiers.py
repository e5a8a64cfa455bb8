"""What a paper is known by outside the catalogue."""

from __future__ import annotations

import re
from collections.abc import Mapping

from site_builder.model import Paper

_RESOLVER = re.compile(r"https?://(?:dx\.|www\.)?doi\.org/", re.IGNORECASE)


def addresses(paper: Paper) -> Mapping[str, str]:
    """The first address of each kind of link that a paper has."""
    return {link.kind: link.url for link in reversed(paper.links)}


def doi(paper: Paper) -> str:
    """The bare DOI, `10.1000/182`; "" when there is none."""
    return _RESOLVER.sub("", addresses(paper).get("doi", ""), count=1)


def own_address(paper: Paper) -> str:
    """Where the paper itself is: its page, its preprint, its PDF; "" when it has none."""
    links = addresses(paper)
    return links.get("paper") or links.get("arxiv") or links.get("pdf") or ""
