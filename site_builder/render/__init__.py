"""Catalog → pages, through Jinja templates."""

from site_builder.render.page import Renderer, site_view
from site_builder.render.plan import plan

__all__ = ["Renderer", "plan", "site_view"]
