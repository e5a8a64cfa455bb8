"""Hand-written pages."""

from __future__ import annotations

import re

from site_builder import text, yaml_text
from site_builder.decoding import decode
from site_builder.errors import ContentError
from site_builder.fields import one_line
from site_builder.model import Page
from site_builder.store.paper import check_path

LARGEST_PAGE = 1_000_000
"""Bytes."""

_FRONT = re.compile(r"---\n(.*?)^---[ ]*(?:\n|\Z)", re.MULTILINE | re.DOTALL)
_FIRST_HEADING = re.compile(r"\s*#[ \t]+([^\n]+)(?:\n|\Z)")


def read_page(raw: bytes, path: str) -> Page:
    """Read one page, by its path in the pages' folder.

    Its title is in front matter or is the first heading.
    """
    place = f"pages/{path}"
    check_path(place)
    if len(raw) > LARGEST_PAGE:
        raise ContentError("the page is larger than 1 MB", where=place)
    source = decode(raw, place)
    title, body = _title(source, place)
    if not title:
        raise ContentError(
            "the page has no title", where=f"{place}:1", hint="Begin it with a heading: # Title"
        )
    return Page(path=path, title=title, html=text.notes_html(body))


def _title(source: str, place: str) -> tuple[str, str]:
    front = _FRONT.match(source)
    body = source[front.end() :] if front else source
    values = yaml_text.load(front[1], place, line=2).values if front else {}
    title = values.get("title", "")
    if title and isinstance(title, str):
        return one_line(title), body
    heading = _FIRST_HEADING.match(body)
    return (one_line(heading[1]), body[heading.end() :]) if heading else ("", body)
