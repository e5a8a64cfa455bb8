"""index.html"""

from __future__ import annotations

from markupsafe import Markup

from site_builder import urls
from site_builder.citation import ONE_FILE
from site_builder.language import Words
from site_builder.model import PageSpec, Paper
from site_builder.render.cards import card
from site_builder.render.charts import year_bars
from site_builder.render.head import head
from site_builder.render.shelf import Shelf, citation_files, counted_link
from site_builder.render.trends import doors
from site_builder.render.views import HomeView, LinkView
from site_builder.text import notes_html

NEWEST = 10
TAGS = 24
NAMES = 6
YEARS = 12


def home(shelf: Shelf) -> PageSpec:
    """The home page: what there is, and the doors to it."""
    catalog = shelf.catalog
    papers = tuple(paper for paper in catalog.papers if paper.status == "published")
    view = HomeView(
        head=head(
            urls.HOME,
            "",
            shelf,
            description=shelf.site.description,
            feed=urls.FEED,
            json_ld={
                "@context": "https://schema.org",
                "@type": "WebSite",
                "name": shelf.site.title,
                **({"url": shelf.absolute(urls.HOME)} if shelf.site.site_url else {}),
            },
        ),
        counts=_counts(shelf, len(papers)),
        years=year_bars(papers, catalog.years)[:YEARS],
        tags=tuple(
            counted_link(group)
            for group in sorted(catalog.tags, key=lambda group: -len(group.members))[:TAGS]
        ),
        names=tuple(
            counted_link(group)
            for group in sorted(shelf.names, key=lambda group: -len(group.members))[:NAMES]
        ),
        doors=doors(shelf),
        files=citation_files(urls.CITATIONS) if len(catalog.papers) <= ONE_FILE else (),
        newest=tuple(card(paper, shelf) for paper in _newest(papers)),
        words=Markup(notes_html(shelf.site.home)),
        notice=_notice(papers, shelf.words),
    )
    return PageSpec(path=urls.HOME, template="pages/home.html", view=view)


def _counts(shelf: Shelf, papers: int) -> tuple[LinkView, ...]:
    catalog = shelf.catalog
    doors = (
        (papers, "paper", urls.YEARS),
        (len(catalog.years), "year", urls.YEARS),
        (len(catalog.tags), "tag", urls.TAGS),
        (len(catalog.authors), "author", urls.AUTHORS),
    )
    counts = [LinkView(label=shelf.counted(n, noun), href=href) for n, noun, href in doors if n]
    programme = (
        [LinkView(label=shelf.say("Programme"), href=urls.PROGRAMME)] if catalog.programme else []
    )
    return (*counts, *programme)


def _newest(papers: tuple[Paper, ...]) -> tuple[Paper, ...]:
    """The last added, ties by the newer year and then the id."""
    order = sorted(papers, key=lambda paper: (paper.year or 0, paper.id), reverse=True)
    return tuple(sorted(order, key=lambda paper: paper.added, reverse=True)[:NEWEST])


def _notice(papers: tuple[Paper, ...], words: Words) -> str:
    derived = sum(paper.title_from == "abstract" for paper in papers)
    if not derived:
        return ""
    if derived == len(papers):
        return words.say(
            "The sources name no titles: all titles here were derived from the abstracts."
        )
    return words.count(
        derived,
        "{n} title of {all} was derived from the abstract.",
        "{n} titles of {all} were derived from the abstracts.",
        all=words.number(len(papers)),
    )
