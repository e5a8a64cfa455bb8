"""What a catalogue's owner can set, and where its files are."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

from site_builder.language import Words

ACCENT = "#0b57b0"
ACCENT_DARK = "#8ab8ff"

Grade = Literal["error", "warning", "off"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Paths:
    """Where a catalogue's files are, all absolute."""

    content: Path
    output: Path
    cache: Path
    """May be deleted at any time; nothing in it is needed."""
    built_in: Path
    """Where the built-in templates/ and static/ stand."""

    @property
    def templates(self) -> tuple[Path, ...]:
        """Folders of templates, the catalogue's own first."""
        return self._own_first("templates")

    @property
    def static(self) -> tuple[Path, ...]:
        """Folders of styles and scripts, the catalogue's own first."""
        return self._own_first("static")

    @property
    def abstracts(self) -> Path:
        return self.content / "abstracts"

    @property
    def metadata(self) -> Path:
        return self.content / "metadata"

    @property
    def papers(self) -> Path:
        return self.content / "papers"

    @property
    def pages(self) -> Path:
        return self.content / "pages"

    @property
    def derived(self) -> Path:
        return self.content / "derived"

    @property
    def ledger(self) -> Path:
        return self.derived / "ledger.jsonl"

    @property
    def related(self) -> Path:
        return self.derived / "related.json"

    @property
    def layout(self) -> Path:
        return self.derived / "layout.json"

    @property
    def evidence(self) -> Path:
        return self.derived / "evidence.json"

    @property
    def statistics(self) -> Path:
        return self.derived / "statistics.json"

    @property
    def problems(self) -> Path:
        return self.derived / "problems.json"

    @property
    def taxonomy(self) -> Path:
        return self.content / "taxonomy.yaml"

    @property
    def words(self) -> tuple[Path, ...]:
        """Folders of `<language>.po`, the catalogue's own first."""
        return self.content / "words", Path(__file__).parent / "language"

    @property
    def site_file(self) -> Path:
        return self.content / "site.yaml"

    def _own_first(self, name: str) -> tuple[Path, ...]:
        folders = (self.content / name, self.built_in / name)
        return tuple(folder for folder in folders if folder.is_dir())


DOORS = (
    "years", "tags", "venues", "programme", "authors", "names", "map", "trends",
    "changes", "search", "list", "about",
)  # fmt: skip
"""Pages that a menu can lead to by their names."""
OPTIONAL = (
    "changes", "correct", "health", "map", "names", "programme", "together", "trends", "venues",
)  # fmt: skip
"""Pages that a catalogue can do without."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MenuItem:
    """An entry of the menu."""

    target: str
    """One of `DOORS`, a path from the site's root, or an address."""
    label: str = ""
    """"" for the page's own name, in the language."""
    where: str = field(default="", compare=False)
    """`site.yaml:line`, for a target that turns out not to be there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """The keys of content/site.yaml."""

    title: str = "Papershelf"
    """Name of the catalogue, in the header and in every page's title."""
    description: str = ""
    """One sentence, on the home page and in metadata."""
    language: str = "en"
    """BCP 47 tag of the pages."""
    site_url: str = ""
    """Public address of the site's root, `https://…/`; "" leaves absolute links out."""
    repository: str = ""
    """Address of the repository on GitHub: edit links and the corrections page need it."""
    branch: str = "main"
    accent: str = ACCENT
    """Accent colour on white, as #rrggbb; refused below a contrast of 4.5."""
    accent_dark: str = ACCENT_DARK
    """Accent colour in the dark theme."""
    attribution: str = ""
    """Who wrote the abstracts and under what terms, in the footer."""
    logo: str = ""
    """A picture in content/pages/, before the name in the header."""
    card: str = ""
    """A picture in content/pages/ that stands beside links to the site, 1200 × 630."""
    menu: tuple[MenuItem, ...] = ()
    """The menu in its order; () for the usual one."""
    home: str = ""
    """Markdown on the home page, below the description."""
    footer: str = ""
    """Markdown in the footer, below the attribution."""
    without: tuple[str, ...] = ()
    """Pages of `OPTIONAL` that there shall not be."""
    macros: str = ""
    r"""LaTeX definitions for titles and abstracts: `\newcommand{\ours}{ShelfNet}`."""
    problems: dict[str, Grade] = field(default_factory=dict)
    """Re-grades problem codes: `unknown-tag: error`."""
    words: Words = field(default_factory=Words)
    """The interface in the language; no key of the file, but read beside it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Config:
    """One run's settings: the catalogue's, and the command line's."""

    paths: Paths
    site: Site
    today: str
    """ISO date that new and corrected papers carry."""
    year: int | None = None
    """`--year`: for sources that name none."""
    restore: bool = False
    """`--restore`: bring back papers a person deleted."""
