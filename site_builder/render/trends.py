"""trends.html, and the counts that its script draws from."""

from __future__ import annotations

import json
from collections.abc import Iterator

from site_builder import urls
from site_builder.catalog import THIN, Course, Trends, count_trends, movers, spans
from site_builder.config import Site
from site_builder.language import Words
from site_builder.model import FEWEST, Artifact, Catalog, PageSpec
from site_builder.render.head import head
from site_builder.render.lines import NARROW, WIDE, line_chart
from site_builder.render.shelf import Shelf
from site_builder.render.together import has_grid, tags_link
from site_builder.render.trend_views import CourseView, TrendsView
from site_builder.render.views import LinkView

SIDE = 4
"""Lines that rise, and that fall, before a reader chooses."""
MANY = 100
"""Papers a year from which one paper moves nothing."""


def trends(shelf: Shelf) -> Iterator[PageSpec]:
    """The page, where there are two years and something to count."""
    found = shelf.trends
    if not has_trends(found):
        return
    risen, fallen = movers(found, SIDE, shelf.taxonomy)
    shown = (*risen, *fallen) or (*found.tags, *found.terms)[: 2 * SIDE]
    rows = [(course.label, course.counts) for course in shown]
    view = TrendsView(
        head=head(
            urls.TRENDS, shelf.say("Trends"), shelf, section=urls.TRENDS, above=(tags_link(shelf),)
        ),
        summary=_summary(found, shelf),
        wide=line_chart(rows, found.years, found.papers, WIDE, shares=True),
        narrow=line_chart(rows, found.years, found.papers, NARROW, shares=True),
        caption=_caption(found, shelf, moved=bool(risen or fallen)),
        note=_note(found, shelf),
        years=tuple(map(str, reversed(found.years))),
        papers=tuple(map(shelf.words.number, reversed(found.papers))),
        courses=tuple(_course(course, found, shelf.words) for course in shown),
        data=urls.TRENDS_DATA,
        together=urls.TOGETHER if has_grid(shelf) else "",
    )
    yield PageSpec(path=urls.TRENDS, template="pages/trends.html", view=view)


def trends_data(catalog: Catalog, site: Site) -> Iterator[Artifact]:
    """data/trends.js: all counts, as a script, for pages opened from disk may load no other."""
    found = count_trends(catalog)
    if has_trends(found) and "trends" not in site.without:
        value = {
            "years": found.years,
            "papers": found.papers,
            "tag": [(course.name, course.label, *_trimmed(course)) for course in found.tags],
            "term": [(course.name, course.label, *_trimmed(course)) for course in found.terms],
        }
        text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
        yield Artifact(path=urls.TRENDS_DATA, body=f"papershelfTrends({text});\n".encode())


def doors(shelf: Shelf) -> tuple[LinkView, ...]:
    """Links to the pages that picture the tags of a catalogue."""
    found = (
        (
            bool(shelf.catalog.derived.layout.points),
            LinkView(label=shelf.say("Map"), href=urls.MAP),
        ),
        (has_trends(shelf.trends), LinkView(label=shelf.say("Trends by year"), href=urls.TRENDS)),
        (has_grid(shelf), LinkView(label=shelf.say("Tags together"), href=urls.TOGETHER)),
    )
    return tuple(link for there, link in found if there)


def has_trends(found: Trends) -> bool:
    """Whether there are two years and a line to draw through them."""
    return len(found.years) > 1 and bool(found.tags or found.terms)


def _trimmed(course: Course) -> tuple[int, tuple[int, ...]]:
    """How many years without papers come first, and the counts of those from there."""
    first = next((n for n, count in enumerate(course.counts) if count), 0)
    return first, course.counts[first:]


def _summary(found: Trends, shelf: Shelf) -> str:
    tags = shelf.counted(len(found.tags), "tag")
    terms = shelf.words.count(
        len(found.terms), "{n} term of the abstracts", "{n} terms of the abstracts"
    )
    return shelf.say(
        "{papers}, {first} to {last}: {lines}",
        papers=shelf.counted(sum(found.papers), "paper"),
        first=found.years[0],
        last=found.years[-1],
        lines=shelf.say("{tags} and {terms}", tags=tags, terms=terms) if found.terms else tags,
    )


def _caption(found: Trends, shelf: Shelf, *, moved: bool) -> str:
    if not moved:
        return shelf.say("The commonest tags and terms")
    span = spans(found)
    years = found.years
    after = _range(years[-span], years[-1])
    before = _range(years[-2 * span], years[-span - 1])
    return shelf.say(
        "The tags that rose and fell most, {after} against {before}", after=after, before=before
    )


def _range(first: int, last: int) -> str:
    return str(first) if first == last else f"{first}–{last}"


def _note(found: Trends, shelf: Shelf) -> str:
    """What few papers mean for the figures."""
    say, count = shelf.say, shelf.words.count
    some = [(n, year) for n, year in zip(found.papers, found.years, strict=True) if n]
    fewest, year = min(some)
    thin = sum(n < THIN for n, _ in some)
    notes = [say("Tags and terms of fewer than {few} papers have no line.", few=FEWEST)]
    if found.earlier:
        left_out = count(
            found.earlier,
            "The {n} paper before {year} is left out: no year of theirs has {thin}.",
            "The {n} papers before {year} are left out: no year of theirs has {thin}.",
            year=found.years[0],
            thin=THIN,
        )
        notes.append(left_out)
    if thin == len(some):
        notes.append(
            say(
                "Every year has fewer than {thin} papers: shares of so few jump by chance.",
                thin=THIN,
            )
        )
    elif thin:
        few = count(
            thin,
            "{n} of the {years} years has fewer than {thin} papers:"
            " shares of so few jump by chance.",
            "{n} of the {years} years have fewer than {thin} papers:"
            " shares of so few jump by chance.",
            years=len(some),
            thin=THIN,
        )
        notes.append(few)
    if fewest < MANY:
        share = _share(1, fewest)
        notes.append(
            say("In {year}, one paper is {share} of {few}.", year=year, share=share, few=fewest)
        )
    return " ".join(notes)


def _course(course: Course, found: Trends, words: Words) -> CourseView:
    href = (
        urls.group("tag", course.name) if course.kind == "tag" else urls.search(f'"{course.name}"')
    )
    return CourseView(
        kind=course.kind,
        name=course.name,
        link=LinkView(label=course.label, href=href),
        cells=tuple(
            (words.number(count), _share(count, papers)) if papers else ("–", "")
            for count, papers in reversed(list(zip(course.counts, found.papers, strict=True)))
        ),
        total=words.number(course.total),
    )


def _share(count: int, papers: int) -> str:
    """A share in per cent, with a decimal below ten."""
    share = 100 * count / papers
    return f"{share:.0f}%" if share >= 10 or not count else f"{share:.1f}%"
