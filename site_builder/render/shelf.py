"""A catalogue with the look-ups that its pages need, made once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import chain
from urllib.parse import quote

from site_builder import urls
from site_builder.catalog import (
    LARGE,
    Trends,
    count_trends,
    group_slug,
    person_key,
    programme_key,
    tag_slug,
    tags_together,
)
from site_builder.citation import FILES, citation_keys
from site_builder.config import Site
from site_builder.language import Words
from site_builder.model import Author, Catalog, Group, Paper, Tag, Term
from site_builder.render.charts import spark
from site_builder.render.views import CardView, LinkView
from site_builder.render.wording import NOUNS, capitalised

COMPANIONS = 8
"""Tags shown beside a tag."""
FEW, MANY = 2, 10
"""Papers from which a name has a page; the second where papers are many."""


@dataclass(frozen=True, kw_only=True)
class Shelf:
    """The catalogue, and what is where in it."""

    catalog: Catalog
    site: Site

    @property
    def words(self) -> Words:
        """The interface in the catalogue's language."""
        return self.site.words

    def say(self, phrase: str, /, **values: object) -> str:
        """Return a phrase in the language, with its values in their places."""
        return self.words.say(phrase, **values)

    def counted(self, number: int, noun: str) -> str:
        """`1 paper`, `4,812 papers`, in the language."""
        return self.words.count(number, *NOUNS[noun])

    def paged(self, title: str, page: int) -> str:
        """The title of a page of a list: `Names`, `Names, page 2`."""
        if page == 1:
            return title
        return self.say("{title}, page {page}", title=title, page=page)

    @cached_property
    def papers(self) -> dict[str, Paper]:
        return {paper.id: paper for paper in self.catalog.papers}

    @cached_property
    def founded(self) -> str:
        """ISO date of the first papers, which are new to no one who was here before."""
        return min((paper.added for paper in self.catalog.papers), default="")

    @cached_property
    def people(self) -> dict[str, Group]:
        return {group.key: group for group in self.catalog.authors}

    @cached_property
    def keys(self) -> dict[str, str]:
        """The citation key of each paper by its id."""
        return citation_keys(self.catalog.papers)

    @cached_property
    def tags(self) -> dict[str, Group]:
        return {group.slug: group for group in self.catalog.tags}

    @cached_property
    def taxonomy(self) -> dict[str, Tag]:
        return {tag.slug: tag for tag in self.catalog.taxonomy}

    @cached_property
    def companions(self) -> dict[str, tuple[str, ...]]:
        return tags_together(self.catalog.tags, self.taxonomy, COMPANIONS)

    @cached_property
    def trends(self) -> Trends:
        found = count_trends(self.catalog)
        return replace(found, tags=(), terms=()) if "trends" in self.site.without else found

    @cached_property
    def sparks(self) -> dict[str, str]:
        """The course of each tag of enough papers, by its slug."""
        papers = self.trends.papers
        return {course.name: spark(course.counts, papers) for course in self.trends.tags}

    @property
    def groups(self) -> Iterator[Group]:
        """Every group that has a list of its own."""
        catalog = self.catalog
        venues = catalog.venues if len(catalog.venues) > 1 else ()
        return chain(
            catalog.years, catalog.tags, venues, catalog.programme, catalog.authors, self.names
        )

    @cached_property
    def terms(self) -> dict[str, Term]:
        return {term.slug: term for term in self.catalog.glossary}

    @cached_property
    def names(self) -> tuple[Group, ...]:
        """Names with a list of their own: in a large catalogue, those of many papers."""
        fewest = FEW if len(self.catalog.papers) < LARGE else MANY
        return tuple(
            Group(kind="name", slug=term.slug, label=term.name, members=term.members)
            for term in self.catalog.glossary
            if len(term.members) >= fewest
        )

    def name_link(self, name: str) -> LinkView:
        """A name as a paper spells it; with a page to lead to where several papers share it."""
        href = self._names.get(name.casefold(), "")
        return LinkView(label=name, href=href)

    @cached_property
    def _names(self) -> dict[str, str]:
        return {group.label.casefold(): group_href(group) for group in self.names}

    @cached_property
    def cards(self) -> dict[str, CardView]:
        """The card of each paper by its id, filled as lists ask for them."""
        return {}

    def absolute(self, path: str) -> str:
        """The public address of a page; "" when the site's is not known."""
        return urls.absolute(path, self.site.site_url) if self.site.site_url else ""

    def in_repository(self, action: str, path: str) -> str:
        """Where a file of the content folder can be seen (`blob`) or edited (`edit`); or ""."""
        site = self.site
        if not site.repository:
            return ""
        return f"{site.repository.rstrip('/')}/{quote(f'{action}/{site.branch}/content/{path}')}"

    def author_link(self, author: Author) -> LinkView:
        group = self.people.get(person_key(author))
        return LinkView(label=author.name, href=group_href(group) if group else "")

    def tag_link(self, name: str) -> LinkView:
        """The link to a tag, named by its slug or as a person typed it."""
        group = self.tags.get(tag_slug(name, self.tags))
        return (
            LinkView(label=group.label, href=group_href(group)) if group else LinkView(label=name)
        )

    def venue_link(self, venue: str) -> LinkView:
        """A venue; with a page to lead to only where there are several."""
        href = urls.group("venue", group_slug(venue))
        return LinkView(label=venue, href=href if href in self._lists else "")

    def year_link(self, year: int | None) -> LinkView:
        """A year; without a page to lead to where all its papers were withdrawn."""
        href = urls.group("year", str(year or urls.UNDATED))
        label = str(year) if year else self.say("Undated")
        return LinkView(label=label, href=href if href in self._lists else "")

    def programme_links(self, paper: Paper) -> Iterator[LinkView]:
        """How a paper was presented, its track, award and session, each with its page if any."""
        for kind in ("presentation", "track", "award", "session"):
            if label := getattr(paper, kind):
                href = urls.group(kind, programme_key(kind, paper))
                yield LinkView(label=capitalised(label), href=href if href in self._lists else "")

    @cached_property
    def _lists(self) -> frozenset[str]:
        return frozenset(group_href(group) for group in self.groups)


def group_href(group: Group) -> str:
    return urls.group(group.kind, group.slug)


def citation_files(stem: str) -> tuple[LinkView, ...]:
    """Links to the citation files whose paths begin so."""
    return tuple(LinkView(label=name, href=f"{stem}.{suffix}") for name, suffix in FILES)


def counted_link(group: Group, count: int | None = None) -> LinkView:
    """A group and how many papers it leads to, or `count` of them."""
    number = len(group.members) if count is None else count
    return LinkView(label=group.label, href=group_href(group), count=number)


def person_link(person: Group, count: int | None = None) -> LinkView:
    """A person, and how many papers where it is more than one."""
    link = counted_link(person, count)
    return link if link.count > 1 else LinkView(label=link.label, href=link.href)
