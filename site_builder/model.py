"""The nouns of a catalogue, as values that never change.

`Record` (what a source said) → `Draft` (what import makes of it) → `Paper`
(one entry of the catalogue) → `Catalog` → `PageSpec` → `Artifact`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Literal

TitleFrom = Literal["source", "metadata", "abstract", "person"]
Status = Literal["published", "hidden", "withdrawn"]

Value = str | list["Value"] | dict[str, "Value"]
"""What a YAML file of ours holds: every scalar is text."""

FEWEST = 5
"""Papers below which a row of counts is chance rather than a trend."""

MathRenderer = Callable[[str, bool], str]
"""(TeX, display?) → one `<math>` element; "" when the TeX cannot be set."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Provenance:
    """Where a record stood."""

    importer: str
    """Name of the importer that read it, such as `text` or `jsonl`."""
    path: str
    """The source file, relative to the content folder, with `/`."""
    line: int = 0
    """First line of the record in the file, from 1; 0 when the format has no lines."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Author:
    """One person as one paper names them."""

    name: str
    """As printed, given name first: "Ana María López"."""
    id: str = ""
    """Tells homonyms apart and joins name variants: an ORCID or any short word."""
    affiliation: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Link:
    """An address that belongs to a paper."""

    kind: str
    """paper, pdf, code, data, model, demo, video, slides, poster, project, doi or arxiv."""
    url: str
    """Absolute, http or https."""
    label: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """What a source or a metadata file said of one paper, unvalidated."""

    abstract: str
    """As given. In a metadata record: the whole abstract or its first words."""
    title: str = ""
    title_from: TitleFrom = "source"
    """Where the title, if there is one, came from."""
    authors: tuple[Author, ...] = ()
    year: int | None = None
    venue: str = ""
    keywords: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    details: tuple[tuple[str, str], ...] = ()
    """Further front matter, sorted by key: track, presentation, award, session, …"""
    provenance: Provenance


@dataclass(frozen=True, slots=True, kw_only=True)
class Evidence:
    """Why a tag was given: the words found and the field they stood in."""

    words: str
    field: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Tagging:
    """A tag given to a paper by the tagger."""

    slug: str
    score: float
    evidence: tuple[Evidence, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Tag:
    """One entry of the taxonomy."""

    slug: str
    label: str
    parent: str = ""
    """Slug of the tag above; "" for an area."""
    description: str = ""
    aliases: tuple[str, ...] = ()
    """Other wordings, matched without regard to case."""
    cased: tuple[str, ...] = ()
    """Other wordings, matched letter by letter, such as acronyms."""
    keywords: tuple[str, ...] = ()
    """Wordings that count where an author gives them as a keyword, but not in a sentence."""
    needs: tuple[str, ...] = ()
    """Words of which one must also stand in the text; () when the wordings are plain enough."""
    hints: tuple[str, ...] = ()
    """Single words that speak for it where nothing speaks for any tag."""
    formerly: tuple[str, ...] = ()
    """Slugs it had before, and those of tags that were merged into it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What an abstract states of its own paper, beside the names it introduces."""

    acronyms: tuple[tuple[str, str], ...] = ()
    """Short form, without a plural s, and long form, in the order of the text."""
    datasets: tuple[str, ...] = ()
    """Datasets and benchmarks made or used, the paper's own first."""
    claims: tuple[str, ...] = ()
    """Clauses that hold a figure: "reduces latency by 12%"."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """What import would write for one record: facts plus what was derived."""

    record: Record
    fingerprint: str
    """Digest of the abstract's letters and digits; see `text.fingerprint`."""
    title: str
    title_from: TitleFrom
    tags: tuple[str, ...] = ()
    """Slugs, the most telling first."""
    names: tuple[str, ...] = ()
    facts: Facts = Facts()
    links: tuple[Link, ...] = ()
    """Addresses that the abstract names and the record does not."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Match:
    """An entry of metadata and the abstract it was found to speak of."""

    fact: str
    """Its file and line."""
    abstract: str
    """File and line."""
    score: float
    """Share of the letters that agree; 1.0 when all words do."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Remark:
    """Something in a text that a person should look at."""

    line: int
    """From 1: of the text as it is typeset, of its file once read from one."""
    code: str
    """As a `Problem`'s code."""
    message: str
    hint: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Text:
    """One piece of source text with both its renderings, from one parse."""

    source: str
    """Exactly the characters of the file."""
    html: str
    """Safe HTML: inline for a title, paragraphs and lists for an abstract."""
    plain: str
    """For search, metadata, feeds and exports: no markup, mathematics as Unicode."""
    latex: str = ""
    """For BibTeX; "" when it is `plain` with its special characters escaped."""
    remarks: tuple[Remark, ...] = ()
    """What could not be read as it was surely meant, in the order of the text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Paper:
    """One entry of the catalogue: front matter and body of its file, typeset."""

    id: str
    path: str
    """The file relative to the content folder: `papers/2024/some-slug.md`."""
    title: Text
    title_from: TitleFrom
    abstract: Text
    notes_html: str = ""
    """Safe HTML of what a person wrote below the first heading."""
    authors: tuple[Author, ...] = ()
    year: int | None = None
    venue: str = ""
    track: str = ""
    presentation: str = ""
    """oral, spotlight, poster, …"""
    award: str = ""
    session: str = ""
    tags: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    links: tuple[Link, ...] = ()
    names: tuple[str, ...] = ()
    """What the paper introduces: a method, a model, a dataset."""
    facts: Facts = Facts()
    status: Status = "published"
    aliases: tuple[str, ...] = ()
    """Former addresses of the page: `papers/2024/old-slug`."""
    added: str = ""
    """ISO date."""
    updated: str = ""
    """ISO date."""
    source: str = ""
    """The source file relative to the content folder; "" when written by hand."""
    source_line: int = 0
    """Line of the abstract in the source, from 1; 0 when unknown."""
    licence: str = ""
    language: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Related:
    """A neighbour of a paper and what they share."""

    id: str
    terms: tuple[str, ...] = ()
    """Shared rare words, the most telling first."""
    tags: tuple[str, ...] = ()
    same: bool = False
    """Whether it is the same work, published again."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Group:
    """Papers that share a year, a tag, a venue, a person, a name or a place in a programme."""

    kind: Literal[
        "year", "tag", "venue", "author", "name", "track", "presentation", "award", "session"
    ]
    slug: str
    label: str
    key: str = ""
    """For an author: what makes two printed names one person."""
    members: tuple[Paper, ...]
    """In the catalogue's order."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """An entry of the glossary: a method, a dataset or an acronym."""

    slug: str
    name: str
    """As most papers spell it."""
    expansions: tuple[str, ...] = ()
    """What it stands for, the commonest first."""
    introduced: tuple[Paper, ...] = ()
    """Papers that introduce it; mostly one."""
    members: tuple[Paper, ...]
    """All papers that introduce, spell out, use or mention it, in the catalogue's order."""

    @property
    def first_year(self) -> int | None:
        """The year of the earliest paper; None where no paper has one."""
        return min((paper.year for paper in self.members if paper.year), default=None)


