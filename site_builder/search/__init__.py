"""Catalog → the files that the page searches."""

from site_builder.search.files import index

__all__ = ["index"]
