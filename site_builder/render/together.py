"""together.html: which tags stand on the same papers, as a grid."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from site_builder import urls
from site_builder.catalog import count_pairs
from site_builder.model import FEWEST, Group, PageSpec
from site_builder.render.head import head
from site_builder.render.shelf import Shelf, counted_link
from site_builder.render.trend_views import CellView, TogetherView
from site_builder.render.views import LinkView

TAGS = LinkView(label="Tags", href=urls.TAGS)
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
    what = "Areas" if all(_is_area(tag, shelf) for tag in tags) else "The commonest tags"
    view = TogetherView(
        head=head(urls.TOGETHER, "Tags together", shelf, section=urls.TAGS, above=(TAGS,)),
        summary=f"{what}, and how many papers bear the tags of both row and column.",
        note=f"Rows of fewer than {FEWEST} papers are not told apart." if few else "",
        columns=tuple(tag.label for tag in tags),
        rows=tuple(
            (counted_link(row), tuple(_cell(row, column, pairs) for column in tags)) for row in tags
        ),
        steps=_steps(),
    )
    yield PageSpec(path=urls.TOGETHER, template="pages/together.html", view=view)


def has_grid(shelf: Shelf) -> bool:
    """Whether enough tags are there to stand together."""
    return len(_tags(shelf)) >= LEAST


def _tags(shelf: Shelf) -> tuple[Group, ...]:
    """The areas, or where the taxonomy has few the commonest tags of all."""
    tags = shelf.catalog.tags
    areas = tuple(tag for tag in tags if _is_area(tag, shelf))
    return _commonest(areas if len(areas) >= MOST // 2 else tags)


def _is_area(tag: Group, shelf: Shelf) -> bool:
    return tag.slug in shelf.taxonomy and not shelf.taxonomy[tag.slug].parent


def _commonest(tags: tuple[Group, ...]) -> tuple[Group, ...]:
    return tuple(sorted(tags, key=lambda tag: (-len(tag.members), tag.label))[:MOST])


def _cell(row: Group, column: Group, pairs: dict[tuple[str, str], int]) -> CellView:
    if row is column:
        return CellView(count="", href="", shade=0)
    count = pairs.get((row.slug, column.slug), 0)
    share = 100 * count / len(row.members) if len(row.members) >= FEWEST else 0
    return CellView(
        count=f"{count:,}",
        href=urls.search(tags=(row.slug, column.slug)) if count else "",
        shade=(1 + sum(share >= step for step in STEPS)) if count else 0,
    )


def _steps() -> tuple[str, ...]:
    """Words for each shade from the palest that has papers."""
    first, last = STEPS[0], STEPS[-1]
    between = (f"{low}–{high}%" for low, high in pairwise(STEPS))
    return (f"under {first}%", *between, f"{last}% and more")
