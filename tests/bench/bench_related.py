"""How often the nearest papers share a keyword of their authors.

    PYTHONPATH=. python tests/bench/bench_related.py CORPUS

CORPUS is JSON Lines (plain, .gz or .xz) with id, venue, year, title, abstract
and keywords. Only papers with keywords are compared. A keyword is specific
when two papers to 5 % of them have it; of "Area: Topic" the topic counts. P@5
is the share (per cent) of the first five that share one, mean over papers.
"""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import click
from bench_tags import load
from corpus import Paper, read

from site_builder.understanding import related, tag
from site_builder.understanding.taxonomy import fold_all

_COMMON = 0.05
_HELD_OUT = (("corl", 2024), ("ijcai", 2024))
_SHIPPED = Path(__file__).parents[2] / "content" / "taxonomy.yaml"

Keywords = frozenset[tuple[str, ...]]


def specific(papers: list[Paper]) -> dict[str, Keywords]:
    """Return the specific keywords of each paper, folded, by its id."""
    said = {
        paper.id: {fold_all(each.rpartition(":")[2].replace("-", " ")) for each in paper.keywords}
        for paper in papers
    }
    counts = Counter(keyword for keywords in said.values() for keyword in keywords)
    most = len(papers) * _COMMON
    return {
        own: frozenset(each for each in keywords if 2 <= counts[each] <= most)
        for own, keywords in said.items()
    }


def precision(own: Keywords, others: list[Keywords]) -> float:
    """Return the share of five that have a keyword in common."""
    return 20 * sum(bool(own & other) for other in others[:5])


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
def main(corpus: Path) -> None:
    """Print P@5 of each venue, held-out years apart."""
    papers = [paper for paper in read(corpus) if paper.keywords]
    tagger = load(_SHIPPED)
    gists = [
        (
            paper.id,
            f"{paper.title}\n{paper.abstract}",
            tuple(each.slug for each in tag(paper.title, paper.abstract, tagger)),
        )
        for paper in papers
    ]
    start = time.process_time()
    found = related(gists)
    print(f"{len(papers)} papers, {time.process_time() - start:.1f} s of processors")
    gold = specific(papers)
    groups: dict[str, list[float]] = {}
    for paper in papers:
        if gold[paper.id]:
            held = any(paper.venue == venue and paper.year >= year for venue, year in _HELD_OUT)
            near = [gold[each.id] for each in found[paper.id] if not each.same]
            name = f"{paper.venue} {'held out' if held else 'tuning'}"
            groups.setdefault(name, []).append(precision(gold[paper.id], near))
    for name, values in sorted(groups.items()):
        print(f"{name:16}{len(values):6}{sum(values) / len(values):7.1f}")


if __name__ == "__main__":
    main()
