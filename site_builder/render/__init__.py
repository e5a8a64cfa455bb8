"""Catalog → pages, through Jinja templates."""

from site_builder.render.atlas import map_data
from site_builder.render.editions import book, newest, single
from site_builder.render.entries import entries
from site_builder.render.page import Renderer, site_view
from site_builder.render.plan import Plan
from site_builder.render.shelf import Shelf
from site_builder.render.trends import trends_data

__all__ = [
    "Plan",
    "Renderer",
    "Shelf",
    "book",
    "entries",
    "map_data",
    "newest",
    "single",
    "site_view",
    "trends_data",
]
