"""Catalog → files for other programs: data, citations, feeds, sitemap, archives."""

from site_builder.exports.archive import EARLIEST, archive
from site_builder.exports.epub import epub
from site_builder.exports.export import export_all
from site_builder.exports.records import search_records

__all__ = ["EARLIEST", "archive", "epub", "export_all", "search_records"]
