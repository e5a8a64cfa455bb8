"""A built site or its papers → what is wrong with it."""

from site_builder.checks.links import links
from site_builder.checks.size import size
from site_builder.checks.texts import texts

__all__ = ["links", "size", "texts"]
