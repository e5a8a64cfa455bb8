"""How many facts abstracts state, and a sheet of them to be judged by eye.

    python tests/bench/bench_facts.py CORPUS [--papers N] [--seed N] [--sheet FILE]

CORPUS is JSON Lines (plain, .gz or .xz) with venue, year, title and abstract.
Papers are drawn from venues on which nothing was tuned. The sheet is tab-separated:
paper, kind, fact, detail, the words that state it, and an empty column for the verdict.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import click
from corpus import Paper, read

from site_builder import text
from site_builder.understanding import Finding, find_facts

HELD_OUT = ("acl", "aistats", "coling", "corl")
SINCE = 2021

Found = list[tuple[Paper, tuple[Finding, ...]]]


def measure(papers: list[Paper]) -> Found:
    """Find the facts of papers; print counts and the time a paper."""
    plain = [text.typeset_abstract(paper.abstract, lambda *_: "").plain for paper in papers]
    start = time.process_time()
    found = [find_facts(each) for each in plain]
    seconds = time.process_time() - start
    counts = Counter(each.kind for findings in found for each in findings)
    for kind, count in sorted(counts.items()):
        print(f"{kind:10}{count:7}{count / max(len(papers), 1):8.2f} a paper")
    print(f"{1000 * seconds / max(len(papers), 1):.2f} ms a paper")
    return list(zip(papers, found, strict=True))


def rows(found: Found) -> Iterator[str]:
    """Yield the lines of the sheet."""
    for paper, findings in found:
        for each in findings:
            detail = " ".join(filter(None, (each.detail, each.label)))
            yield "\t".join(
                (paper.id, each.kind, each.value, detail, " ".join(each.words.split()), "")
            )


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--papers", default=105)
@click.option("--seed", default=1)
@click.option("--sheet", type=click.Path(dir_okay=False, path_type=Path))
def main(corpus: Path, papers: int, seed: int, sheet: Path | None) -> None:
    """Print the figures of a sample, and write its sheet."""
    held = [paper for paper in read(corpus) if paper.venue in HELD_OUT and paper.year >= SINCE]
    random.Random(seed).shuffle(held)
    found = measure(held[:papers])
    if sheet:
        sheet.write_text(
            "\n".join(("paper\tkind\tfact\tdetail\twords\tverdict", *rows(found))) + "\n"
        )


if __name__ == "__main__":
    main()
