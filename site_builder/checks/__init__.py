"""A built site → what is wrong with it."""

from site_builder.checks.links import links
from site_builder.checks.size import size

__all__ = ["links", "size"]
