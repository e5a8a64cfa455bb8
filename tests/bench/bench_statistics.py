"""Time and size of the counts of terms of a corpus.

python -m tests.bench.bench_statistics papers.jsonl.xz [N ...]
"""

from __future__ import annotations

import gzip
import resource
import time
from itertools import islice
from pathlib import Path

import click

from site_builder import store, understanding
from tests.bench.corpus import read


@click.command()
@click.argument("corpus", type=click.Path(exists=True, path_type=Path))
@click.argument("papers", type=int, nargs=-1)
def main(corpus: Path, papers: tuple[int, ...]) -> None:
    """Print a row for each number of papers."""
    print(f"{'papers':>7} {'terms':>6} {'seconds':>8} {'kB':>7} {'kB gz':>7}")
    for most in papers or (5_000,):
        dated = [
            (paper.id, paper.year, f"{paper.title}\n{paper.abstract}")
            for paper in islice(read(corpus), most)
            if paper.year
        ]
        start = time.process_time()
        found = understanding.count_terms(dated)
        took = time.process_time() - start
        body = store.write_statistics(found)
        packed = len(gzip.compress(body, 6, mtime=0))
        print(
            f"{len(dated):7,} {len(found.terms):6,} {took:7.1f}s"
            f" {len(body) / 1e3:7.1f} {packed / 1e3:7.1f}"
        )
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"largest process: {peak:,.0f} MB")


if __name__ == "__main__":
    main()
