"""papers/<year>/<slug>.html"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from urllib.parse import urlsplit

from markupsafe import Markup

from site_builder import urls
from site_builder.citation import bibtex, json_ld, meta_tags
from site_builder.model import Link, PageSpec, Paper, Related
from site_builder.render.cards import byline
from site_builder.render.facts import facts
from site_builder.render.formulas import keep_words
from site_builder.render.head import DESCRIPTION, head
from site_builder.render.listings import index_link
from site_builder.render.shelf import Shelf
from site_builder.render.views import BareView, LinkView, PaperView, RelatedView
from site_builder.render.wording import LINK_LABELS, link_label
from site_builder.text import clip, words_key

RELATED = 6
REASONS = 3
"""Shared words named for a related paper."""
NEIGHBOUR = 60
"""Characters of a neighbour's title."""


def papers(shelf: Shelf) -> Iterator[PageSpec]:
    """The page of each paper, in the catalogue's order."""
    shown = shelf.catalog.papers
    listed_papers = [paper for paper in shown if paper.status == "published"]
    before = {after.id: paper for paper, after in pairwise(listed_papers)}
    after = {paper.id: other for paper, other in pairwise(listed_papers)}
    for paper in shown:
        view = _view(paper, before.get(paper.id), after.get(paper.id), shelf)
        yield PageSpec(
            path=urls.paper(paper.path),
            template="pages/paper.html",
            view=view,
            indexed=paper.status == "published",
        )


def redirects(shelf: Shelf) -> Iterator[PageSpec]:
    """A page at each former address of a paper or tag that leads to the present one."""
    for paper in shelf.catalog.papers:
        for alias in paper.aliases:
            target = LinkView(label=paper.title.plain, href=urls.paper(paper.path))
            yield _redirect(urls.paper(alias), target, shelf)
    for tag in shelf.catalog.taxonomy:
        for slug in tag.formerly:
            if tag.slug in shelf.tags and slug not in shelf.tags:
                yield _redirect(urls.group("tag", slug), shelf.tag_link(tag.slug), shelf)


def _redirect(path: str, target: LinkView, shelf: Shelf) -> PageSpec:
    view = head(path, target.label, shelf, indexed=False)
    return PageSpec(
        path=path,
        template="pages/redirect.html",
        view=BareView(head=view, links=(target,)),
        indexed=False,
    )


def _tags(paper: Paper, shelf: Shelf) -> Iterator[LinkView]:
    """Links to the tags, each with the words that speak for it and are not its own."""
    words = shelf.catalog.derived.evidence.get(paper.id, {})
    for tag in paper.tags:
        link = shelf.tag_link(tag)
        own = words_key(link.label)
        yield replace(link, note=", ".join(w for w in words.get(tag, ()) if words_key(w) != own))


def _view(paper: Paper, before: Paper | None, after: Paper | None, shelf: Shelf) -> PaperView:
    path = urls.paper(paper.path)
    address = shelf.absolute(path)
    withdrawn = paper.status == "withdrawn"
    return PaperView(
        head=head(
            path,
            paper.title.plain,
            shelf,
            section=urls.YEARS,
            above=_above(paper, shelf),
            description="" if withdrawn else clip(paper.abstract.plain, DESCRIPTION),
            meta=meta_tags(paper, address),
            json_ld=json_ld(paper, address),
            indexed=not withdrawn,
        ),
        title=Markup(keep_words(paper.title.html)),
        derived=paper.title_from == "abstract",
        withdrawn=withdrawn,
        authors=tuple(shelf.author_link(author) for author in paper.authors),
        published=tuple(_published(paper, shelf)),
        badges=tuple(shelf.programme_links(paper)),
        links=tuple(_links(paper.links, shelf)),
        abstract=Markup(keep_words(paper.abstract.html)),
        language=paper.language if paper.language != shelf.site.language else "",
        notes=Markup(paper.notes_html),
        tags=tuple(_tags(paper, shelf)),
        keywords=paper.keywords,
        facts=facts(paper, shelf),
        bibtex="" if withdrawn else bibtex(paper, address, shelf.keys[paper.id]),
        related=tuple(neighbours(paper, shelf)),
        also=tuple(neighbours(paper, shelf, same=True)),
        previous=_neighbour(before),
        next=_neighbour(after),
        source=_source(paper, shelf),
        edit=shelf.in_repository("edit", paper.path),
        correct="" if withdrawn or "correct" in shelf.site.without else urls.correction(paper.id),
        added=paper.added,
    )


