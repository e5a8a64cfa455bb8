"""What the candidates of related papers cost, and what they miss.

    PYTHONPATH=. python tests/bench/bench_neighbours.py CORPUS -n 82095

Every paper gets its neighbours; then, for a sample, the five nearest of all
papers by the vectors as given are found without candidates, and the five
nearest of all by the mixed vectors. Printed are the shares of them that the
candidates keep, seconds (of the clock and of processors) and the peak of memory.
"""

from __future__ import annotations

import random
import resource
import time
from pathlib import Path
from typing import Any

import click
import numpy as np
from bench_tags import load
from corpus import read
from scipy.sparse import csr_array

from site_builder.understanding import explained, neighbours, tag
from site_builder.understanding.neighbours import Numbers
from site_builder.understanding.terms import read_terms
from site_builder.understanding.vectors import Weights, weigh_terms

_SHIPPED = Path(__file__).parents[2] / "content" / "taxonomy.yaml"
_FIRST = 5

Gist = tuple[str, str, tuple[str, ...]]


def gists(corpus: Path, most: int) -> list[Gist]:
    """Return the papers as import gives them to their neighbours, by id."""
    tagger = load(_SHIPPED)
    return sorted(
        (
            paper.id,
            f"{paper.title}\n{paper.abstract}",
            tuple(each.slug for each in tag(paper.title, paper.abstract, tagger)),
        )
        for paper, _ in zip(read(corpus), range(most), strict=False)
    )


def nearest(rows: csr_array, sample: list[int]) -> list[list[int]]:
    """Return the numbers of the five rows nearest to each of a sample, among all."""
    products = (rows[sample] @ rows.T).toarray()
    products[np.arange(len(sample)), sample] = -1
    order = np.argsort(-products, axis=1, kind="stable")
    return [row.tolist() for row in order[:, :_FIRST]]


def kept(exact: list[list[int]], found: Numbers, sample: list[int]) -> float:
    """Return the share of the exact rows among those found, per cent."""
    hits = sum(
        len(set(row) & set(found[own].tolist())) for row, own in zip(exact, sample, strict=True)
    )
    return 100 * hits / (_FIRST * len(sample))


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("-n", "most", default=5000, help="Papers.")
@click.option("--sample", "size", default=500, help="Papers whose nearest are found exactly.")
def main(corpus: Path, most: int, size: int) -> None:
    """Print the cost of all neighbours and how many of the exact ones they hold."""
    papers = gists(corpus, most)
    clock, cpu = time.perf_counter(), time.process_time()
    explained.explain(papers)
    clock, cpu = time.perf_counter() - clock, time.process_time() - cpu
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"{len(papers)} papers: {clock:.1f} s, {cpu:.1f} s of processors, peak {peak:,.0f} MB")
    sample = random.Random(1).sample(range(len(papers)), min(size, len(papers)))
    told: dict[str, Any] = {}
    for stage in ("_candidates", "_mix"):
        watch(stage, told)
    rows, favour = vectors(papers)
    near = neighbours.find_near(rows, favour)
    given = kept(nearest(rows, sample), told["_candidates"], sample)
    print(f"of the exact first {_FIRST} by the vectors as given, candidates: {given:.1f} %")
    first = kept(nearest(told["_mix"], sample), near.rows[:, :_FIRST], sample)
    print(f"of the exact first {_FIRST} by the mixed vectors, found: {first:.1f} %")


def vectors(papers: list[Gist]) -> tuple[csr_array, Weights]:
    """Return the papers' vectors as `explain` makes them."""
    terms, places = read_terms([explained._with_title(text) for _, text, _ in papers])
    words = weigh_terms(terms, places, len(papers))
    return explained._with_tags(words, [tags for _, _, tags in papers])


def watch(stage: str, told: dict[str, Any]) -> None:
    """Keep what a stage of `neighbours` gives."""
    function = getattr(neighbours, stage)

    def watched(*given: Any) -> Any:
        told[stage] = function(*given)
        return told[stage]

    setattr(neighbours, stage, watched)


if __name__ == "__main__":
    main()
