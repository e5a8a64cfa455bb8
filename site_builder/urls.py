"""Every path of the site and every relative link, and nowhere else.

Paths are relative to the site's root and end in a file name, so that one
folder works at a domain's root, below `/repo/`, and from `file://`.
"""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlencode

HOME = "index.html"
YEARS = "years/index.html"
TAGS = "tags/index.html"
TAGS_A_Z = "tags/a-z.html"
AUTHORS = "authors/index.html"
VENUES = "venues/index.html"
NAMES = "names/index.html"
PROGRAMME = "programme/index.html"
MAP = "map.html"
SEARCH = "search.html"
TRENDS = "trends.html"
TOGETHER = "together.html"
READING_LIST = "list.html"
ABOUT = "about.html"
CHANGES = "changes.html"
HEALTH = "health.html"
CORRECT = "correct.html"
NOT_FOUND = "404.html"
FEED = "feed.xml"
CHANGES_FEED = "feeds/changes.xml"
SITEMAP = "sitemap.xml"
ROBOTS = "robots.txt"
NO_JEKYLL = ".nojekyll"
CATALOG = "data/catalog.json"
CITATIONS = "data/catalog"
"""Path of the whole catalogue's citation files, without the end that names the format."""
TRENDS_DATA = "data/trends.js"
MAP_DATA = "data/map.js"
NAMES_TABLE = "data/names.csv"
SEARCH_MANIFEST = "search/manifest.js"
ENTRIES_MANIFEST = "data/entries/manifest.js"

FOLDERS = {
    "year": "years", "tag": "tags", "venue": "venues", "author": "authors", "name": "names",
    "track": "tracks", "presentation": "presentations", "award": "awards", "session": "sessions",
}  # fmt: skip
"""Folder of a group's list, by the group's kind."""

UNDATED = "undated"
"""Slug of the list of papers without a year."""


def paper(path: str) -> str:
    """Address of the page of the paper file `papers/2024/slug.md`."""
    return path.removesuffix(".md") + ".html"


def page(path: str) -> str:
    """Address of the hand-written page `about.md`, relative to content/pages."""
    return path.removesuffix(".md") + ".html"


def group(kind: str, slug: str, number: int = 1) -> str:
    """Address of page `number`, from 1, of a group's list: `years/2024-2.html`."""
    return numbered(f"{FOLDERS[kind]}/{slug}.html", number)


def numbered(path: str, number: int) -> str:
    """Address of page `number`, from 1, of the list whose first page is `path`."""
    return path if number == 1 else f"{path.removesuffix('.html')}-{number}.html"


def feed(kind: str, slug: str) -> str:
    """Address of a group's Atom feed."""
    return f"feeds/{kind}-{slug}.xml"


def data_part(slug: str) -> str:
    """Address of one year's part of a catalogue too large for one file."""
    return f"data/papers-{slug}.json"


def citations_of_year(slug: str) -> str:
    """Path of a year's citation files, without the end that names the format."""
    return f"data/papers-{slug}"


def search(words: str = "", tags: tuple[str, ...] = ()) -> str:
    """Address of a search for words among the papers of all of the tags."""
    return f"{SEARCH}?{urlencode([('q', words), *(('tag', tag) for tag in tags)])}"


def trend(tag: str) -> str:
    """Address of the trends with the line of one tag."""
    return f"{TRENDS}?{urlencode({'tag': tag})}"


def correction(identity: str) -> str:
    """Address of the form that corrects the paper of an id."""
    return f"{CORRECT}?paper={identity}"


def originals(identity: str, digits: int) -> str:
    """Address of the file with what a paper's file says; `digits` as `spread` gives them."""
    return f"data/originals/{identity[:digits] or 'all'}.js"


def spread(papers: int) -> int:
    """How many letters of an id name its file of originals.

    Ids are hexadecimal mostly: 16 files from 65 papers on, 256 from 2,001 on.
    """
    return (papers > 64) + (papers > 2_000)


def sitemap_part(number: int) -> str:
    """Address of one part, from 1, of a sitemap too large for one file."""
    return f"sitemap-{number}.xml"


def search_file(name: str, digest: str) -> str:
    """Address of a file of the search, such as `t/12` of an index."""
    return f"search/{name}.{digest}.js"


def entries(number: int, parts: int) -> str:
    """Address of one of so many parts, from 0, of what the reading list knows of papers."""
    return f"data/entries/{parts}-{number}.js"


def asset(name: str, digest: str) -> str:
    """Address of an asset under the digest of its content."""
    stem, _, suffix = name.rpartition(".")
    return f"assets/{stem}.{digest}.{suffix}"


@lru_cache(maxsize=1 << 16)
def relative(target: str, page: str) -> str:
    """A link from the page at `page` to `target`, both relative to the root.

    `target` may end in `?query` or `#fragment`; a bare fragment stays itself.
    """
    if target.startswith("#"):
        return target
    folders, wanted = page.split("/")[:-1], target.split("/")
    shared = 0
    while shared < min(len(folders), len(wanted) - 1) and folders[shared] == wanted[shared]:
        shared += 1
    return "../" * (len(folders) - shared) + "/".join(wanted[shared:])


def absolute(target: str, site_url: str) -> str:
    """`target` below the site's public address; the home page is the bare root."""
    return f"{site_url.rstrip('/')}/{'' if target == HOME else target}"
