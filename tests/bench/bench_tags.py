"""How near the tagger comes to the authors' own keywords.

    python tests/bench/bench_tags.py CORPUS [--taxonomy FILE]

CORPUS is JSON Lines (plain, .gz or .xz) with venue, year, title, abstract and
keywords. Keywords the taxonomy can express are mapped to tags; precision, recall
and F1 (per cent, mean over papers) compare the tagger's with them. "all F1" also
counts the keywords that it cannot express as missed. "titled" lines give the
tagger the true title, too. "once" counts the tags that only one paper bears.
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
"""Venue and first year of the papers that nothing was tuned on."""
SAMPLE = 5_000
"""Papers of any venue on which the use of tags is counted."""
SHIPPED = Path(__file__).parents[2] / "content" / "taxonomy.yaml"


def load(path: Path) -> Tagger:
    """Read and compile a taxonomy."""
    entries = yaml.load(path.read_text(encoding="utf-8"), yaml.BaseLoader)["tags"]
    return compile_taxonomy(
        tuple(
            Tag(
                slug=entry["id"],
                label=entry["label"],
                parent=entry.get("parent", ""),
                aliases=tuple(entry.get("aliases", ())),
                cased=tuple(entry.get("cased", ())),
                keywords=tuple(entry.get("keywords", ())),
                needs=tuple(entry.get("needs", ())),
                hints=tuple(entry.get("hints", ())),
            )
            for entry in entries
        )
    )


def overlap(given: set[str], gold: set[str], missing: int = 0) -> tuple[float, float, float]:
    """Return precision, recall and F1; `missing` more are wanted than `gold` holds."""
    hits = len(given & gold)
    if not hits:
        return 0.0, 0.0, 0.0
    precision, recall = hits / len(given), hits / (len(gold) + missing)
    return precision, recall, 2 * precision * recall / (precision + recall)


def held_out(paper: Paper) -> bool:
    """Tell whether nothing may be tuned on a paper."""
    return any(paper.venue == venue and paper.year >= since for venue, since in SETS)


def unmapped(keywords: tuple[str, ...], tagger: Tagger) -> int:
    """Count the keywords that the taxonomy cannot express."""
    return sum(not from_keywords((keyword,), tagger) for keyword in keywords)


def measure(label: str, papers: list[Paper], tagger: Tagger, *, titled: bool = False) -> None:
    """Print one line of figures."""
    start = time.process_time()
    given = [
        {each.slug for each in tag(paper.title if titled else "", paper.abstract, tagger)}
        for paper in papers
    ]
    seconds = time.process_time() - start
    gold = [{each.slug for each in from_keywords(paper.keywords, tagger)} for paper in papers]
    pairs = [(one, other) for one, other in zip(given, gold, strict=True) if other]
    topics = _mean([overlap(one, other) for one, other in pairs])
    areas = _mean([overlap(_areas(one, tagger), _areas(other, tagger)) for one, other in pairs])
    whole = _mean(
        [
            overlap(one, other, unmapped(paper.keywords, tagger))
            for one, other, paper in zip(given, gold, papers, strict=True)
        ]
    )
    used = Counter(slug for slugs in given for slug in slugs)
    count = max(len(papers), 1)
    print(
        f"{label:14}{len(pairs):6}/{len(papers):<6}"
        f"{topics[0]:6.1f}{topics[1]:6.1f}{topics[2]:6.1f}{areas[2]:9.1f}{whole[2]:8.1f}"
        f"{sum(map(len, given)) / count:7.2f}{100 * sum(map(bool, given)) / count:9.1f}"
        f"{sum(times == 1 for times in used.values()):6}/{len(used):<5}"
        f"{1000 * seconds / count:6.2f}"
    )


def _areas(slugs: set[str], tagger: Tagger) -> set[str]:
    return {tagger.tags[slug].parent or slug for slug in slugs}


def _mean(rows: list[tuple[float, float, float]]) -> list[float]:
    return [100 * sum(column) / len(rows) for column in zip(*rows, strict=True)] or [0.0] * 3


@click.command()
@click.argument("corpus", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.option("--taxonomy", default=SHIPPED, type=click.Path(exists=True, path_type=Path))
def main(corpus: Path, taxonomy: Path) -> None:
    """Print the figures of every held-out set."""
    tagger = load(taxonomy)
    print(
        f"{'set':14}{'mapped/papers':>13}{'P':>6}{'R':>6}{'F1':>6}{'area F1':>9}{'all F1':>8}"
        f"{'tags':>7}{'tagged %':>9}{'once/used':>12}{'ms':>6}"
    )
    papers = list(read(corpus))
    for venue, since in SETS:
        chosen = [paper for paper in papers if paper.venue == venue and paper.year >= since]
        chosen = [paper for paper in chosen if paper.keywords]
        measure(venue, chosen, tagger)
        measure(f"{venue} titled", chosen, tagger, titled=True)
    measure(f"first {SAMPLE:,}", papers[:SAMPLE], tagger)


if __name__ == "__main__":
    main()
