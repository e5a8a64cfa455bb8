"""The files of the search: a manifest, lists of words, and papers to show.

A page loads `search/manifest.js` first, which tells where each word is; all
other files carry a digest of the whole in their names, so that a cache never
mixes two builds. Each is a script that registers its data, because a page
opened from disk may load scripts and nothing else. How they are cut is known
here and in `static/js/search/source.js` alone.

| file | holds |
|---|---|
| t/N | words of some families, and in which papers they stand |
| b/N | where files of t begin, of a catalogue with very many |
| w/N | counts and lengths of the common words of t/N |
| v/N, r/N | words in order, and backwards in order, with their frequencies; none of few |
| words | where the files of v and r begin |
| tags | the papers of each tag |
| d/N | papers to show |
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from itertools import pairwise

import msgspec
import numpy as np

from site_builder import urls
from site_builder.model import Artifact, Catalog, Paper
from site_builder.search import bits, shards, vocabulary
from site_builder.search.documents import BOOSTS, WHOLE, Display, display, listed, tags_of, texts
from site_builder.search.postings import STOP_WORDS, Postings, count

VERSION = 3
"""Of the files' layout; a script made for another refuses them."""
PAPERS_PER_FILE = ((48, 48), (200, 16), (20_000, 4), (None, 2))
"""Up to how many papers a file holds how many: the best of many stand far apart.

Few weigh least together, for one compression sees what they share.
"""

IN_MANIFEST = 6_000
"""Files of lists up to which the manifest itself tells where each begins: 16 kB compressed."""
PER_BORDER = 512
"""Files of lists whose beginnings share a file, where they are more."""

Named = tuple[str, bytes]


def index_files(
    cat: Catalog, *, in_manifest: int = IN_MANIFEST, per_border: int = PER_BORDER
) -> tuple[Artifact, ...]:
    """Every file that searching the catalogue needs.

    Beyond `in_manifest` files of lists, each `per_border` of them have a file
    that tells where they begin, and the manifest tells it of these files alone.
    Their bytes depend on the catalogue's papers, tags and years alone.
    """
    papers = listed(cat)
    numbers = {group.slug: number for number, group in enumerate(cat.tags)}
    tags = [tags_of(paper, numbers) for paper in papers]
    labels = [group.label for group in cat.tags]
    documents = (
        texts(paper, [labels[tag] for tag in own]) for paper, own in zip(papers, tags, strict=True)
    )
    counted = count(documents, BOOSTS, WHOLE)
    cut = list(shards.cut(counted))
    borders = vocabulary.borders([shard.terms for shard in cut])
    step = per_border if len(borders) > in_manifest else 1
    files = [
        *_lists(cut),
        *(_borders(borders, step) if step > 1 else ()),
        *(_vocabulary(counted) if _has_vocabulary(cut) else ()),
        ("tags", _tags(cat, papers)),
        *_papers([display(paper, own) for paper, own in zip(papers, tags, strict=True)]),
    ]
    digest = _digest(body for _, body in files)
    manifest = _manifest(cat, counted, digest) | _places(cut, borders, step)
    return (
        *(Artifact(path=urls.search_file(name, digest), body=body) for name, body in files),
        Artifact(path=urls.SEARCH_MANIFEST, body=_script("manifest", manifest)),
    )


def _lists(cut: Sequence[shards.Shard]) -> Iterator[Named]:
    for number, shard in enumerate(cut):
        yield f"t/{number}", _script("lists", [vocabulary.front_coded(shard.terms), shard.lists])
        if shard.details:
            yield f"w/{number}", _script("details", shard.details)


def _borders(borders: Sequence[str], step: int) -> Iterator[Named]:
    for number, start in enumerate(range(0, len(borders), step)):
        yield f"b/{number}", _script("border", " ".join(borders[start : start + step]))


def _places(cut: Sequence[shards.Shard], borders: Sequence[str], step: int) -> dict[str, object]:
    """Where each word is."""
    return {
        "vocabulary": _has_vocabulary(cut),
        "borders": " ".join(borders[::step]),
        "perBorder": step,
    }


def _has_vocabulary(cut: Sequence[shards.Shard]) -> bool:
    return len(cut) > vocabulary.FEW_LISTS


def _vocabulary(counted: Postings) -> Iterator[Named]:
    words = vocabulary.offered(counted)
    borders = []
    for name, files in (
        ("v", list(vocabulary.by_beginning(words))),
        ("r", list(vocabulary.by_end(words))),
    ):
        borders.append(" ".join(vocabulary.borders([file.words for file in files])))
        for number, file in enumerate(files):
            frequencies = " ".join(map(vocabulary.base36, file.frequencies))
            yield f"{name}/{number}", _script("words", [" ".join(file.words), frequencies])
    yield "words", _script("borders", borders)


def _papers(shown: Sequence[Display]) -> Iterator[Named]:
    size = _per_file(len(shown))
    for number, start in enumerate(range(0, len(shown), size)):
        yield f"d/{number}", _script("papers", shown[start : start + size])


def _per_file(papers: int) -> int:
    return next(size for most, size in PAPERS_PER_FILE if most is None or papers <= most)


def _tags(cat: Catalog, papers: Sequence[Paper]) -> bytes:
    """The gaps between the numbers of each tag's papers, coded as lists of words are."""
    numbers = {paper.id: number for number, paper in enumerate(papers)}
    members = [
        sorted(numbers[paper.id] for paper in group.members if paper.id in numbers)
        for group in cat.tags
    ]
    counts = np.array([len(some) for some in members], dtype=np.int64)
    gaps = [after - before - 1 for some in members for before, after in pairwise((-1, *some))]
    parameters = bits.parameter(np.repeat(counts, counts), len(papers))
    codes = [bits.gamma(counts + 1), bits.rice(np.array(gaps, dtype=np.int64), parameters)]
    return _script("tags", bits.write([codes])[0])


def _manifest(cat: Catalog, counted: Postings, digest: str) -> dict[str, object]:
    """How fields are weighed, and what the filters offer.

    Papers are numbered in the catalogue's order, so a year is a range of them.
    """
    return {
        "version": VERSION,
        "digest": digest,
        "papers": counted.papers,
        "perFile": _per_file(counted.papers),
        "common": shards.COMMON,
        "fields": [
            (
                name,
                boost,
                float(np.mean(counted.fields[name].lengths)) if counted.papers else 0,
                shards.middle(counted.fields[name].lengths),
            )
            for name, boost in BOOSTS.items()
        ],
        "stops": " ".join(sorted(STOP_WORDS)),
        "years": [(group.slug, group.label, len(group.members)) for group in cat.years],
        "tags": [(group.slug, group.label, len(group.members)) for group in cat.tags],
    }


def _script(name: str, data: object) -> bytes:
    """A script that hands `data` to the page; it could stand inside HTML, too."""
    text = msgspec.json.encode(data)
    for letter in "<\u2028\u2029":
        text = text.replace(letter.encode(), b"\\u%04x" % ord(letter))
    return b'papershelf.register("%s",%s);\n' % (name.encode(), text)


def _digest(bodies: Iterable[bytes]) -> str:
    whole = blake2b(digest_size=5)
    for body in bodies:
        whole.update(body)
    return whole.hexdigest()
