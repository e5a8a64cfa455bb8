"""Five thousand invented papers, the same each time, and what there is to find in them."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from itertools import accumulate, product
from pathlib import Path
from random import Random

from site_builder import catalog, search
from site_builder.model import Author, Catalog, Derived, Paper, Tag, Text
from tests.web.site import Site

PAPERS = 5000
YEARS = range(2013, 2025)
LAST = YEARS[-1]
TAGS = tuple(Tag(slug=name.lower(), label=name) for name in ("Beacons", "Fog", "Gulls", "Tides"))
TITLE = "Weighing lighthouses by the shadows of cormorants"
"""Of one paper, whose words no other has."""
PHRASE = ("gilded", "sextant")
TOGETHER, APART = 7, 30
"""Papers with the words of `PHRASE` side by side, and with other words between them."""
_STARTS = "bdfgklmnprstvz"
_ENDS = ("la", "mo", "ri", "su", "ve", "ko", "da", "ni", "pu", "re")


@dataclass(frozen=True, slots=True)
class Words:
    """Words of one paper, and what it is filed under."""

    title: tuple[str, ...]
    abstract: tuple[str, ...]
    year: int
    tags: tuple[str, ...]

    @property
    def all(self) -> frozenset[str]:
        return frozenset((*self.title, *self.abstract))


def invented() -> tuple[Words, ...]:
    """Papers of words as common as those of a language are.

    All words end in -o: no stemmer takes them for forms of each other.
    """
    chance = Random(5)
    words = [f"{start}{one}{two}o" for start, one, two in product(_STARTS, _ENDS, _ENDS)]
    chance.shuffle(words)
    weights = list(accumulate(1 / (rank + 10) for rank in range(len(words))))

    def some(least: int, most: int) -> tuple[str, ...]:
        return tuple(chance.choices(words, cum_weights=weights, k=chance.randint(least, most)))

    def one(number: int) -> Words:
        abstract = some(60, 120)
        if number < TOGETHER:
            abstract = (*abstract[:30], *PHRASE, *abstract[30:])
        elif number < TOGETHER + APART:
            abstract = (PHRASE[number % 2], *abstract, PHRASE[1 - number % 2])
        tags = tuple(tag.slug for tag in chance.sample(TAGS, k=chance.randint(0, 2)))
        return Words(title=some(4, 9), abstract=abstract, year=chance.choice(YEARS), tags=tags)

    last = Words(title=tuple(TITLE.split()), abstract=some(60, 90), year=LAST, tags=())
    return (*map(one, range(PAPERS - 1)), last)


def commonest(papers: Iterable[Words], share: Callable[[int], bool]) -> str:
    """The first word in order of the alphabet that so many papers have."""
    papers = tuple(papers)
    words = sorted(frozenset().union(*(paper.all for paper in papers)))
    return next(word for word in words if share(sum(word in paper.all for paper in papers)))


def catalogue(papers: Iterable[Words]) -> Catalog:
    """The papers as they would be read from their files."""
    return catalog.build(
        [_paper(number, words) for number, words in enumerate(papers)],
        derived=Derived(),
        taxonomy=TAGS,
        pages=(),
    )


def build_many(small: Site, folder: Path) -> Site:
    """A small site with the index of the many papers in the place of its own, and one page."""
    shutil.copytree(small.folder, folder, dirs_exist_ok=True)
    shutil.rmtree(folder / "search")
    for artifact in search.index(catalogue(invented())):
        file = folder / artifact.path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(artifact.body)
    shutil.copy(folder / small.examples["paper"], folder / f"papers/{LAST}/p{PAPERS - 1}.html")
    return Site(folder)


def _paper(number: int, words: Words) -> Paper:
    return Paper(
        id=f"p{number}",
        path=f"papers/{words.year}/p{number}.md",
        title=_text(words.title),
        title_from="source",
        abstract=_text(words.abstract),
        authors=(Author(name=f"Ada Keeper{number % 800}"),),
        year=words.year,
        venue="LIGHT",
        tags=words.tags,
    )


def _text(words: tuple[str, ...]) -> Text:
    plain = " ".join(words)
    return Text(source=plain, html=plain, plain=plain)
