"""Which pages there are."""

from __future__ import annotations

from collections.abc import Iterator

from site_builder.config import MenuItem, Site
from site_builder.errors import Problem
from site_builder.model import Catalog, PageSpec
from site_builder.render.alphabet import tags_a_z
from site_builder.render.atlas import atlas
from site_builder.render.changes import changes_pages
from site_builder.render.correct import correct
from site_builder.render.glossary import glossary
from site_builder.render.health import health
from site_builder.render.home import home
from site_builder.render.indexes import authors_index, tags_index, venues_index, years_index
from site_builder.render.listings import listings
from site_builder.render.papers import papers, redirects
from site_builder.render.programme import programme_index
from site_builder.render.shelf import Shelf
from site_builder.render.texts import about, not_found, reading_list, search, texts
from site_builder.render.together import together
from site_builder.render.trends import trends


def leads_to_page(item: MenuItem) -> bool:
    """Whether an entry of the menu leads to a page by its path in the site."""
    path = item.target.partition("#")[0]
    return ":" not in path and path.endswith(".html")


class Plan:
    """Every page of a site, made one by one as it is iterated."""

    def __init__(self, catalog: Catalog, site: Site, *, problems: tuple[Problem, ...] = ()) -> None:
        self._problems = problems
        self._shelf = Shelf(catalog=catalog, site=site)
        self.indexed: list[str] = []
        """Paths that search engines may list, of the pages iterated so far."""
        self._sought = {
            item.target.partition("#")[0]: item for item in site.menu if leads_to_page(item)
        }

    def __iter__(self) -> Iterator[PageSpec]:
        for spec in self._specs():
            if spec.indexed:
                self.indexed.append(spec.path)
            self._sought.pop(spec.path, None)
            yield spec

    def dead_ends(self) -> Iterator[Problem]:
        """Yield each entry of the menu that none of the pages iterated so far answers."""
        for target, item in self._sought.items():
            yield Problem(
                where=item.where,
                code="broken-link",
                message=f"the menu leads to {target}, which is no page of the site",
                hint="Write the page in content/pages/, or correct the address.",
            )

    def _specs(self) -> Iterator[PageSpec]:
        shelf = self._shelf
        yield home(shelf)
        yield years_index(shelf)
        yield tags_index(shelf)
        if shelf.catalog.tags:
            yield from tags_a_z(shelf)
        yield from authors_index(shelf)
        if len(shelf.catalog.venues) > 1:
            yield venues_index(shelf)
        yield from programme_index(shelf)
        if shelf.catalog.glossary:
            yield from glossary(shelf)
        yield from trends(shelf)
        yield from together(shelf)
        yield from atlas(shelf)
        for group in shelf.groups:
            yield from listings(group, shelf)
        yield from papers(shelf)
        yield from redirects(shelf)
        yield from texts(shelf)
        yield about(shelf)
        if "changes" not in shelf.site.without:
            yield from changes_pages(shelf)
        if "health" not in shelf.site.without:
            yield from health(shelf, self._problems)
        yield search(shelf)
        yield reading_list(shelf)
        if "correct" not in shelf.site.without:
            yield correct(shelf)
        yield not_found(shelf)
