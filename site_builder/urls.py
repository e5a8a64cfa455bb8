"""Every path of the site and every relative link, and nowhere else.

Paths are relative to the site's root and end in a file name, so that one
folder works at a domain's root, below `/repo/`, and from `file://`.
"""

from __future__ import annotations

import posixpath

HOME = "index.html"
TAGS = "tags/index.html"
AUTHORS = "authors/index.html"
YEARS = "years/index.html"
SEARCH = "search.html"
ABOUT = "about.html"
NOT_FOUND = "404.html"
FEED = "feed.xml"
SITEMAP = "sitemap.xml"
ROBOTS = "robots.txt"
NO_JEKYLL = ".nojekyll"
CATALOG = "data/catalog.json"

UNDATED = "undated"
"""Slug of the list of papers without a year."""


def paper(path: str) -> str:
    """Address of the page of the paper file `papers/2024/slug.md`."""
    return path.removesuffix(".md") + ".html"


def listing(folder: str, slug: str, number: int = 1) -> str:
    """Address of page `number`, from 1, of a list: `years/2024-2.html`."""
    suffix = f"-{number}" if number > 1 else ""
    return f"{folder}/{slug}{suffix}.html"


def year(slug: str, number: int = 1) -> str:
    return listing("years", slug, number)


def tag(slug: str, number: int = 1) -> str:
    return listing("tags", slug, number)


def venue(slug: str, number: int = 1) -> str:
    return listing("venues", slug, number)


def author(slug: str, number: int = 1) -> str:
    return listing("authors", slug, number)


def feed(kind: str, slug: str) -> str:
    return f"feeds/{kind}-{slug}.xml"


def root(page: str) -> str:
    """The way from `page` up to the site's root: "" or "../" repeated."""
    return "../" * page.count("/")


def relative(target: str, page: str) -> str:
    """A link from the page at `page` to `target`, both relative to the root.

    `target` may end in `?query` or `#fragment`.
    """
    path, mark, rest = _split(target)
    here = posixpath.dirname(page)
    return posixpath.relpath(path, here or ".") + mark + rest


def absolute(target: str, site_url: str) -> str:
    """`target` below the public address, which may or may not end in a slash."""
    return f"{site_url.rstrip('/')}/{target.removesuffix('index.html') if target == HOME else target}"


def _split(target: str) -> tuple[str, str, str]:
    for mark in "?#":
        path, found, rest = target.partition(mark)
        if found:
            return path, mark, rest
    return target, "", ""