@dataclass(frozen=True, slots=True, kw_only=True)
class MapLabel:
    """The name of a region of the map."""

    tag: str
    text: str
    x: float
    """Of the text's middle, from 0 to 1."""
    y: float
    size: float
    """Height of the letters as a share of the map's width."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Layout:
    """Where papers stand on the map, in the unit square."""

    points: dict[str, tuple[float, float]] = field(default_factory=dict)
    """By paper id, to three places."""
    labels: tuple[MapLabel, ...] = ()
    """The clearest first; none upon another."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics:
    """How many published papers of each year speak of what."""

    terms: dict[str, dict[int, int]] = field(default_factory=dict)
    """By word or phrase, as it is most often written, and by year; years of none left out."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Derived:
    """What import left in content/derived/ for the build."""

    related: dict[str, tuple[Related, ...]] = field(default_factory=dict)
    """By paper id, nearest first."""
    layout: Layout = field(default_factory=Layout)
    evidence: dict[str, dict[str, tuple[str, ...]]] = field(default_factory=dict)
    """By paper id and tag, the words of the paper that speak for the tag."""
    statistics: Statistics = field(default_factory=Statistics)


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """A hand-written page of content/pages/."""

    path: str
    """Relative to content/pages, such as `about.md`."""
    title: str
    html: str
    """Safe HTML."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Catalog:
    """Everything there is to show, grouped and in order."""

    papers: tuple[Paper, ...]
    """Those that have a page: newest year first, undated last; within a year by title."""
    years: tuple[Group, ...]
    tags: tuple[Group, ...]
    venues: tuple[Group, ...]
    authors: tuple[Group, ...]
    programme: tuple[Group, ...] = ()
    """Tracks, then kinds of presentation, awards and sessions."""
    glossary: tuple[Term, ...] = ()
    """In alphabetical order."""
    taxonomy: tuple[Tag, ...] = ()
    derived: Derived = field(default_factory=Derived)
    pages: tuple[Page, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSpec:
    """A page to be rendered: where it goes, by which template, from what."""

    path: str
    """Relative to the site's root, ending in a file name."""
    template: str
    """Name below templates/, such as `pages/paper.html`."""
    view: object
    """A dataclass of `render.views`, the template's `page`."""
    indexed: bool = True
    """Whether search engines may list the page."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Artifact:
    """A file to be written."""

    path: str
    """Relative to the root it is written under, with `/`."""
    body: bytes
