"""A corpus repeated with changed words, to measure what no corpus is large enough for.

    python -m tests.bench.many_papers CORPUS FILE -n 300000 [--seed 1]

FILE gets JSON Lines as tests/bench/corpus.py reads them. Of each copy some words
are exchanged for those of other papers, so that they stay as common as they are,
and a few are spelt as nobody did, as new papers bring new words.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from itertools import count, islice
from pathlib import Path
from random import Random

import click

from tests.bench.corpus import Paper, read

EXCHANGED = 0.3
"""Share of a copy's words that are another paper's."""
NEW = 0.004
"""Share that are new words."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@click.command()
@click.argument("corpus", type=click.Path(exists=True, path_type=Path))
@click.argument("file", type=click.Path(path_type=Path))
@click.option("-n", "--papers", type=int, default=300_000)
@click.option("--seed", type=int, default=1)
def main(corpus: Path, file: Path, papers: int, seed: int) -> None:
    """Write so many papers."""
    own = list(read(corpus))
    with file.open("w", encoding="utf-8") as lines:
        for paper in islice(repeated(own, Random(seed)), papers):
            lines.write(json.dumps(asdict(paper), ensure_ascii=False) + "\n")


def repeated(papers: Sequence[Paper], chance: Random) -> Iterator[Paper]:
    """Yield the papers, then copies of them without end."""
    yield from papers
    for copy in count(1):
        for paper in papers:
            yield replace(
                paper,
                id=f"{paper.id}-{copy}",
                title=_changed(paper.title, chance.choice(papers).title, chance),
                abstract=_changed(paper.abstract, chance.choice(papers).abstract, chance),
                authors=tuple(
                    chance.choice(chance.choice(papers).authors or (name,))
                    for name in paper.authors
                ),
            )


def _changed(text: str, other: str, chance: Random) -> str:
    others = other.split() or [""]
    return " ".join(_word(word, others, chance) for word in text.split())


def _word(word: str, others: Sequence[str], chance: Random) -> str:
    drawn = chance.random()
    if drawn < NEW and word.isalpha():
        place = chance.randrange(len(word))
        return word[:place] + chance.choice(_LETTERS) + word[place + 1 :]
    return others[int(chance.random() * len(others))] if drawn < NEW + EXCHANGED else word


if __name__ == "__main__":
    main()
