"""File names of groups."""

from __future__ import annotations

import re
from collections.abc import Container

from site_builder.text import distinct_slug


def group_slug(name: str) -> str:
    """The slug of a group, never one that reads as a page number.

    Page 2 of the tag `gpt` is `gpt-2.html`, so the tag GPT-2 must not be:
    its slug is `gpt2`.
    """
    return re.sub(r"-(\d+)$", r"\1", distinct_slug(name))


def tag_slug(name: str, known: Container[str]) -> str:
    """The slug of a tag as a paper names it: by one of the `known` slugs, or in words."""
    return name if name in known else group_slug(name)
