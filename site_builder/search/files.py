"""The files of the search: a manifest, an index, and papers to show.

A page loads `search/manifest.js` first, which names the index, which names
the rest; all but the manifest carry a digest of their content in their name.
Each is a script that registers its data, because a page opened from disk may
load scripts and nothing else. How an index is cut into files is known here
and in `static/js/search/source.js` alone.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from itertools import pairwise

from site_builder import urls
from site_builder.model import Artifact, Catalog, Paper
from site_builder.search.documents import BOOSTS, display, fields, listed, tags_of
from site_builder.search.postings import STOP_WORDS, build, postings

VERSION = 1
"""Of the files' layout; a script made for another refuses them."""
PAPERS_PER_FILE = 16
"""A page of results shows 20, mostly from as many files."""


def index(cat: Catalog) -> tuple[Artifact, ...]:
    """Every file that searching the catalogue needs.

    Their bytes depend on the catalogue's papers, tags and years alone.
    """
    papers = listed(cat)
    numbers = {group.slug: number for number, group in enumerate(cat.tags)}
    tags = {paper.id: tags_of(paper, numbers) for paper in papers}
    shown = [
        _script("papers", [display(paper, tags[paper.id]) for paper in some])
        for some in _cut(papers, PAPERS_PER_FILE)
    ]
    digests = [_digest(body) for body in shown]
    body = _index(cat, papers, tags, digests)
    path = urls.search_index(_digest(body))
    name = path.rpartition("/")[2]
    return (
        *(
            Artifact(path=urls.search_papers(number, digest), body=body)
            for number, (digest, body) in enumerate(zip(digests, shown, strict=True))
        ),
        Artifact(path=path, body=body),
        Artifact(path=urls.SEARCH_MANIFEST, body=_manifest(cat, len(papers), name)),
    )


def _index(
    cat: Catalog, papers: tuple[Paper, ...], tags: dict[str, tuple[int, ...]], digests: list[str]
) -> bytes:
    """Words and their places, the members of each tag, the names of the papers' files."""
    labels = [group.label for group in cat.tags]
    documents = (fields(paper, [labels[tag] for tag in tags[paper.id]]) for paper in papers)
    counted = postings(build(documents, BOOSTS))
    numbers = {paper.id: number for number, paper in enumerate(papers)}
    return _script(
        "index",
        {
            "boosts": list(BOOSTS.items()),
            "terms": " ".join(counted.terms),
            "lists": counted.lists,
            "lengths": counted.lengths,
            "stops": " ".join(sorted(STOP_WORDS)),
            "tags": [_gaps(numbers[paper.id] for paper in group.members) for group in cat.tags],
            "files": digests,
        },
    )


def _manifest(cat: Catalog, papers: int, index_name: str) -> bytes:
    """Where the index is, and what the filters offer.

    Papers are numbered in the catalogue's order, so a year is a range of them.
    """
    return _script(
        "manifest",
        {
            "version": VERSION,
            "papers": papers,
            "perFile": PAPERS_PER_FILE,
            "index": index_name,
            "years": [(group.slug, group.label, len(group.members)) for group in cat.years],
            "tags": [(group.slug, group.label, len(group.members)) for group in cat.tags],
        },
    )


def _gaps(numbers: Iterable[int]) -> list[int]:
    """Numbers, sorted, each as its distance from the one before, from -1."""
    return [after - before for before, after in pairwise((-1, *sorted(numbers)))]


def _cut(papers: tuple[Paper, ...], size: int) -> Iterator[tuple[Paper, ...]]:
    return (papers[start : start + size] for start in range(0, len(papers), size))


def _script(name: str, data: object) -> bytes:
    """A script that hands `data` to the page; it could stand inside HTML, too."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for letter in "<\u2028\u2029":
        text = text.replace(letter, f"\\u{ord(letter):04x}")
    return f'papershelf.register("{name}",{text});\n'.encode()


def _digest(body: bytes) -> str:
    return blake2b(body, digest_size=5).hexdigest()
