"""The head of a page and the way to it."""

from __future__ import annotations

from collections.abc import Mapping

from site_builder import urls
from site_builder.render.shelf import Shelf
from site_builder.render.views import Head, LinkView

DESCRIPTION = 120
"""Characters of a description that search engines show."""


def head(
    path: str,
    title: str,
    shelf: Shelf,
    *,
    section: str = "",
    above: tuple[LinkView, ...] = (),
    description: str = "",
    meta: tuple[tuple[str, str], ...] = (),
    json_ld: Mapping[str, object] | None = None,
    feed: str = "",
    indexed: bool = True,
) -> Head:
    """The head of the page at `path`; `above` lists the pages between home and it.

    A page that has no description of its own says what it is a page of.
    """
    return Head(
        path=path,
        title=title,
        description=description or f"{title}: {shelf.site.title}".removeprefix(": "),
        canonical=shelf.absolute(path) if indexed else "",
        meta=meta,
        json_ld=json_ld or {},
        feed=feed,
        section=section,
        crumbs=(LinkView(label=shelf.say("Home"), href=urls.HOME), *above)
        if path != urls.HOME
        else (),
        robots="" if indexed else "noindex",
    )
