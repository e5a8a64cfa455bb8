"""together.html: which tags stand on the same papers, as a grid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from site_builder import urls
from site_builder.catalog import count_pairs
from site_builder.language import Words
from site_builder.model import FEWEST, Group, PageSpec
from site_builder.render.head import head
from site_builder.render.shelf import Shelf, counted_link
from site_builder.render.trend_views import CellView, TogetherView
from site_builder.render.views import LinkView

MOST = 20
"""Tags of the grid."""
LEAST = 3
STEPS = (5, 10, 20, 40)
"""Per cent of the row's papers from which a cell is a shade darker."""


def together(shelf: Shelf) -> Iterator[PageSpec]:
    """The page, where there are three tags that can meet."""
    if not has_grid(shelf):
        return
    tags = _tags(shelf)
    pairs = count_pairs(tags)
    few = any(len(tag.members) < FEWEST for tag in tags)
    summary = (
        shelf.say("Areas, and how many papers bear the tags of both row and column.")
        if all(_is_area(tag, shelf) for tag in tags)
        else shelf.say(
            "The commonest tags, and how many papers bear the tags of both row and column."
        )
    )
    note = shelf.say("Rows of fewer than {few} papers are not told apart.", few=FEWEST)
    view = TogetherView(
        head=head(
            urls.TOGETHER,
            shelf.say("Tags together"),
            shelf,
            section=urls.TAGS,
            above=(tags_link(shelf),),
        ),
        summary=summary,
        note=note if few else "",
        columns=tuple(tag.label for tag in tags),
        rows=tuple(
            (counted_link(row), tuple(_cell(row, column, pairs, shelf.words) for column in tags))
            for row in tags
        ),
        steps=_steps(shelf),
    )
    yield PageSpec(path=urls.TOGETHER, template="pages/together.html", view=view)


def tags_link(shelf: Shelf) -> LinkView:
    """The way up to all tags."""
    return LinkView(label=shelf.say("Tags"), href=urls.TAGS)


def has_grid(shelf: Shelf) -> bool:
    """Whether enough tags are there to stand together."""
    return "together" not in shelf.site.without and len(_tags(shelf)) >= LEAST


def _tags(shelf: Shelf) -> tuple[Group, ...]:
    """The areas, or where the taxonomy has few the commonest tags of all."""
    tags = shelf.catalog.tags
    areas = tuple(tag for tag in tags if _is_area(tag, shelf))
    return _commonest(areas if len(areas) >= MOST // 2 else tags)


def _is_area(tag: Group, shelf: Shelf) -> bool:
    return tag.slug in shelf.taxonomy and not shelf.taxonomy[tag.slug].parent


def _commonest(tags: tuple[Group, ...]) -> tuple[Group, ...]:
    return tuple(sorted(tags, key=lambda tag: (-len(tag.members), tag.label))[:MOST])


def _cell(row: Group, column: Group, pairs: dict[tuple[str, str], int], words: Words) -> CellView:
    if row is column:
        return CellView(count="", href="", shade=0)
    count = pairs.get((row.slug, column.slug), 0)
    share = 100 * count / len(row.members) if len(row.members) >= FEWEST else 0
    return CellView(
        count=words.number(count),
        href=urls.search(tags=(row.slug, column.slug)) if count else "",
        shade=(1 + sum(share >= step for step in STEPS)) if count else 0,
    )


def _steps(shelf: Shelf) -> tuple[str, ...]:
    """Words for each shade from the palest that has papers."""
    first, last = STEPS[0], STEPS[-1]
    between = (f"{low}–{high}%" for low, high in pairwise(STEPS))
    return (
        shelf.say("under {share}%", share=first),
        *between,
        shelf.say("{share}% and more", share=last),
    )
