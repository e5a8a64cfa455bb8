"""Whether every link of a site leads somewhere, from any place it is put."""

from __future__ import annotations

import posixpath
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote

from bs4 import BeautifulSoup, Tag

from site_builder.errors import Problem

RESOURCES = frozenset(("img", "script", "source", "iframe", "audio", "video"))
STYLES = frozenset(("stylesheet", "icon", "preload"))


@dataclass(frozen=True, slots=True)
class _Link:
    page: str
    target: str
    loads: bool
    """Whether the browser fetches it by itself."""


def links(site: Path) -> Iterator[Problem]:
    """Yield an error for each link that breaks at `/`, below `/repo/` or on disk.

    Names are compared letter by letter, since a disk may not tell case and a
    server does; a link to a folder or from the server's root fails on disk.
    """
    files = {file.relative_to(site).as_posix() for file in site.rglob("*") if file.is_file()}
    anchors: dict[str, set[str]] = {}
    found: list[_Link] = []
    for page in sorted(path for path in files if path.endswith(".html")):
        soup = BeautifulSoup((site / page).read_bytes(), "lxml")
        anchors[page] = {str(tag["id"]) for tag in soup.select("[id]")}
        has_base = soup.find("base") is not None
        found.extend(link for link in _links(page, soup) if not has_base)
    for link in found:
        if reason := _fault(link, files, anchors):
            yield Problem(
                where=link.page,
                code="broken-link",
                message=f"{reason}: {link.target}",
                hint="Correct it where the page comes from: its paper, page or template.",
                severity="error",
            )


def _links(page: str, soup: BeautifulSoup) -> Iterator[_Link]:
    for tag in soup.select("[href], [src]"):
        target = tag.get("href") or tag.get("src")
        if isinstance(target, str):
            yield _Link(page, target, loads=_loads(tag))


def _loads(tag: Tag) -> bool:
    return tag.name in RESOURCES or bool(STYLES.intersection(tag.get_attribute_list("rel")))


def _fault(link: _Link, files: set[str], anchors: dict[str, set[str]]) -> str:
    """What is wrong with a link, or ""."""
    target = link.target
    if target.startswith(("http:", "https:", "mailto:", "//")):
        return "loads a file from another site" if link.loads or target.startswith("//") else ""
    if target.startswith("data:"):
        return ""
    if target.startswith("/"):
        return "starts at the server's root"
    address, _, fragment = target.partition("#")
    path, anchor = unquote(address.partition("?")[0]), unquote(fragment)
    place = posixpath.normpath(posixpath.join(posixpath.dirname(link.page), path))
    place = place if path else link.page
    if place not in files:
        return "leads to no file of the site"
    if anchor and anchor not in anchors.get(place, set()):
        return "leads to no such place in the page"
    return ""
