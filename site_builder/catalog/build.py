"""The catalogue of a set of papers."""

from __future__ import annotations

from collections.abc import Iterable

from site_builder.catalog.glossary import glossary
from site_builder.catalog.groups import by_tag, by_venue, by_year
from site_builder.catalog.people import by_author
from site_builder.catalog.programme import by_programme
from site_builder.catalog.renaming import rename_tags
from site_builder.model import Catalog, Derived, Page, Paper, Tag


def build(
    papers: Iterable[Paper],
    *,
    derived: Derived,
    taxonomy: tuple[Tag, ...] = (),
    pages: tuple[Page, ...] = (),
) -> Catalog:
    """Group and order the papers that have a page.

    Hidden papers are left out. A withdrawn paper keeps its page but stands in
    no list, so that it is found by its address alone. Former ids of tags give
    way to the present ones.
    """
    papers = rename_tags(papers, taxonomy)
    shown = tuple(sorted((p for p in papers if p.status != "hidden"), key=reading_order))
    listed = tuple(p for p in shown if p.status == "published")
    return Catalog(
        papers=shown,
        years=by_year(listed),
        tags=by_tag(listed, taxonomy),
        venues=by_venue(listed),
        authors=by_author(listed),
        programme=by_programme(listed),
        glossary=glossary(listed),
        taxonomy=taxonomy,
        derived=derived,
        pages=pages,
    )


def reading_order(paper: Paper) -> tuple[int, str, str]:
    """Sort key of every list: newest year first, undated last, then by title."""
    return -(paper.year or 0), paper.title.plain.casefold(), paper.id
