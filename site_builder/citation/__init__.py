"""Paper → what citation tools read: BibTeX, RIS, CSL-JSON, metadata of a page, COinS."""

from site_builder.citation.bibtex import bibtex
from site_builder.citation.coins import coins
from site_builder.citation.csl import csl
from site_builder.citation.files import FILES, ONE_FILE
from site_builder.citation.identifiers import addresses, doi, own_address
from site_builder.citation.key import citation_key, citation_keys
from site_builder.citation.page import is_citable, json_ld, meta_tags
from site_builder.citation.ris import ris
from site_builder.citation.values import file_values

__all__ = [
    "FILES",
    "ONE_FILE",
    "addresses",
    "bibtex",
    "citation_key",
    "citation_keys",
    "coins",
    "csl",
    "doi",
    "file_values",
    "is_citable",
    "json_ld",
    "meta_tags",
    "own_address",
    "ris",
]
