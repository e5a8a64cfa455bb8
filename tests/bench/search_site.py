"""The search files of a corpus, and what it took to make them.

    python -m tests.bench.search_site CORPUS FOLDER [-n PAPERS]

CORPUS is JSON Lines (plain, .gz or .xz) with venue, year, title, authors,
keywords and abstract. FOLDER gets search/…, and papers.jsonl with the papers
in the order of their numbers, for tests/bench/bench_search.mjs.
"""

from __future__ import annotations

import json
import os
import resource
import time
from itertools import islice
from pathlib import Path

import click

from site_builder import catalog, search
from site_builder.model import Author, Catalog, Derived, Paper, Text
from site_builder.search.documents import texts
from tests.bench.corpus import read


@click.command()
@click.argument("corpus", type=click.Path(exists=True, path_type=Path))
@click.argument("folder", type=click.Path(path_type=Path))
@click.option("-n", "--papers", type=int, default=1000)
def main(corpus: Path, folder: Path, papers: int) -> None:
    """Write the files and print time and memory."""
    cat = catalogue(corpus, papers)
    before = _memory()
    start = time.process_time()
    artifacts = search.index(cat)
    for name in {artifact.path.rpartition("/")[0] for artifact in artifacts}:
        (folder / name).mkdir(parents=True, exist_ok=True)
    made = time.process_time()
    for artifact in artifacts:
        _write(f"{folder}/{artifact.path}", artifact.body)
    end = time.process_time()
    size = sum(len(artifact.body) for artifact in artifacts)
    print(
        f"{len(cat.papers):,} papers: {len(artifacts):,} files, {size / 1e6:.1f} MB,"
        f" {end - start:.1f} s CPU, {end - made:.1f} of them writing,"
        f" {_memory():.0f} MB at most, {before:.0f} MB of them before"
    )
    lines = (
        json.dumps(
            {
                "id": paper.id,
                "title": paper.title.plain,
                "abstract": paper.abstract.plain,
                "fields": texts(paper, ()),
            }
        )
        for paper in cat.papers
    )
    (folder / "papers.jsonl").write_text("\n".join(lines) + "\n", "utf-8")


def _write(path: str, body: bytes) -> None:
    file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o644)
    os.write(file, body)
    os.close(file)


def catalogue(corpus: Path, most: int) -> Catalog:
    """The first papers of a corpus as a catalogue, their texts taken as plain."""
    papers = [
        Paper(
            id=one.id,
            path=f"papers/{one.year}/{one.id.lower()}.md",
            title=_text(one.title),
            title_from="source",
            abstract=_text(one.abstract),
            authors=tuple(Author(name=name) for name in one.authors),
            year=one.year,
            venue=one.venue.upper(),
            keywords=tuple(one.keywords),
        )
        for one in islice(read(corpus), most)
    ]
    return catalog.build(papers, derived=Derived(), taxonomy=(), pages=())


def _text(source: str) -> Text:
    return Text(source="", html="", plain=source)


def _memory() -> float:
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1000


if __name__ == "__main__":
    main()
