"""Words → tags: what a text mentions, how much that says, what to choose."""

from site_builder.understanding.tagging.candidates import (
    Candidate,
    missing_keywords,
    missing_phrases,
)
from site_builder.understanding.tagging.chances import chances, describe
from site_builder.understanding.tagging.choice import choose
from site_builder.understanding.tagging.hints import hinted
from site_builder.understanding.tagging.keywords import from_keywords
from site_builder.understanding.tagging.mentions import Mention, find

__all__ = [
    "Candidate",
    "Mention",
    "chances",
    "choose",
    "describe",
    "find",
    "from_keywords",
    "hinted",
    "missing_keywords",
    "missing_phrases",
]
