"""What a citation says of a paper, whatever the format."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from site_builder.citation.identifiers import addresses, doi, own_address
from site_builder.model import Paper
from site_builder.text import family_given

Values = Mapping[str, tuple[str, ...]]
"""Values by the name of their `citation_*` tag, without the prefix; `key` and `note` beside."""

DERIVED = "Title derived from the abstract"


def page_values(paper: Paper, address: str = "") -> tuple[tuple[str, str], ...]:
    """Pairs of name and plain text in the order of a page's tags, none empty.

    `address` is the public address of the page, absolute, when there is one.
    """
    pairs = [
        ("title", paper.title.plain),
        *(("author", family_given(author.name)) for author in paper.authors),
        ("publication_date", str(paper.year or "")),
        ("conference_title", paper.venue),
        ("doi", doi(paper)),
        ("pdf_url", addresses(paper).get("pdf", "")),
        ("public_url", address),
        ("language", paper.language),
        ("abstract", paper.abstract.plain),
    ]
    return tuple((name, content) for name, content in pairs if content)


def file_values(paper: Paper, key: str, address: str = "", *, abstract: bool = True) -> Values:
    """All that a file of many citations says of one paper.

    Unlike a page it names papers with derived titles, too, and says so; and
    the address is the paper's own where it has one, as in BibTeX.
    """
    pairs = [
        ("key", key),
        *page_values(paper, own_address(paper) or address),
        *(("keywords", keyword) for keyword in paper.keywords),
        ("note", DERIVED if paper.title_from == "abstract" else ""),
    ]
    return grouped((n, text) for n, text in pairs if text and (abstract or n != "abstract"))


def grouped(pairs: Iterable[tuple[str, str]]) -> Values:
    """Pairs by name, in order."""
    found: dict[str, tuple[str, ...]] = {}
    for name, content in pairs:
        found[name] = (*found.get(name, ()), content)
    return found
