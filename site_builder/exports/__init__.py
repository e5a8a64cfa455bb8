"""Catalog → files for other programs: data, feeds, sitemap."""

from site_builder.exports.export import export_all

__all__ = ["export_all"]
