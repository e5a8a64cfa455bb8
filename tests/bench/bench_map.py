"""How good the map is, how fast, and how steady.

    PYTHONPATH=. python tests/bench/bench_map.py CORPUS -n 38 -n 5000

Printed for each number of papers: seconds of a first layout, and of one with
nothing new (import keeps even that in its cache); trustworthiness and the
share of neighbours kept, both of the first ten (Venna and Kaski, 2001), by a
sample of 1,000 papers and by the vectors that the layout starts from; the
share of a paper's ten nearest on the map that are of its area; labels that
overlap; and how far the places of old papers move, as a share of the map's
width, when a tenth more papers come.
"""

from __future__ import annotations

import random
import resource
import time
from itertools import combinations
from pathlib import Path

import click
import numpy as np
from bench_neighbours import Gist, gists
from numpy.typing import NDArray
from scipy.sparse import csr_array, hstack

from site_builder import store
from site_builder.model import Layout, Tag
from site_builder.understanding import lay_out, mapping
from site_builder.understanding.labelling import _box, _meet
from site_builder.understanding.terms import read_terms
from site_builder.understanding.vectors import to_length, weigh_tags, weigh_terms

_SHIPPED = Path(__file__).parents[2] / "content" / "taxonomy.yaml"
_NEAR = 10
_SAMPLE = 1_000

Distances = NDArray[np.float64]


def vectors(papers: list[Gist], taxonomy: tuple[Tag, ...]) -> csr_array:
    """Return the rows that the layout starts from."""
    tags = [mapping._with_parents(own, taxonomy) for _, _, own in papers]
    words = weigh_terms(*read_terms([text for _, text, _ in papers]), len(papers))
    return to_length(csr_array(hstack([words, weigh_tags(tags, mapping._TAG_SHARE)], format="csr")))


def ranks(nearness: Distances) -> NDArray[np.int64]:
    """Return the rank of each column in its row, the nearest 0."""
    order = np.argsort(-nearness, axis=1, kind="stable")
    found = np.empty_like(order)
    np.put_along_axis(found, order, np.arange(order.shape[1])[None, :], axis=1)
    return found


def faith(rows: csr_array, places: Distances) -> tuple[float, float]:
    """Return trustworthiness and the share of neighbours kept."""
    count = len(places)
    sample = sorted(random.Random(1).sample(range(count), min(_SAMPLE, count)))
    near = np.asarray((rows[sample] @ rows.T).todense(), np.float64)
    apart = ((places[sample][:, None, :] - places[None, :, :]) ** 2).sum(axis=2)
    own = np.arange(len(sample)), np.array(sample)
    near[own], apart[own] = -np.inf, np.inf
    high, low = ranks(near), ranks(-apart)
    most = min(_NEAR, (count - 1) // 2)
    shown = low < most
    strangers = np.where(shown, np.maximum(high - most + 1, 0), 0).sum()
    worst = len(sample) * most * (2 * count - 3 * most - 1) / 2
    kept = (shown & (high < most)).sum() / (most * len(sample))
    return 1 - strangers / worst, float(kept)


def purity(papers: list[Gist], places: Distances, taxonomy: tuple[Tag, ...]) -> float:
    """Return the share of the ten nearest on the map that are of a paper's area."""
    parents = {tag.slug: tag.parent or tag.slug for tag in taxonomy}
    areas = [parents.get(tags[0], "") if tags else "" for _, _, tags in papers]
    sample = random.Random(2).sample(range(len(papers)), min(_SAMPLE, len(papers)))
    shares = []
    for own in sample:
        apart = ((places - places[own]) ** 2).sum(axis=1)
        apart[own] = np.inf
        nearest = np.argpartition(apart, min(_NEAR, len(papers) - 2))[:_NEAR]
        shares.append(np.mean([areas[other] == areas[own] for other in nearest]))
    return float(np.mean(shares))


def moved(papers: list[Gist], taxonomy: tuple[Tag, ...]) -> tuple[float, float]:
    """Return median and 95th percentile of what old places move when a tenth comes."""
    old = papers[: len(papers) * 10 // 11]
    before = lay_out(old, taxonomy, Layout()).points
    after = lay_out(papers, taxonomy, Layout(points=before)).points
    steps = [np.hypot(*np.subtract(after[own], before[own])) for own, _, _ in old]
    return float(np.median(steps)), float(np.percentile(steps, 95))


def row(papers: list[Gist], taxonomy: tuple[Tag, ...]) -> str:
    start = time.perf_counter()
    layout = lay_out(papers, taxonomy, Layout())
    cold = time.perf_counter() - start
    start = time.perf_counter()
    lay_out(papers, taxonomy, layout)
    warm = time.perf_counter() - start
    places = np.array([layout.points[own] for own, _, _ in papers])
    trust, kept = faith(vectors(papers, taxonomy), places)
    boxes = list(map(_box, layout.labels))
    overlaps = sum(_meet(one, other) for one, other in combinations(boxes, 2))
    middle, far = moved(papers, taxonomy)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return (
        f"{len(papers):7,}{cold:8.1f}{warm:8.2f}{trust:8.3f}{kept:7.0%}"
        f"{purity(papers, places, taxonomy):8.0%}{len(boxes):8}{overlaps:9}"
        f"{middle:9.3f}/{far:.3f}{peak:9,.0f}"
    )


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("-n", "sizes", type=int, multiple=True, default=(38, 1_000, 5_000))
def main(corpus: Path, sizes: tuple[int, ...]) -> None:
    """Print a row for each number of papers, taken evenly from the corpus."""
    taxonomy = store.read_taxonomy(_SHIPPED)
    everything = gists(corpus, 10**9)
    random.Random(3).shuffle(everything)
    print(" papers  cold s  again s  trust   kept  purity  labels  overlap  moved 50/95  peak MB")
    for size in sizes:
        print(row(sorted(everything[:size]), taxonomy), flush=True)


if __name__ == "__main__":
    main()
