"""Fit the numbers by which tags are weighed; prints the bodies of the two tables.

    python tests/bench/fit_tags.py CORPUS [--taxonomy FILE]

CORPUS is JSON Lines (plain, .gz or .xz) with venue, year, title, abstract and
keywords. The habits of wordings are fitted on papers without keywords: does the
true title name the tag, too? The weights of what is seen are then fitted on
papers with keywords, with and without their title, of venues that
`bench_tags.py` does not report on.

Two logistic regressions with a penalty on squares, by Newton steps on one
column after another, as in Zhang and Oles (2001): no library, no chance.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import islice
from math import exp
from pathlib import Path

import click
from bench_tags import SHIPPED, held_out, load
from corpus import Paper, read

from site_builder.understanding import Tagger, from_keywords, tagging
from site_builder.understanding.tagging.chances import wordings
from site_builder.understanding.tagging.mentions import scan

SINCE = 2014
"""Older papers without keywords are left out."""
CONTROLLED = (("ijcai", 9999), ("iclr", 2017))
"""Venue and last year whose authors chose from a list of the venue's."""
RARE = 8
"""Wordings with fewer mentions get no habit."""
SMALL = 0.3
"""Habits below are not worth a place in the table."""
PENALTY = {"habits": 3.3, "weights": 10.0}
ROUNDS = 15

Row = dict[str, float]


@dataclass(slots=True)
class Sample:
    """Rows of features by column, and whether each row's tag was named."""

    columns: dict[str, list[tuple[int, float]]] = field(default_factory=lambda: defaultdict(list))
    named: list[bool] = field(default_factory=list)

    def add(self, row: Mapping[str, float], named: bool) -> None:
        for name, value in row.items():
            self.columns[name].append((len(self.named), value))
        self.named.append(named)


def fit(sample: Sample, penalty: float) -> dict[str, float]:
    """Return the weight of each column; that of "" is the start."""
    sample.columns[""] = [(at, 1.0) for at in range(len(sample.named))]
    weights = dict.fromkeys(sorted(sample.columns), 0.0)
    margins = [0.0] * len(sample.named)
    for _ in range(ROUNDS):
        for name in weights:
            held = penalty if name else 0.0
            slope, bend = held * weights[name], held + 1e-9
            for at, value in sample.columns[name]:
                chance = 1 / (1 + exp(-margins[at]))
                slope += value * (chance - sample.named[at])
                bend += value * value * chance * (1 - chance)
            step = max(-1.0, min(1.0, -slope / bend))
            weights[name] += step
            for at, value in sample.columns[name]:
                margins[at] += step * value
    return weights


def rows(title: str, paper: Paper, tagger: Tagger) -> Iterator[tuple[str, Row, list[str]]]:
    """Yield slug, what is seen and wordings of each tag that a paper mentions."""
    mentions = tagging.find(title, paper.abstract, tagger)
    for slug, (seen, found) in tagging.describe(mentions, tagger).items():
        yield slug, seen, wordings(found)


def fit_habits(papers: list[Paper], tagger: Tagger) -> dict[str, float]:
    """Return how much more, or less, each wording is named in titles than others."""
    sample = Sample()
    for paper in papers:
        titled = {slug for slug, _, _ in scan(paper.title, tagger, {})}
        for slug, seen, found in rows("", paper, tagger):
            sample.add({**seen, **{f"~{each}": 1.0 for each in found if each}}, slug in titled)
    for name in [name for name, column in sample.columns.items() if len(column) < RARE]:
        del sample.columns[name]
    weights = fit(sample, PENALTY["habits"])
    return {name[1:]: weight for name, weight in weights.items() if name.startswith("~")}


def fit_weights(
    papers: list[Paper], habits: Mapping[str, float], tagger: Tagger
) -> dict[str, float]:
    """Return the weights of what is seen, of the start ("") and of habits ("habit")."""
    sample = Sample()
    for paper in papers:
        named = {each.slug for each in from_keywords(paper.keywords, tagger)}
        for title in ("", paper.title):
            for slug, seen, found in rows(title, paper, tagger):
                habit = sum(habits.get(each, 0.0) for each in found)
                sample.add({**seen, "habit": habit}, slug in named)
    return fit(sample, PENALTY["weights"])


def controlled(paper: Paper) -> bool:
    return any(paper.venue == venue and paper.year <= last for venue, last in CONTROLLED)


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--taxonomy", default=SHIPPED, type=click.Path(exists=True, path_type=Path))
@click.option("--papers", default=45_000, show_default=True, help="Without keywords, at most.")
def main(corpus: Path, taxonomy: Path, papers: int) -> None:
    """Print START, WEIGHTS and HABITS."""
    tagger = load(taxonomy)
    known = [paper for paper in read(corpus) if not held_out(paper)]
    plain = (paper for paper in known if not paper.keywords and paper.year >= SINCE)
    habits = fit_habits(list(islice(plain, papers)), tagger)
    named = [paper for paper in known if paper.keywords and not controlled(paper)]
    weights = fit_weights(named, habits, tagger)
    scale = weights.pop("habit")
    print(f"START = {weights.pop(''):.2f}")
    for name, weight in sorted(weights.items()):
        print(f'    "{name}": {weight:.2f},')
    groups: dict[float, list[str]] = defaultdict(list)
    for wording, habit in sorted(habits.items()):
        if abs(scale * habit) >= SMALL:
            groups[round(5 * scale * habit) / 5].append(wording)
    for weight in sorted(groups, reverse=True):
        print(f"    {weight:.1f}: {', '.join(groups[weight])}")


if __name__ == "__main__":
    main()
