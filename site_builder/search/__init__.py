"""Catalog → the files that the page searches."""

from site_builder.search.files import MANIFEST, index

__all__ = ["MANIFEST", "index"]
