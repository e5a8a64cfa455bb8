"""Catalog → the files that the page searches."""

from site_builder.search.index import index

__all__ = ["index"]
