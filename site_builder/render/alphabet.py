"""tags/a-z.html: the tags in the order of their labels, each with its course."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from site_builder import urls
from site_builder.model import Group, PageSpec
from site_builder.render.head import head
from site_builder.render.pagination import letter_jumps, sheets
from site_builder.render.shelf import Shelf, counted_link
from site_builder.render.together import tags_link
from site_builder.render.trends import doors
from site_builder.render.views import IndexView, LinkGroupView, LinkView
from site_builder.text import slugify

MOST = 200
"""Tags on one page."""


def tags_a_z(shelf: Shelf) -> Iterator[PageSpec]:
    """The page and those that follow."""
    tags = sorted(shelf.catalog.tags, key=lambda tag: (_initial(tag), tag.label.casefold()))
    heading = shelf.say("Tags, A–Z")
    initials = tuple(map(_initial, tags))
    jumps = letter_jumps(urls.TAGS_A_Z, initials, MOST, lambda place: _anchor(initials[place]))
    targets = {jump.href for jump in jumps}
    for sheet in sheets(tags, urls.TAGS_A_Z, MOST):
        title = shelf.paged(heading, sheet.number)
        view = IndexView(
            head=head(sheet.path, title, shelf, section=urls.TAGS, above=(tags_link(shelf),)),
            heading=heading,
            summary=shelf.counted(len(tags), "tag"),
            groups=tuple(
                LinkGroupView(
                    heading=initial,
                    anchor=_anchor(initial) if _target(sheet.path, initial) in targets else "",
                    links=tuple(_link(tag, shelf) for tag in found),
                )
                for initial, found in groupby(sheet.items, key=_initial)
            ),
            doors=(LinkView(label=shelf.say("By area"), href=urls.TAGS), *doors(shelf)),
            filter_label="" if sheet.pagination else shelf.say("Filter tags"),
            jumps=jumps,
            pagination=sheet.pagination,
        )
        yield PageSpec(path=sheet.path, template="pages/index.html", view=view)


def _link(tag: Group, shelf: Shelf) -> LinkView:
    return replace(counted_link(tag), spark=shelf.sparks.get(tag.slug, ""))


def _initial(tag: Group) -> str:
    """The Latin capital a tag is filed under, or "#"."""
    initial = slugify(tag.label)[0].upper()
    return initial if "A" <= initial <= "Z" else "#"


def _anchor(initial: str) -> str:
    return f"letter-{'other' if initial == '#' else initial.lower()}"


def _target(path: str, initial: str) -> str:
    return f"{path}#{_anchor(initial)}"
