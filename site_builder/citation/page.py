"""The metadata of a paper's page, for Google Scholar, Zotero and search engines."""

from __future__ import annotations

from site_builder.citation.values import page_values
from site_builder.model import Paper

NO_BREAK = "\u00a0"


def is_citable(paper: Paper) -> bool:
    """Whether title and authors are true, so that a citation invents nothing."""
    return bool(paper.authors) and paper.title_from != "abstract" and paper.status == "published"


def meta_tags(paper: Paper, address: str = "") -> tuple[tuple[str, str], ...]:
    """Name and content of each `citation_*` tag, plain text, in order.

    Highwire Press names, as Google Scholar's inclusion guidelines and Zotero's
    Embedded Metadata translator read them. () for a paper that is not citable.
    `address` is the public address of the page, absolute, when there is one.
    """
    if not is_citable(paper):
        return ()
    return tuple(
        (f"citation_{name}", _whole(text) if name == "author" else text)
        for name, text in page_values(paper, address)
    )


def _whole(name: str) -> str:
    """A name that Zotero does not cut in two.

    It takes "de la Cruz, Ana María" for two people, since there are spaces on
    both sides of the comma; with spaces that do not break it does not.
    """
    family, comma, given = name.partition(", ")
    return f"{family.replace(' ', NO_BREAK)}, {given}" if comma and " " in given else name


def json_ld(paper: Paper, address: str = "") -> dict[str, object]:
    """A schema.org ScholarlyArticle; {} for a paper that is not citable.

    What `meta_tags` say already is left out, but for what the type demands.
    """
    if not is_citable(paper):
        return {}
    fields: dict[str, object] = {
        "@context": "https://schema.org",
        "@type": "ScholarlyArticle",
        "headline": paper.title.plain,
        "author": [{"@type": "Person", "name": author.name} for author in paper.authors],
        "datePublished": str(paper.year or ""),
        "url": address,
    }
    return {name: value for name, value in fields.items() if value}
