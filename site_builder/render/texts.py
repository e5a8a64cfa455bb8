"""Hand-written pages, and those whose words stand in a template."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from markupsafe import Markup

from site_builder import urls
from site_builder.citation import ONE_FILE
from site_builder.language import phrase
from site_builder.model import PageSpec, TitleFrom
from site_builder.render.head import head
from site_builder.render.shelf import Shelf, citation_files
from site_builder.render.views import AboutView, BareView, LinkView, TextView

ABOUT = "about.md"
TITLE_ORIGINS: dict[TitleFrom, str] = {
    "source": phrase("given by the source"),
    "metadata": phrase("taken from metadata about the same paper"),
    "abstract": phrase("derived from the abstract"),
    "person": phrase("written by an editor of this catalogue"),
}


def texts(shelf: Shelf) -> Iterator[PageSpec]:
    """The pages of content/pages, in the order of their names; about.md apart."""
    for page in shelf.catalog.pages:
        if page.path != ABOUT:
            path = urls.page(page.path)
            view = TextView(
                head=head(path, page.title, shelf, section=path),
                heading=page.title,
                html=Markup(page.html),
            )
            yield PageSpec(path=path, template="pages/text.html", view=view)


def about(shelf: Shelf) -> PageSpec:
    """about.html: what a person wrote in about.md, then the facts."""
    catalog = shelf.catalog
    words = next((page for page in catalog.pages if page.path == ABOUT), None)
    sources = Counter(paper.source for paper in catalog.papers if paper.source)
    origins = Counter(paper.title_from for paper in catalog.papers)
    title = words.title if words else shelf.say("About {title}", title=shelf.site.title)
    view = AboutView(
        head=head(urls.ABOUT, title, shelf, section=urls.ABOUT),
        heading=title,
        html=Markup(words.html if words else ""),
        sources=tuple(LinkView(label=name, count=sources[name]) for name in sorted(sources)),
        files=citation_files(urls.CITATIONS) if len(catalog.papers) <= ONE_FILE else (),
        titles=tuple(
            LinkView(label=shelf.say(label), count=origins[origin])
            for origin, label in TITLE_ORIGINS.items()
            if origins[origin]
        ),
    )
    return PageSpec(path=urls.ABOUT, template="pages/about.html", view=view)


def search(shelf: Shelf) -> PageSpec:
    """search.html: the form; results are made in the browser."""
    view = BareView(head=head(urls.SEARCH, shelf.say("Search"), shelf, section=urls.SEARCH))
    return PageSpec(path=urls.SEARCH, template="pages/search.html", view=view)


def reading_list(shelf: Shelf) -> PageSpec:
    """list.html: the papers a reader saved, which the browser knows and no one else."""
    view = BareView(
        head=head(
            urls.READING_LIST,
            shelf.say("Reading list"),
            shelf,
            section=urls.READING_LIST,
            indexed=False,
        )
    )
    return PageSpec(
        path=urls.READING_LIST, template="pages/reading-list.html", view=view, indexed=False
    )


def not_found(shelf: Shelf) -> PageSpec:
    """404.html, which a server may show at any address."""
    view = BareView(head=head(urls.NOT_FOUND, shelf.say("Page not found"), shelf, indexed=False))
    return PageSpec(path=urls.NOT_FOUND, template="pages/404.html", view=view, indexed=False)
