"""How surely metadata finds its papers when abstracts are damaged.

    python -m tests.bench.bench_metadata CORPUS [--papers 5000] [--seed 1]

CORPUS is JSON Lines (plain, .gz or .xz). The metadata of each paper gives its
abstract cut short, with typing errors, with other markup or untouched; one in
ten belongs to a paper that is not there. Prints for each kind how much was
found (recall), and in all how much of what was found is right (precision).
"""

from __future__ import annotations

import random
import re
import string
from collections import Counter
from collections.abc import Callable
from itertools import islice
from pathlib import Path

import click

from site_builder.importers import attach
from site_builder.model import Provenance, Record
from tests.bench.corpus import Paper, read

Damage = Callable[[str, random.Random], str]


def untouched(abstract: str, _chance: random.Random) -> str:
    return abstract


def cut_short(abstract: str, chance: random.Random) -> str:
    words = abstract.split()
    return " ".join(words[: chance.randint(min(15, len(words)), len(words))])


def mistyped(abstract: str, chance: random.Random) -> str:
    """One letter in a hundred dropped, changed or doubled."""
    edits = (lambda _: "", lambda _: chance.choice(string.ascii_lowercase), lambda one: one * 2)
    return "".join(
        chance.choice(edits)(one) if one.isalpha() and chance.random() < 0.01 else one
        for one in abstract
    )


def marked_up(abstract: str, chance: random.Random) -> str:
    """Emphasis, typographic signs and line ends as another exporter has them."""
    text = abstract.replace('"', "''").replace(" - ", " -- ").replace("'", "’")
    text = re.sub(r"\b([A-Z][a-z]+)\b", r"\\emph{\1}", text, count=3)
    return re.sub(r" ", lambda _: "\n" if chance.random() < 0.1 else " ", text)


KINDS: dict[str, Damage] = {
    "untouched": untouched,
    "cut short": cut_short,
    "mistyped": mistyped,
    "other markup": marked_up,
}


@click.command()
@click.argument("corpus", type=click.Path(exists=True, path_type=Path))
@click.option("--papers", type=int, default=5000)
@click.option("--seed", type=int, default=1)
def main(corpus: Path, papers: int, seed: int) -> None:
    """Print the table."""
    chance = random.Random(seed)
    all_papers = list(islice(read(corpus), papers * 11 // 10))
    there, missing = all_papers[:papers], all_papers[papers:]
    records = [_record(paper, paper.abstract, "") for paper in there]
    kinds = {paper.id: chance.choice(list(KINDS)) for paper in all_papers}
    facts = [
        _record(paper, KINDS[kinds[paper.id]](paper.abstract, chance), paper.id)
        for paper in (*there, *missing)
    ]
    found = attach(records, facts).records
    right: Counter[str] = Counter()
    wrong = 0
    for paper, record in zip(there, found, strict=True):
        if record.title == paper.id:
            right[kinds[paper.id]] += 1
        elif record.title:
            wrong += 1
            print(f"   {record.title} was given to {paper.id}")
    for kind in KINDS:
        total = sum(kinds[paper.id] == kind for paper in there)
        print(f"{kind:14} {right[kind]:5} of {total:5}  recall {right[kind] / total:.2%}")
    sure = right.total() / max(1, right.total() + wrong)
    print(f"precision {sure:.3%} ({wrong} wrong), recall {right.total() / len(there):.2%}")


def _record(paper: Paper, abstract: str, title: str) -> Record:
    place = Provenance(importer="bench", path="bench")
    return Record(abstract=abstract, title=title, year=paper.year or None, provenance=place)


if __name__ == "__main__":
    main()
