"""What templates see: every look-up, count and wording already done.

A template gets `site` (`SiteView`), `page` (one of the views below) and
`url(path)`, which turns a path from the site's root, as every `href` here is,
into a link from the page at hand. Fields that hold safe HTML are `Markup`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from markupsafe import Markup

from site_builder.language import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkView:
    """A link with its words; `count` follows them where it is not 0."""

    label: str
    href: str = ""
    """From the site's root; absolute for another site; "" for plain words."""
    count: int = 0
    note: str = ""
    """Quiet words after the link."""
    spark: str = ""
    """Path of its course over the years, in a box of 60 by 14; "" for none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SiteView:
    """What every page shares."""

    title: str
    id: str
    """Prefix of the keys the browser stores."""
    description: str
    language: str
    attribution: str
    repository: str
    logo: str
    """Path of a picture, or ""."""
    card: str
    """Address of the picture that stands beside links to the site, or ""."""
    footer: Markup
    without: tuple[str, ...]
    """Optional pages that there are not, so that nothing may lead there."""
    navigation: tuple[LinkView, ...]
    assets: Mapping[str, str]
    """Path of each asset by its plain name: `main.css`."""
    words: Words
    """For `_("…")`, `count(…)` and `number(…)` in the templates."""
    base: str
    """Path of the site's root on its server, for 404.html; "" when unknown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Head:
    """The `<head>` of a page, and where the page stands."""

    path: str
    title: str
    """Without the site's name."""
    description: str = ""
    canonical: str = ""
    """Absolute; "" without a public address."""
    meta: tuple[tuple[str, str], ...] = ()
    json_ld: Mapping[str, object] = field(default_factory=dict)
    feed: str = ""
    """Path of the page's own feed."""
    section: str = ""
    """`href` of the navigation entry to mark as the current one."""
    crumbs: tuple[LinkView, ...] = ()
    robots: str = ""
    """What search engines may not do, such as `noindex`."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardView:
    """A paper in a list."""

    href: str
    title: Markup
    anchor: str
    """An id to jump to, or ""."""
    authors: str
    """At most ten, then how many more."""
    byline: str
    """Venue, year, presentation."""
    derived: bool
    """Whether the title was derived from the abstract."""
    added: str
    """ISO date of a paper that joined the catalogue after the first ones; else ""."""
    tags: tuple[LinkView, ...]
    snippet: str
    coins: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BarView:
    """A row of a bar chart."""

    label: str
    href: str
    count: int
    width: int
    """Per cent of the longest bar."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PaginationView:
    """Where one page of a list stands among the others."""

    number: int
    total: int
    items: tuple[LinkView, ...]
    """Links to pages, their number as `count`; a gap has no href."""
    previous: str
    next: str


