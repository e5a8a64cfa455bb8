"""How near derived titles come to the true ones.

    python tests/bench/bench_titles.py CORPUS [--papers N] [--oracle]

CORPUS is JSON Lines (plain, .gz or .xz) with venue, year, title and abstract;
abstracts are read as import reads them. `titles_sheet.tsv` beside this file holds
200 titles of these venues, each judged by eye beside the true title and the
sentence it came from: good, acceptable, bad (misses the point) or broken.
Prints ROUGE-1 and ROUGE-L (F1 over Porter stems, in per cent) on the venues no
weight was fitted on, the ROUGE-1 of the best candidate ("oracle"), the share of
named methods found, the length of the derived titles, and the time a paper.
"""

from __future__ import annotations

import re
import time
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

import click
from corpus import Paper, plain, read
from lunr.stemmer import PorterStemmer

from site_builder.understanding import derive_title, sentences
from site_builder.understanding.titles import derive, names

HELD_OUT = ("acl", "coling", "aistats")
SINCE = 2021
_NAMED = re.compile(r"(?P<name>[^:?]{2,30}): ")
_STEMMER = PorterStemmer()


@dataclass(frozen=True, slots=True, kw_only=True)
class Rouge:
    """F1 of shared words and of the longest common subsequence, 0 to 1."""

    one: float
    longest: float


def stems(text: str) -> list[str]:
    """Return the stems of the words, those of three letters and less as they are."""
    words = re.findall(r"[a-z0-9]+", text.lower())
    return [_STEMMER.stem(word) if len(word) > 3 else word for word in words]


def rouge(derived: list[str], true: list[str]) -> Rouge:
    """Compare two lists of stems."""
    if not derived or not true:
        return Rouge(one=0.0, longest=0.0)
    shared = sum((Counter(derived) & Counter(true)).values())
    length = len(derived) + len(true)
    return Rouge(one=2 * shared / length, longest=2 * _common(derived, true) / length)


def _common(one: list[str], other: list[str]) -> int:
    row = [0] * (len(other) + 1)
    for word in one:
        above = row
        row = [0]
        for place, against in enumerate(other):
            row.append(above[place] + 1 if word == against else max(above[place + 1], row[place]))
    return row[-1]


def name_of(title: str, abstract: str) -> str:
    """Return NAME of a title "NAME: …" when the abstract states it, else ""."""
    match = _NAMED.match(title)
    name = match["name"] if match else ""
    plausible = len(name.split()) <= 2 and re.search(r"[A-Z0-9]", name)
    return name if plausible and name.lower() in abstract.lower() else ""


def measure(label: str, papers: list[Paper], *, oracle: bool) -> None:
    """Print one line of figures."""
    abstracts = [plain(paper.abstract) for paper in papers]
    start = time.process_time()
    titles = [derive_title(abstract) for abstract in abstracts]
    seconds = time.process_time() - start
    scores = [
        rouge(stems(title), stems(paper.title)) for title, paper in zip(titles, papers, strict=True)
    ]
    count = max(len(papers), 1)
    best = f"{100 * sum(map(_best, papers)) / count:9.1f}" if oracle else " " * 9
    print(
        f"{label:10}{len(papers):7}"
        f"{100 * sum(score.one for score in scores) / count:9.1f}"
        f"{100 * sum(score.longest for score in scores) / count:9.1f}{best}"
        f"{_named(papers):>14}"
        f"{sum(len(stems(title)) for title in titles) / count:7.1f}"
        f"{1000 * seconds / count:9.2f}"
    )


def _best(paper: Paper) -> float:
    """Return the ROUGE-1 of the candidate that comes nearest to the true title."""
    parts = sentences.split(plain(paper.abstract))
    name = names.find(parts).name
    true = stems(paper.title)
    found = (
        rouge(stems(derive.compose(name, candidate.words)), true)
        for _, candidate in derive.seen(parts, name)
    )
    return max(((score.one + score.longest, score.one) for score in found), default=(0, 0.0))[1]


def _named(papers: list[Paper]) -> str:
    gold = [(name, paper) for paper in papers if (name := name_of(paper.title, paper.abstract))]
    found = 0
    for name, paper in gold:
        own = names.find(sentences.split(plain(paper.abstract)))
        found += name.lower() in {own.name.lower(), own.short.lower()}
    return f"{found}/{len(gold)}"


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--papers", default=600, help="Papers a venue.")
@click.option("--oracle", is_flag=True, help="Also tell what the best candidate would reach.")
def main(corpus: Path, papers: int, oracle: bool) -> None:
    """Print the figures of every held-out venue."""
    print(
        f"{'venue':10}{'papers':>7}{'ROUGE-1':>9}{'ROUGE-L':>9}{'oracle':>9}{'names found':>14}"
        f"{'words':>7}{'ms':>9}"
    )
    held = [paper for paper in read(corpus) if paper.venue in HELD_OUT and paper.year >= SINCE]
    for venue in HELD_OUT:
        measure(venue, [each for each in held if each.venue == venue][:papers], oracle=oracle)


if __name__ == "__main__":
    main()
