"""Citation files of the whole catalogue and of each year."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import msgspec

from site_builder import citation, urls
from site_builder.catalog import LARGE
from site_builder.config import Site
from site_builder.exports.tables import BOM, table_line
from site_builder.model import Artifact, Catalog, Paper

Pieces = Mapping[str, str]

COLUMNS = (
    "key", "title", "title_from", "authors", "year", "venue", "track", "presentation", "award",
    "tags", "keywords", "doi", "url", "pdf", "code", "page", "abstract",
)  # fmt: skip


def citations(catalog: Catalog, site: Site) -> Iterator[Artifact]:
    """BibTeX, RIS, CSL-JSON and CSV: of each year, and of the catalogue unless it is large."""
    book = Book(catalog=catalog, site=site, keys=citation.citation_keys(catalog.papers))
    small = len(catalog.papers) <= citation.ONE_FILE
    whole: dict[str, Pieces] = {}
    for group in catalog.years:
        pieces = {paper.id: book.pieces(paper) for paper in group.members}
        yield from _files(urls.citations_of_year(group.slug), pieces.values())
        if small:
            whole |= pieces
    if small:
        shown = (paper.id for paper in catalog.papers if paper.id in whole)
        yield from _files(urls.CITATIONS, [whole[identity] for identity in shown])


@dataclass(frozen=True, kw_only=True)
class Book:
    """What the formats look up beside the paper at hand."""

    catalog: Catalog
    site: Site
    keys: Mapping[str, str]
    """Citation key by paper id."""

    def pieces(self, paper: Paper) -> Pieces:
        """What each format says of one paper, by how its files' names end."""
        key, page = self.keys[paper.id], self.page(paper)
        lean = len(self.catalog.papers) >= LARGE
        values = citation.file_values(paper, key, page, abstract=not lean)
        return {
            "bib": citation.bibtex(paper, page, key),
            "ris": citation.ris(values),
            "csl.json": msgspec.json.encode(citation.csl(values)).decode(),
            "csv": table_line(_row(paper, self, values)),
        }

    def page(self, paper: Paper) -> str:
        """Public address of a paper's page; "" when the site's is not known."""
        path = urls.paper(paper.path)
        return urls.absolute(path, self.site.site_url) if self.site.site_url else ""

    @cached_property
    def labels(self) -> Mapping[str, str]:
        return {tag.slug: tag.label for tag in self.catalog.taxonomy}


def bibtex(entries: Sequence[str]) -> str:
    """Entries parted by blank lines."""
    return "\n\n".join(entries) + "\n"


def ris(records: Sequence[str]) -> str:
    """Records parted by blank lines."""
    return "\r\n".join(records)


def csl(items: Sequence[str]) -> str:
    """A list with an item a line, so that a change is one line."""
    return "[\n" + ",\n".join(items) + "\n]\n"


def table(rows: Sequence[str]) -> str:
    """CSV (RFC 4180) with a head line; several values of a cell are parted by `; `."""
    return BOM + table_line(COLUMNS) + "".join(rows)


WRITERS: Mapping[str, Callable[[Sequence[str]], str]] = {
    "bib": bibtex,
    "ris": ris,
    "csl.json": csl,
    "csv": table,
}
"""What makes a file of pieces, by how its name ends."""


def _files(stem: str, papers: Iterable[Pieces]) -> Iterator[Artifact]:
    pieces = list(papers)
    for _, suffix in citation.FILES:
        body = WRITERS[suffix]([piece[suffix] for piece in pieces])
        yield Artifact(path=f"{stem}.{suffix}", body=body.encode())


def _row(paper: Paper, book: Book, values: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The cells of `COLUMNS`."""
    links = citation.addresses(paper)
    return (
        book.keys[paper.id],
        paper.title.plain,
        paper.title_from,
        "; ".join(author.name for author in paper.authors),
        str(paper.year or ""),
        paper.venue,
        paper.track,
        paper.presentation,
        paper.award,
        "; ".join(book.labels.get(tag, tag) for tag in paper.tags),
        "; ".join(paper.keywords),
        citation.doi(paper),
        citation.own_address(paper),
        links.get("pdf", ""),
        links.get("code", ""),
        book.page(paper) or urls.paper(paper.path),
        " ".join(values.get("abstract", ())),
    )
