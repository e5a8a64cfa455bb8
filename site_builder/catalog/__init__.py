"""Papers → Catalog: what there is to show, grouped and in order."""

from site_builder.catalog.build import build
from site_builder.catalog.changes import Change, changes
from site_builder.catalog.check import check
from site_builder.catalog.following import LARGE, followed
from site_builder.catalog.people import person_key
from site_builder.catalog.programme import PROGRAMME, programme_key
from site_builder.catalog.renaming import former_tags, rename_tags
from site_builder.catalog.slugs import group_slug, tag_slug
from site_builder.catalog.taxonomy import ancestors, children
from site_builder.catalog.together import coauthors, count_pairs, tags_together
from site_builder.catalog.trends import THIN, Course, Trends, count_trends, movers, spans
from site_builder.catalog.usage import TagUse, Usage, tag_usage
from site_builder.catalog.without import without

__all__ = [
    "LARGE",
    "PROGRAMME",
    "THIN",
    "Change",
    "Course",
    "TagUse",
    "Trends",
    "Usage",
    "ancestors",
    "build",
    "changes",
    "check",
    "children",
    "coauthors",
    "count_pairs",
    "count_trends",
    "followed",
    "former_tags",
    "group_slug",
    "movers",
    "person_key",
    "programme_key",
    "rename_tags",
    "spans",
    "tag_slug",
    "tag_usage",
    "tags_together",
    "without",
]
