"""Fields of a paper ↔ the strings, lists and mappings people write."""

from site_builder.fields.facts import facts, plain_facts
from site_builder.fields.links import LINK_KINDS, by_kind, link_kind, links, plain_links
from site_builder.fields.people import authors, plain_authors
from site_builder.fields.plain import (
    FIRST_YEAR,
    LAST_YEAR,
    LONGEST_ABSTRACT,
    clipped,
    language,
    one_line,
    text,
    texts,
    year,
)

__all__ = [
    "FIRST_YEAR",
    "LAST_YEAR",
    "LINK_KINDS",
    "LONGEST_ABSTRACT",
    "authors",
    "by_kind",
    "clipped",
    "facts",
    "language",
    "link_kind",
    "links",
    "one_line",
    "plain_authors",
    "plain_facts",
    "plain_links",
    "text",
    "texts",
    "year",
]
