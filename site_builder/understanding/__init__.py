"""Papers → titles, tags and neighbours: what an abstract says of itself."""

from site_builder.understanding.drafting import draft
from site_builder.understanding.evidence import evidence, said
from site_builder.understanding.facts import Finding, find_facts
from site_builder.understanding.layout import lay_out
from site_builder.understanding.related import related
from site_builder.understanding.statistics import count_terms
from site_builder.understanding.tagging import Candidate, missing_keywords, missing_phrases
from site_builder.understanding.tags import from_keywords, tag, taggings
from site_builder.understanding.taxonomy import Tagger, compile_taxonomy
from site_builder.understanding.titles import derivation, derive_title

__all__ = [
    "Candidate",
    "Finding",
    "Tagger",
    "compile_taxonomy",
    "count_terms",
    "derivation",
    "derive_title",
    "draft",
    "evidence",
    "find_facts",
    "from_keywords",
    "lay_out",
    "missing_keywords",
    "missing_phrases",
    "related",
    "said",
    "tag",
    "taggings",
]
