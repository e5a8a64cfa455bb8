"""data/names.csv: the glossary as a table."""

from __future__ import annotations

from collections.abc import Iterator

from site_builder import urls
from site_builder.exports.tables import BOM, table_line
from site_builder.model import Artifact, Catalog, Term

NAME_COLUMNS = ("name", "stands_for", "first_year", "papers", "introduced_by")


def names(catalog: Catalog) -> Iterator[Artifact]:
    """The names of the catalogue in alphabetical order; no file where there are none."""
    if catalog.glossary:
        lines = (table_line(cells) for cells in (NAME_COLUMNS, *map(_cells, catalog.glossary)))
        yield Artifact(path=urls.NAMES_TABLE, body=(BOM + "".join(lines)).encode())


def _cells(term: Term) -> tuple[str, ...]:
    """The cells of `NAME_COLUMNS`; papers by their pages, several parted by "; "."""
    first = term.first_year
    return (
        term.name,
        "; ".join(term.expansions),
        str(first or ""),
        str(len(term.members)),
        "; ".join(urls.paper(paper.path) for paper in term.introduced),
    )