@dataclass(frozen=True, slots=True, kw_only=True)
class SectionView:
    """Cards below one heading; "" for a list without headings."""

    heading: str
    anchor: str
    href: str
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkGroupView:
    """Links below one heading."""

    heading: str
    links: tuple[LinkView, ...]
    folded: tuple[LinkView, ...] = ()
    """Further links, shown on request."""
    description: str = ""
    href: str = ""
    anchor: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class HomeView:
    """index.html"""

    head: Head
    words: Markup
    """What the owner says of the catalogue; "" for nothing."""
    counts: tuple[LinkView, ...]
    years: tuple[BarView, ...]
    tags: tuple[LinkView, ...]
    names: tuple[LinkView, ...]
    """Methods, datasets and acronyms that most papers share."""
    doors: tuple[LinkView, ...]
    """Further ways in."""
    files: tuple[LinkView, ...]
    """Citation files of the whole catalogue; none of a large one."""
    newest: tuple[CardView, ...]
    notice: str
    """Says that titles were derived, when some were; else ""."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListView:
    """A page of the papers of a year, tag, venue, author, name or place in a programme."""

    head: Head
    kind: str
    heading: str
    summary: str
    """How many papers, and which of them stand here."""
    description: str
    files: tuple[LinkView, ...]
    """Citation files of a year, on its first page."""
    related: tuple[LinkGroupView, ...]
    """Parents, children, companions, co-authors."""
    jumps: tuple[LinkView, ...]
    """A–Z, where the list has several pages."""
    years: tuple[BarView, ...]
    trend: LinkView | None
    """Where a tag of enough papers is drawn over the years."""
    sections: tuple[SectionView, ...]
    pagination: PaginationView | None


@dataclass(frozen=True, slots=True, kw_only=True)
class IndexView:
    """The lists of years, tags, venues, authors and places in programmes."""

    head: Head
    heading: str
    summary: str
    groups: tuple[LinkGroupView, ...]
    doors: tuple[LinkView, ...] = ()
    """Other ways to look at the same."""
    bars: tuple[BarView, ...] = ()
    filter_label: str = ""
    """Words of the field that narrows the list; "" for none."""
    jumps: tuple[LinkView, ...] = ()
    pagination: PaginationView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TermView:
    """An entry of the glossary."""

    name: LinkView
    anchor: str
    members: int
    """How many papers speak of it."""
    first: int
    """Year of the earliest; 0 where none is known."""
    expansions: str
    paper: LinkView | None
    """The paper that introduces it, or the only one that speaks of it."""
    papers: str
    """How many speak of it, where it is more than that one, and the year of the first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class GlossaryView:
    """names/index.html and the pages that follow."""

    head: Head
    heading: str
    summary: str
    terms: tuple[TermView, ...]
    table: str
    """All names as a file for spreadsheets."""
    filter_label: str = ""
    jumps: tuple[LinkView, ...] = ()
    pagination: PaginationView | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class FactView:
    """One kind of fact about a paper."""

    label: str
    entries: tuple[LinkView, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RelatedView:
    """A neighbour and what it shares."""

    href: str
    title: Markup
    byline: str
    reasons: str


@dataclass(frozen=True, slots=True, kw_only=True)
class PaperView:
    """papers/<year>/<slug>.html"""

    head: Head
    title: Markup
    derived: bool
    withdrawn: bool
    authors: tuple[LinkView, ...]
    published: tuple[LinkView, ...]
    """Venue and year."""
    badges: tuple[LinkView, ...]
    """Presentation, track, award, session."""
    links: tuple[LinkView, ...]
    abstract: Markup
    language: str
    """Of the paper, where it is not the site's."""
    notes: Markup
    tags: tuple[LinkView, ...]
    keywords: tuple[str, ...]
    facts: tuple[FactView, ...]
    """What the abstract states, by kind."""
    bibtex: str
    also: tuple[RelatedView, ...]
    """The same work in another year or venue."""
    related: tuple[RelatedView, ...]
    previous: LinkView | None
    next: LinkView | None
    source: LinkView | None
    edit: str
    """Where the page's file can be edited; "" without a repository."""
    correct: str
    """The form for corrections; "" for a withdrawn paper."""
    added: str


@dataclass(frozen=True, slots=True, kw_only=True)
class TextView:
    """A hand-written page."""

    head: Head
    heading: str
    html: Markup


@dataclass(frozen=True, slots=True, kw_only=True)
class AboutView:
    """about.html"""

    head: Head
    heading: str
    html: Markup
    """Hand-written words; empty without content/pages/about.md."""
    sources: tuple[LinkView, ...]
    """Source files and how many papers came from each."""
    titles: tuple[LinkView, ...]
    """Where the titles come from, and how many from each."""
    files: tuple[LinkView, ...] = ()
    """Citation files of the whole catalogue; none of a large one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CorrectView:
    """correct.html"""

    head: Head
    tags: tuple[tuple[str, str], ...]
    """Id and label of every tag, by label."""
    kinds: tuple[tuple[str, str], ...]
    """Each kind of link and its label."""
    digits: int
    """Letters of a paper's id that name its file in data/originals/."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BareView:
    """A page whose words stand in its template: search, reading list and 404."""

    head: Head
    links: tuple[LinkView, ...] = ()
