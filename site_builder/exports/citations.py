"""Citation files of the whole catalogue and of each year."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from io import StringIO

import msgspec

from site_builder import citation, urls
from site_builder.config import Site
from site_builder.model import Artifact, Catalog, Paper

LEAN = 20_000
"""Papers from which files leave abstracts out, so that the site stays below 1 GB."""

COLUMNS = (
    "key", "title", "title_from", "authors", "year", "venue", "track", "presentation", "award",
    "tags", "keywords", "doi", "url", "pdf", "code", "page", "abstract",
)  # fmt: skip
_FORMULA = ("=", "+", "-", "@", "＝", "＋", "－", "＠")
"""What makes a spreadsheet run a cell."""


def citations(catalog: Catalog, site: Site) -> Iterator[Artifact]:
    """BibTeX, RIS, CSL-JSON and CSV: of the catalogue, unless it is large, and of each year."""
    book = Book(catalog=catalog, site=site, keys=citation.citation_keys(catalog.papers))
    if len(catalog.papers) <= citation.ONE_FILE:
        yield from _files(urls.CITATIONS, catalog.papers, book)
    for group in catalog.years:
        yield from _files(urls.citations_of_year(group.slug), group.members, book)


@dataclass(frozen=True, slots=True, kw_only=True)
class Book:
    """What the formats look up beside the paper at hand."""

    catalog: Catalog
    site: Site
    keys: Mapping[str, str]
    """Citation key by paper id."""

    def page(self, paper: Paper) -> str:
        """Public address of a paper's page; "" when the site's is not known."""
        path = urls.paper(paper.path)
        return urls.absolute(path, self.site.site_url) if self.site.site_url else ""

    def values(self, paper: Paper) -> Mapping[str, tuple[str, ...]]:
        with_abstract = len(self.catalog.papers) < LEAN
        key = self.keys[paper.id]
        return citation.file_values(paper, key, self.page(paper), abstract=with_abstract)

    @property
    def labels(self) -> Mapping[str, str]:
        return {tag.slug: tag.label for tag in self.catalog.taxonomy}


def bibtex(papers: Sequence[Paper], book: Book) -> str:
    """Entries parted by blank lines."""
    entries = (citation.bibtex(p, book.page(p), book.keys[p.id]) for p in papers)
    return "\n\n".join((*entries, "")).rstrip("\n") + "\n"


def ris(papers: Sequence[Paper], book: Book) -> str:
    """Records parted by blank lines."""
    return "\r\n".join(citation.ris(book.values(paper)) for paper in papers)


def csl(papers: Sequence[Paper], book: Book) -> str:
    """A list with an item a line, so that a change is one line."""
    items = (msgspec.json.encode(citation.csl(book.values(paper))).decode() for paper in papers)
    return "[\n" + ",\n".join(items) + "\n]\n"


def table(papers: Sequence[Paper], book: Book) -> str:
    """CSV (RFC 4180) with a head line; several values of a cell are parted by `; `.

    The byte order mark tells spreadsheets that it is UTF-8. A cell that one
    would take for a formula begins with an apostrophe.
    """
    written = StringIO()
    rows = csv.DictWriter(written, COLUMNS)
    rows.writeheader()
    labels = book.labels
    for paper in papers:
        row = _row(paper, book, labels)
        rows.writerow({name: _inert(row.get(name, "")) for name in COLUMNS})
    return "\ufeff" + written.getvalue()


WRITERS: Mapping[str, Callable[[Sequence[Paper], Book], str]] = {
    "bib": bibtex,
    "ris": ris,
    "csl.json": csl,
    "csv": table,
}
"""What writes a format, by how its files' names end."""


def _files(stem: str, papers: Sequence[Paper], book: Book) -> Iterator[Artifact]:
    shown = [paper for paper in papers if paper.status == "published"]
    for _, suffix in citation.FILES:
        yield Artifact(path=f"{stem}.{suffix}", body=WRITERS[suffix](shown, book).encode())


def _row(paper: Paper, book: Book, labels: Mapping[str, str]) -> dict[str, str]:
    links = citation.addresses(paper)
    values = book.values(paper)
    return {
        "key": book.keys[paper.id],
        "title": paper.title.plain,
        "title_from": paper.title_from,
        "authors": "; ".join(author.name for author in paper.authors),
        "year": str(paper.year or ""),
        "venue": paper.venue,
        "track": paper.track,
        "presentation": paper.presentation,
        "award": paper.award,
        "tags": "; ".join(labels.get(tag, tag) for tag in paper.tags),
        "keywords": "; ".join(paper.keywords),
        "doi": citation.doi(paper),
        "url": citation.own_address(paper),
        "pdf": links.get("pdf", ""),
        "code": links.get("code", ""),
        "page": book.page(paper) or urls.paper(paper.path),
        "abstract": " ".join(values.get("abstract", ())),
    }


def _inert(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULA) else cell
