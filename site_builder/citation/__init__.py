"""Paper → what citation tools read: BibTeX, metadata of a page, COinS."""

from site_builder.citation.bibtex import bibtex
from site_builder.citation.coins import coins
from site_builder.citation.key import citation_key
from site_builder.citation.page import is_citable, json_ld, meta_tags

__all__ = ["bibtex", "citation_key", "coins", "is_citable", "json_ld", "meta_tags"]
