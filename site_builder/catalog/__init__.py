"""Papers → Catalog: what there is to show, grouped and in order."""

from site_builder.catalog.build import build
from site_builder.catalog.check import check
from site_builder.catalog.people import person_key
from site_builder.catalog.slugs import group_slug, tag_slug
from site_builder.catalog.taxonomy import ancestors, children
from site_builder.catalog.together import coauthors, tags_together

__all__ = [
    "ancestors",
    "build",
    "check",
    "children",
    "coauthors",
    "group_slug",
    "person_key",
    "tag_slug",
    "tags_together",
]
