"""data/entries/: what the reading list knows of papers that it did not meet.

A page opened from disk may load scripts and nothing else, so each part is a
script that hands over its papers. `static/js/save/entries.js` reads them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

from site_builder import urls
from site_builder.citation import bibtex, file_values
from site_builder.config import Site
from site_builder.model import Artifact, Catalog, Paper
from site_builder.render.papers import neighbours
from site_builder.render.shelf import Shelf

PER_PART = 32
"""Papers of a part, about; a list of fifty asks for as many parts."""
NEAR = 4
"""Related papers named for each, from which others are proposed."""

Entry = dict[str, object]


def entries(catalog: Catalog, site: Site) -> tuple[Artifact, ...]:
    """Every paper by the name of its page, in parts of about 32.

    The part of a paper is told by its name alone, former names included: who
    knows the name and how many parts there are needs no index.
    """
    shelf = Shelf(catalog=catalog, site=site)
    shown = [paper for paper in catalog.papers if paper.status == "published"]
    count = -(-len(shown) // PER_PART) or 1
    parts: list[dict[str, object]] = [{} for _ in range(count)]
    for paper in shown:
        for name, value in _named(paper, shelf):
            parts[part(name, count)][name] = value
    return (
        _script(urls.ENTRIES_MANIFEST, -1, count),
        *(_script(urls.entries(number, count), number, some) for number, some in enumerate(parts)),
    )


def part(name: str, parts: int) -> int:
    """The number of the part that holds a paper: its FNV-1a hash, 32 bits, modulo."""
    found = 0x811C9DC5
    for byte in name.encode():
        found = (found ^ byte) * 0x01000193 & 0xFFFFFFFF
    return found % parts


def _named(paper: Paper, shelf: Shelf) -> Iterator[tuple[str, object]]:
    """The entry of a paper by its name, and its name by each former one."""
    name = _name(urls.paper(paper.path))
    yield name, _entry(paper, shelf)
    yield from ((_name(urls.paper(alias)), name) for alias in paper.aliases)


def _name(href: str) -> str:
    return href.removeprefix("papers/").removesuffix(".html")


def _entry(paper: Paper, shelf: Shelf) -> Entry:
    """What a citation says of a paper, and what is near it."""
    address = shelf.absolute(urls.paper(paper.path))
    key = shelf.keys[paper.id]
    return {
        "values": file_values(paper, key, address, abstract=False),
        "bibtex": bibtex(paper, address, key),
        "related": [
            (_name(near.href), near.reasons) for near in islice(neighbours(paper, shelf), NEAR)
        ],
    }


def _script(path: str, number: int, value: object) -> Artifact:
    """A script that hands over a value; it could stand inside HTML, too."""
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    for letter in "<\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return Artifact(path=path, body=f"papershelfEntries({number},{text});\n".encode())
