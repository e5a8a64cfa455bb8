"""How near the tagger comes to the authors' own keywords.

    python tests/bench/bench_tags.py CORPUS [--taxonomy FILE]

CORPUS is JSON Lines (plain, .gz or .xz) with venue, year, abstract and keywords.
Keywords the taxonomy can express are mapped to tags; precision, recall and F1
(per cent, mean over papers) compare the tagger's with them. "once" counts the
tags that only one paper of the line bears.
"""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path

import click
import yaml
from corpus import Paper, read

from site_builder.model import Tag
from site_builder.understanding import Tagger, compile_taxonomy, from_keywords, tag

SETS = (("corl", 2024), ("ijcai", 2024))
"""Venue and first year of the papers no wording was tuned on."""
_SHIPPED = Path(__file__).parents[2] / "content" / "taxonomy.yaml"


def load(path: Path) -> Tagger:
    """Read and compile a taxonomy."""
    entries = yaml.safe_load(path.read_text(encoding="utf-8"))["tags"]
    return compile_taxonomy(
        tuple(
            Tag(
                slug=entry["id"],
                label=entry["label"],
                parent=entry.get("parent", ""),
                aliases=tuple(entry.get("aliases", ())),
                cased=tuple(entry.get("cased", ())),
                needs=tuple(entry.get("needs", ())),
            )
            for entry in entries
        )
    )


def overlap(given: set[str], gold: set[str]) -> tuple[float, float, float]:
    """Return precision, recall and F1."""
    hits = len(given & gold)
    if not hits:
        return 0.0, 0.0, 0.0
    precision, recall = hits / len(given), hits / len(gold)
    return precision, recall, 2 * precision * recall / (precision + recall)


def measure(label: str, papers: list[Paper], tagger: Tagger) -> None:
    """Print one line of figures."""
    start = time.process_time()
    given = [{each.slug for each in tag("", paper.abstract, tagger)} for paper in papers]
    seconds = time.process_time() - start
    gold = [{each.slug for each in from_keywords(paper.keywords, tagger)} for paper in papers]
    pairs = [(one, other) for one, other in zip(given, gold, strict=True) if other]
    topics = _mean([overlap(one, other) for one, other in pairs])
    areas = _mean([overlap(_areas(one, tagger), _areas(other, tagger)) for one, other in pairs])
    used = Counter(slug for slugs in given for slug in slugs)
    count = max(len(papers), 1)
    print(
        f"{label:8}{len(pairs):6}/{len(papers):<6}"
        f"{topics[0]:6.1f}{topics[1]:6.1f}{topics[2]:6.1f}{areas[2]:9.1f}"
        f"{sum(map(len, given)) / count:9.2f}{100 * sum(map(bool, given)) / count:9.1f}"
        f"{sum(times == 1 for times in used.values()):6}/{len(used):<5}"
        f"{1000 * seconds / count:6.2f}"
    )


def _areas(slugs: set[str], tagger: Tagger) -> set[str]:
    return {tagger.tags[slug].parent or slug for slug in slugs}


def _mean(rows: list[tuple[float, float, float]]) -> list[float]:
    return [100 * sum(column) / len(rows) for column in zip(*rows, strict=True)] or [0.0] * 3


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--taxonomy", default=_SHIPPED, type=click.Path(exists=True, path_type=Path))
def main(corpus: Path, taxonomy: Path) -> None:
    """Print the figures of every held-out set."""
    tagger = load(taxonomy)
    print(
        f"{'venue':8}{'mapped/papers':>13}{'P':>6}{'R':>6}{'F1':>6}{'area F1':>9}"
        f"{'tags':>9}{'tagged %':>9}{'once/used':>12}{'ms':>6}"
    )
    papers = [paper for paper in read(corpus) if paper.keywords]
    for venue, since in SETS:
        chosen = [paper for paper in papers if paper.venue == venue and paper.year >= since]
        measure(venue, chosen, tagger)


if __name__ == "__main__":
    main()
