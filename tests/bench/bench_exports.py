"""Write the citation files of papers of a corpus, and read them back with other programs.

python tests/bench/bench_exports.py papers.jsonl.xz [-n 5000]

BibTeX by pybtex and pylatexenc, RIS by rispy, CSL-JSON by citeproc-py, CSV by
Python's own reader. A value is lost when it does not come back letter by
letter, white space apart; titles with formulas are compared as LaTeX.
"""

from __future__ import annotations

import argparse
import csv
import json
import lzma
import time
from collections.abc import Callable, Iterator, Mapping
from io import StringIO
from itertools import islice
from pathlib import Path
from typing import Any

import rispy
from citeproc.source.json import CiteProcJSON
from pybtex.database import parse_string

from site_builder import catalog, fields
from site_builder.citation import addresses, citation_keys, doi, own_address
from site_builder.config import Site
from site_builder.exports.citations import citations
from site_builder.model import Derived, Paper
from site_builder.text import family_given, to_latex, typeset_abstract, typeset_title
from tests.reading import plain

Values = dict[str, str]
_LEFT_OUT = str.maketrans("’‘`", "'''", "{}")
SHOWN = 10
"""Lost values that are printed of each format."""


def main() -> None:
    """Print, for each format, what was written, what came back and how long it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("corpus", type=Path)
    parser.add_argument("-n", type=int, default=5_000, help="papers, from all of the corpus")
    given = parser.parse_args()
    papers = list(_papers(given.corpus, given.n))
    shelf = catalog.build(papers, derived=Derived())
    start = time.perf_counter()
    made = {file.path: file.body.decode() for file in citations(shelf, Site())}
    seconds = time.perf_counter() - start
    keys = citation_keys(papers)
    print(f"{len(papers):,} papers, {len(made)} files, written in {seconds:.1f} s")
    print(f"keys: {len(set(keys.values())):,} different")
    print(f"{'format':<9} {'kB':>7} {'records':>8} {'values':>8} {'lost':>5} {'read s':>7}")
    for suffix, (read, wanted) in FORMATS.items():
        text = made[f"data/catalog.{suffix}"]
        start = time.perf_counter()
        found = read(text)
        seconds = time.perf_counter() - start
        losses = list(_losses({keys[p.id]: wanted(p) for p in papers}, found))
        values = sum(len(wanted(paper)) for paper in papers)
        size = len(text.encode()) / 1000
        print(
            f"{suffix:<9} {size:7,.0f} {len(found):8,} {values:8,} {len(losses):5,} {seconds:7.1f}"
        )
        for loss in losses[:SHOWN]:
            print(f"  {loss}")


def _papers(corpus: Path, number: int) -> Iterator[Paper]:
    """Papers at equal distances in the corpus."""
    with lzma.open(corpus, "rt", encoding="utf-8") as lines:
        total = sum(1 for _ in lines)
    with lzma.open(corpus, "rt", encoding="utf-8") as lines:
        chosen = islice(lines, 0, None, max(1, total // number))
        for position, line in enumerate(islice(chosen, number)):
            yield _paper(json.loads(line), position)


def _paper(entry: dict[str, Any], position: int) -> Paper:
    found = {kind: entry[kind] for kind in ("pdf",) if entry.get(kind)}
    address = entry.get("url") or ""
    kind = "doi" if "doi.org/" in address else "paper"
    return Paper(
        id=f"{position:012x}",
        path=f"papers/{entry['year']}/p{position}.md",
        title=typeset_title(entry["title"], _formula),
        title_from="source",
        abstract=typeset_abstract(entry["abstract"], _formula),
        authors=fields.authors(entry.get("authors") or []),
        year=entry["year"],
        venue=entry["venue"],
        keywords=fields.texts(entry.get("keywords") or [], ";"),
        links=fields.links({**found, **({kind: address} if address else {})}),
    )


def _formula(_tex: str, _display: bool) -> str:
    return "<math><mi>x</mi></math>"


def _read_bib(text: str) -> dict[str, Values]:
    return {
        key: {
            "title": entry.fields["title"] if "$" in entry.fields["title"].replace("\\$", "")
            else plain(entry.fields["title"]),
            "authors": "; ".join(plain(str(person)) for person in entry.persons.get("author", ())),
            "year": entry.fields.get("year", ""),
            "venue": plain(entry.fields.get("booktitle", "")),
            "doi": entry.fields.get("doi", ""),
            "url": entry.fields.get("url", ""),
        }
        for key, entry in parse_string(text, "bibtex").entries.items()
    }  # fmt: skip


def _wanted_bib(paper: Paper) -> Values:
    title = to_latex(paper.title)
    formula = "$" in title.replace("\\$", "")
    return {
        **_wanted(paper),
        "title": title if formula else paper.title.plain,
        "authors": "; ".join(_bibtex_name(author.name) for author in paper.authors),
    }


def _bibtex_name(name: str) -> str:
    return name if " and " in name else family_given(name)


def _read_ris(text: str) -> dict[str, Values]:
    return {
        record["id"]: {
            "title": record["title"],
            "authors": "; ".join(record.get("authors", [])),
            "year": record.get("year", ""),
            "venue": record.get("secondary_title", ""),
            "doi": record.get("doi", ""),
            "url": "".join(record.get("urls", [])),
            "pdf": record.get("file_attachments1", ""),
            "keywords": "; ".join(record.get("keywords", [])),
            "abstract": record.get("abstract", ""),
        }
        for record in rispy.loads(text)
    }


def _wanted_full(paper: Paper) -> Values:
    return {
        **_wanted(paper),
        "authors": _names(paper),
        "pdf": addresses(paper).get("pdf", ""),
        "keywords": "; ".join(paper.keywords),
        "abstract": paper.abstract.plain,
    }


def _read_csl(text: str) -> dict[str, Values]:
    items = CiteProcJSON(json.loads(text))
    return {key: _csl_values(item) for key, item in items.items()}


def _csl_values(item: Any) -> Values:
    people = item.get("author", [])
    return {
        "title": str(item.get("title", "")),
        "authors": "; ".join(
            ", ".join(filter(None, (str(p.get("family") or p.get("literal")), p.get("given"))))
            for p in people
        ),
        "year": str(item.issued.year) if "issued" in item else "",
        "venue": str(item.get("container_title", "")),
        "doi": str(item.get("DOI", "") or item.get("doi", "")),
        "url": str(item.get("URL", "") or item.get("url", "")),
        "keywords": str(item.get("keyword", "")),
        "abstract": str(item.get("abstract", "")),
    }


def _wanted_csl(paper: Paper) -> Values:
    full = _wanted_full(paper)
    del full["pdf"]
    return {**full, "keywords": ", ".join(paper.keywords)}


def _read_csv(text: str) -> dict[str, Values]:
    rows = csv.DictReader(StringIO(text.removeprefix("\ufeff"), newline=""))
    return {row["key"]: {name: _undone(cell) for name, cell in row.items()} for row in rows}


def _undone(cell: str) -> str:
    return cell[1:] if cell[:1] == "'" and cell[1:2] in "=+-@＝＋－＠" else cell


def _wanted_csv(paper: Paper) -> Values:
    return {**_wanted_full(paper), "authors": "; ".join(a.name for a in paper.authors)}


def _wanted(paper: Paper) -> Values:
    return {
        "title": paper.title.plain,
        "year": str(paper.year or ""),
        "venue": paper.venue,
        "doi": doi(paper),
        "url": own_address(paper),
    }


def _names(paper: Paper) -> str:
    return "; ".join(family_given(author.name) for author in paper.authors)


def _losses(wanted: Mapping[str, Values], found: Mapping[str, Values]) -> Iterator[str]:
    for key, values in wanted.items():
        for name, value in values.items():
            back = found.get(key, {}).get(name, "")
            if _bare(back) != _bare(value):
                yield f"{key} {name}: {value[:100]!r} came back as {back[:100]!r}"


def _bare(text: str) -> str:
    """Text without white space, the braces that hold letters together, and bent quotes.

    LaTeX bends apostrophes and backticks; pylatexenc leaves them straight.
    """
    return "".join(text.translate(_LEFT_OUT).split())


FORMATS: dict[str, tuple[Callable[[str], dict[str, Values]], Callable[[Paper], Values]]] = {
    "bib": (_read_bib, _wanted_bib),
    "ris": (_read_ris, _wanted_full),
    "csl.json": (_read_csl, _wanted_csl),
    "csv": (_read_csv, _wanted_csv),
}

if __name__ == "__main__":
    main()
