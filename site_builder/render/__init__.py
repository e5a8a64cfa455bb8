"""Catalog → pages, through Jinja templates."""

from site_builder.render.page import Renderer, site_view
from site_builder.render.plan import Plan

__all__ = ["Plan", "Renderer", "site_view"]
