"""A title for an abstract that came without one."""

from site_builder.understanding.titles.derive import derive_title

__all__ = ["derive_title"]
