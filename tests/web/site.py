"""A built site as its checks see it: files, kinds of page, examples."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from pathlib import Path

KINDS = (
    ("home", r"index\.html"),
    ("years", r"years/index\.html"),
    ("year", r"years/(?!index\b)[^/]+\.html"),
    ("tags", r"tags/index(?:-\d+)?\.html"),
    ("tags-a-z", r"tags/a-z(?:-\d+)?\.html"),
    ("tag", r"tags/(?!index\b)[^/]+\.html"),
    ("paper", r"papers/.+\.html"),
    ("authors", r"authors/index(?:-\d+)?\.html"),
    ("author", r"authors/(?!index\b)[^/]+\.html"),
    ("venues", r"venues/index\.html"),
    ("venue", r"venues/(?!index\b)[^/]+\.html"),
    ("programme", r"programme/index(?:-\d+)?\.html"),
    ("place", r"(?:tracks|presentations|awards|sessions)/[^/]+\.html"),
    ("names", r"names/index(?:-\d+)?\.html"),
    ("name", r"names/(?!index\b)[^/]+\.html"),
    ("trends", r"trends\.html"),
    ("together", r"together\.html"),
    ("map", r"map\.html"),
    ("search", r"search\.html"),
    ("list", r"list\.html"),
    ("correct", r"correct\.html"),
    ("changes", r"changes(?:-\d+)?\.html"),
    ("health", r"health(?:-\d+)?\.html"),
    ("about", r"about\.html"),
    ("404", r"404\.html"),
)
LISTS = frozenset(("year", "tag", "author", "venue", "name", "place"))


@dataclass(frozen=True)
class Site:
    """A folder with a site in it."""

    folder: Path

    @cached_property
    def files(self) -> frozenset[str]:
        """Every file, relative to the folder, exactly as it is spelt on disk."""
        return frozenset(
            file.relative_to(self.folder).as_posix()
            for file in self.folder.rglob("*")
            if file.is_file()
        )

    @cached_property
    def pages(self) -> tuple[str, ...]:
        return tuple(sorted(file for file in self.files if file.endswith(".html")))

    @cached_property
    def shown(self) -> tuple[str, ...]:
        """Pages that stay on the screen: all but redirects."""
        return tuple(page for page in self.pages if not self.is_redirect(page))

    @cached_property
    def examples(self) -> dict[str, str]:
        """One page of each kind there is; of lists and papers the fullest.

        `math` is the paper with the most formulas, when any paper has one.
        """
        found: dict[str, str] = {}
        for kind, pages in self.by_kind.items():
            found[kind] = max(pages, key=self.size) if kind in LISTS else pages[0]
        papers = self.by_kind.get("paper", ())
        formulas = {page: self.text(page).count("<math") for page in papers}
        if any(formulas.values()):
            found["math"] = max(papers, key=lambda page: formulas[page])
        return found

    @cached_property
    def by_kind(self) -> dict[str, tuple[str, ...]]:
        """Pages by kind; redirects and hand-written pages have none."""
        kinds: dict[str, list[str]] = {}
        for page in self.shown:
            if kind := kind_of(page):
                kinds.setdefault(kind, []).append(page)
        return {kind: tuple(pages) for kind, pages in kinds.items()}

    def sample(self, most: int) -> tuple[str, ...]:
        """At most `most` pages, the same each time, with one of every kind."""
        if len(self.pages) <= most:
            return self.pages
        first = dict.fromkeys(self.examples.values())
        rest = sorted(self.pages, key=lambda page: sha256(page.encode()).digest())
        return tuple(dict.fromkeys((*first, *rest)))[:most]

    def text(self, page: str) -> str:
        return (self.folder / page).read_text("utf-8")

    def size(self, page: str) -> int:
        """Bytes of a file."""
        return (self.folder / page).stat().st_size

    def is_redirect(self, page: str) -> bool:
        return 'http-equiv="refresh"' in self.text(page)[:1000]


def kind_of(page: str) -> str:
    """The kind of page at a path; "" for one without a kind."""
    return next((kind for kind, pattern in KINDS if re.fullmatch(pattern, page)), "")
