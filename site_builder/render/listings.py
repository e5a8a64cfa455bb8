"""The pages of the papers of a year, a tag, a venue or a person."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import groupby

from site_builder import urls
from site_builder.catalog import PROGRAMME, ancestors, followed
from site_builder.language import phrase
from site_builder.model import Group, PageSpec, Paper
from site_builder.render.cards import card
from site_builder.render.charts import year_bars
from site_builder.render.companions import companions
from site_builder.render.glossary import spelt_out
from site_builder.render.head import head
from site_builder.render.pagination import Sheet, letter_jumps, sheets
from site_builder.render.shelf import Shelf, citation_files, group_href
from site_builder.render.trends import has_trends
from site_builder.render.views import BarView, LinkGroupView, LinkView, ListView, SectionView
from site_builder.text import slugify

PAGE = 50
"""Papers on one page of a list."""
YEARS = 12
"""Years beside a list; all of them stand among the trends."""

INDEXES: dict[str, LinkView] = {
    "year": LinkView(label=phrase("Years"), href=urls.YEARS),
    "tag": LinkView(label=phrase("Tags"), href=urls.TAGS),
    "venue": LinkView(label=phrase("Venues"), href=urls.VENUES),
    "author": LinkView(label=phrase("Authors"), href=urls.AUTHORS),
    "name": LinkView(label=phrase("Names"), href=urls.NAMES),
    **{kind: LinkView(label=phrase("Programme"), href=urls.PROGRAMME) for kind in PROGRAMME},
}
HEADINGS = {
    "year": phrase("Papers from {year}"), "venue": phrase("Papers at {venue}"),
    "presentation": phrase("Presentation: {presentation}"),
}  # fmt: skip


def listings(group: Group, shelf: Shelf) -> Iterator[PageSpec]:
    """The pages of a group, 50 papers each."""
    first = group_href(group)
    jumps = _jumps(group, first)
    beside = companions(group, shelf)
    for sheet in sheets(group.members, first, PAGE):
        view = _view(group, sheet, jumps, beside, shelf)
        yield PageSpec(path=sheet.path, template="pages/list.html", view=view)


def _view(
    group: Group,
    sheet: Sheet[Paper],
    jumps: tuple[LinkView, ...],
    beside: tuple[LinkGroupView, ...],
    shelf: Shelf,
) -> ListView:
    heading = _heading(group, shelf)
    title = shelf.paged(heading, sheet.number)
    summary = _summary(group, sheet, shelf)
    return ListView(
        head=head(
            sheet.path,
            title,
            shelf,
            section=INDEXES[group.kind].href,
            above=(index_link(group.kind, shelf), *_above(group, shelf)),
            description=shelf.say(
                "{heading}: {summary} in {title}.",
                heading=heading,
                summary=summary,
                title=shelf.site.title,
            ),
            feed=urls.feed(group.kind, group.slug) if followed(group, shelf.catalog) else "",
        ),
        kind=group.kind,
        heading=heading,
        summary=summary,
        description=_described(group, shelf),
        files=_files(group) if sheet.number == 1 else (),
        related=beside if sheet.number == 1 else (),
        jumps=jumps,
        years=_years(group, sheet, shelf),
        trend=_trend(group, sheet, shelf),
        sections=_sections(group, sheet, shelf),
        pagination=sheet.pagination,
    )


def _described(group: Group, shelf: Shelf) -> str:
    """What a tag is about, or what a name stands for."""
    if group.kind == "tag" and group.slug in shelf.taxonomy:
        return shelf.taxonomy[group.slug].description
    if group.kind == "name":
        return spelt_out(shelf.terms[group.slug], shelf.words)
    return ""


def index_link(kind: str, shelf: Shelf) -> LinkView:
    """The way up to all groups of a kind."""
    return replace(INDEXES[kind], label=shelf.say(INDEXES[kind].label))


def _heading(group: Group, shelf: Shelf) -> str:
    if group.slug == urls.UNDATED and group.kind == "year":
        return shelf.say("Undated papers")
    if group.kind not in HEADINGS:
        return group.label
    return shelf.say(HEADINGS[group.kind], **{group.kind: group.label})


def _summary(group: Group, sheet: Sheet[Paper], shelf: Shelf) -> str:
    total = shelf.counted(len(group.members), "paper")
    if not sheet.pagination:
        return total
    return shelf.say(
        "{papers}, {first} to {last} here",
        papers=total,
        first=shelf.words.number(sheet.start + 1),
        last=shelf.words.number(sheet.start + len(sheet.items)),
    )


def _years(group: Group, sheet: Sheet[Paper], shelf: Shelf) -> tuple[BarView, ...]:
    """The last years of a group as bars, on its first page, where its papers span several."""
    if sheet.number > 1 or len({paper.year for paper in group.members}) == 1:
        return ()
    return year_bars(group.members, shelf.catalog.years)[:YEARS]


def _trend(group: Group, sheet: Sheet[Paper], shelf: Shelf) -> LinkView | None:
    """Where a tag is drawn over all years: on its first page, with its course."""
    if group.kind != "tag" or sheet.number > 1 or not has_trends(shelf.trends):
        return None
    spark = shelf.sparks.get(group.slug)
    if spark is None:
        return None
    return LinkView(label=shelf.say("Trend"), href=urls.trend(group.slug), spark=spark)


def _files(group: Group) -> tuple[LinkView, ...]:
    return citation_files(urls.citations_of_year(group.slug)) if group.kind == "year" else ()


def _above(group: Group, shelf: Shelf) -> tuple[LinkView, ...]:
    """Links to the tags above a tag, the highest first."""
    if group.kind != "tag":
        return ()
    return tuple(shelf.tag_link(slug) for slug in reversed(ancestors(group.slug, shelf.taxonomy)))


def _sections(group: Group, sheet: Sheet[Paper], shelf: Shelf) -> tuple[SectionView, ...]:
    """The cards of a page: under one heading a year, unless the group is a year."""
    if group.kind == "year":
        anchors = dict(_letters(group))
        cards = tuple(card(p, shelf, anchor=anchors.get(p.id, "")) for p in sheet.items)
        return (SectionView(heading="", anchor="", href="", cards=cards),)
    return tuple(
        SectionView(
            heading=str(year or shelf.say("Undated")),
            anchor=f"y{year or urls.UNDATED}",
            href=urls.group("year", str(year or urls.UNDATED)),
            cards=tuple(card(paper, shelf) for paper in papers),
        )
        for year, papers in groupby(sheet.items, key=lambda paper: paper.year)
    )


def _jumps(group: Group, first: str) -> tuple[LinkView, ...]:
    """A–Z of a year's list that has several pages: where each letter starts."""
    if group.kind != "year" or len(group.members) <= PAGE:
        return ()
    letters = [_letter(paper) for paper in group.members]
    return letter_jumps(
        first, map(str.upper, letters), PAGE, lambda place: f"letter-{letters[place]}"
    )


def _letters(group: Group) -> Iterator[tuple[str, str]]:
    """The id of the first paper of each initial letter, and the anchor it carries."""
    if len(group.members) > PAGE:
        met: set[str] = set()
        for paper in group.members:
            anchor = f"letter-{_letter(paper)}"
            if anchor not in met:
                met.add(anchor)
                yield paper.id, anchor


def _letter(paper: Paper) -> str:
    """The letter a paper is filed under by title, or "0"."""
    initial = slugify(paper.title.plain)[0]
    return initial if initial.isalpha() else "0"