def _above(paper: Paper, shelf: Shelf) -> tuple[LinkView, ...]:
    year = shelf.year_link(paper.year)
    years = index_link("year", shelf)
    return (years, year) if year.href else (years,)


def _published(paper: Paper, shelf: Shelf) -> Iterator[LinkView]:
    if paper.venue:
        yield shelf.venue_link(paper.venue)
    if paper.year:
        yield shelf.year_link(paper.year)


def _links(links: tuple[Link, ...], shelf: Shelf) -> Iterator[LinkView]:
    """The paper's own links, those readers want first in front.

    Several of one kind are told apart by where they lead.
    """
    several = Counter(link.kind for link in links)
    order = list(LINK_LABELS)
    rank = {kind: position for position, kind in enumerate(order)}
    for link in sorted(links, key=lambda link: rank.get(link.kind, len(order))):
        label = link.label or link_label(link.kind, shelf.words)
        if several[link.kind] > 1 and not link.label:
            label = _told_apart(label, link)
        yield LinkView(label=label, href=link.url)


def _told_apart(label: str, link: Link) -> str:
    """What tells a link from others of its kind: `Code: ava-256`, `openreview.net`."""
    address = urlsplit(link.url)
    name = address.path.rstrip("/").rpartition("/")[2]
    if link.kind == "code" and name:
        return f"{label}: {name}"
    return (address.hostname or label).removeprefix("www.")


def neighbours(paper: Paper, shelf: Shelf, *, same: bool = False) -> Iterator[RelatedView]:
    """The nearest published papers, or what is the same work under another entry."""
    found = shelf.catalog.derived.related.get(paper.id, ())
    chosen = [near for near in found if near.same == same and near.id in shelf.papers]
    known = [(near, shelf.papers[near.id]) for near in chosen]
    for near, other in [pair for pair in known if pair[1].status == "published"][:RELATED]:
        yield RelatedView(
            href=urls.paper(other.path),
            title=Markup(other.title.html),
            byline=byline(other) if len(shelf.catalog.venues) > 1 else str(other.year or ""),
            reasons="" if same else ", ".join(_reasons(near, shelf)[:REASONS]),
        )


def _reasons(near: Related, shelf: Shelf) -> tuple[str, ...]:
    """Shared tags, then shared terms that no shown tag holds already."""
    labels = tuple(shelf.tag_link(tag).label for tag in near.tags)
    said = {_stem(word) for label in labels for word in label.split()}
    terms = (term for term in near.terms if not {_stem(word) for word in term.split()} <= said)
    return (*labels, *terms)


def _stem(word: str) -> str:
    """A word without case and number, near enough to see it twice."""
    return word.casefold().removesuffix("s")


def _neighbour(paper: Paper | None) -> LinkView | None:
    if paper is None:
        return None
    return LinkView(label=clip(paper.title.plain, NEIGHBOUR), href=urls.paper(paper.path))


def _source(paper: Paper, shelf: Shelf) -> LinkView | None:
    """The source file and the line in it, on GitHub where that is known."""
    if not paper.source:
        return None
    name = paper.source.rpartition("/")[2]
    number = paper.source_line
    mark = f"#L{number}" if number else ""
    address = shelf.in_repository("blob", paper.source)
    said = {"file": name, "line": shelf.words.number(number or 0)}
    label = shelf.say("{file}, line {line}", **said) if number else name
    return LinkView(label=label, href=f"{address}{mark}" if address else "")
